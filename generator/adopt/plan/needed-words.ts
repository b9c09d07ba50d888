/** What declarations that come need from elsewhere. */
import { typeNamesIn } from "../print/names-in.ts";
import type { DeclarationSyntax } from "../print/syntax.ts";
import type { Step } from "../step.ts";
import { moduleOf } from "../words/general-type.ts";

/** The tool's words in declarations of a file. */
export function neededWords(declarations: readonly DeclarationSyntax[], file: string): Step["needs"] {
  return [...typeNamesIn(declarations)].flatMap((one) => {
    const from = moduleOf(one);
    return from === undefined ? [] : [{ name: one, from, file }];
  });
}
