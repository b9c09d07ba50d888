/** Tries types through the generator's own reader, each in a file of its own beside the one that it is meant for. */
import { readModules } from "../../read/modules.ts";
import type { SourceFiles } from "../../read/program.ts";
import type { ShapeReading } from "../../read/reading.ts";
import { absoluteFile } from "../../read/source.ts";
import type { Needed } from "../edit/imports.ts";
import { literalToken, nameToken } from "../print/token.ts";

/** A type as text, with the names that it needs from elsewhere. */
export interface Candidate {
  readonly text: string;
  readonly needs: readonly Needed[];
  /** A row of the same name that states the same has it: what it says beyond the row, the document says elsewhere. */
  readonly proven?: true;
  /** Another row has it. */
  readonly lent?: true;
}

export interface Trial {
  readonly root: string;
  readonly files: SourceFiles;
}

/** What each candidate says in a file; undefined where it is no type there. */
export function shapesOf(
  trial: Trial,
  file: string,
  text: string,
  imported: ReadonlySet<string>,
  candidates: readonly Candidate[],
): readonly (ShapeReading | undefined)[] {
  const path = (index: number): string => absoluteFile(trial.root, `${file.replace(/\.ts$/, "")}.~${index}.ts`);
  const texts = new Map(candidates.map(({ text: type, needs }, index) => [path(index), trialText(text, imported, type, needs)] as const));
  const files: SourceFiles = {
    read: (one) => texts.get(one) ?? trial.files.read(one),
    isFile: (one) => texts.has(one) || trial.files.isFile(one),
    isFolder: trial.files.isFolder,
  };
  return readModules(trial.root, [...texts.keys()], files).map(({ schemas }) => {
    const shape = schemas.find(({ declaredName }) => declaredName === holder)?.shape;
    return shape?.is === "object" ? shape.fields[0]?.shape : undefined;
  });
}

const holder = "SpecwrightTrial";

function trialText(text: string, imported: ReadonlySet<string>, type: string, needs: readonly Needed[]): string {
  const imports = needs.filter(({ name }) => !imported.has(name)).map(({ name, from }) => `import type { ${nameToken(name)} } from ${literalToken(from)};\n`);
  return `${imports.join("")}${text}\n/** @source x */\nexport interface ${holder} { value: ${type} }\n`;
}
