/** What an edition says of endpoints, kinds and fields, found once however many findings ask for it. */
import type { Stated } from "../../facts/stated.ts";
import { rememberedOf } from "../../values/remembered.ts";
import { surveyOf, type Survey } from "../draft/survey/survey.ts";

export const surveyed = rememberedOf((stated: Stated): Survey => surveyOf(stated));
