/** What an edition says of endpoints, kinds and fields, found once however many findings ask for it. */
import type { Stated } from "../../facts/stated.ts";
import { memoizeByObject } from "../../values/memoize.ts";
import { surveyOf, type Survey } from "../draft/survey/survey.ts";

export const surveyed = memoizeByObject((stated: Stated): Survey => surveyOf(stated));
