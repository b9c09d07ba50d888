/** The keys of a path item under which operations stand. */
import { methods } from "../model/operation.ts";
import type { Verb } from "./document.ts";

export const verbs = methods.map((method) => method.toLowerCase() as Verb);
