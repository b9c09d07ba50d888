/** Tries types through the generator's own reader, each in a file of its own beside the one that it is meant for. */
import { posix } from "node:path";
import { readModules } from "../../read/modules.ts";
import type { SourceFiles } from "../../read/program.ts";
import { absoluteFile } from "../../read/reading-context.ts";
import type { ShapeReading } from "../../read/reading.ts";
import { memoizeByObject } from "../../values/memoize.ts";
import type { NeededImport } from "../edit/imports.ts";
import { literalToken, nameToken } from "../print/token.ts";

/** A type as text, with the names that it needs from elsewhere. */
export interface Candidate {
  readonly text: string;
  readonly needs: readonly NeededImport[];
  /** A row of the same name that states the same has it: what it says beyond the row, the document says elsewhere. */
  readonly proven?: true;
  /** Another row has it. */
  readonly lent?: true;
}

/** The file that a type is meant for. */
export interface Surroundings {
  readonly file: string;
  readonly text: string;
  /** Its imports alone. */
  readonly imports: string;
  readonly imported: ReadonlySet<string>;
  readonly declared: ReadonlySet<string>;
}

/** What each candidate says in a file; undefined where it is no type there. */
export function readCandidates(
  root: string,
  files: SourceFiles,
  around: Surroundings,
  candidates: readonly Candidate[],
): readonly (ShapeReading | undefined)[] {
  const folder = posix.dirname(around.file);
  const texts = candidates.map((one) => trialText(around, one));
  const keys = texts.map((text) => `${folder}\n${text}`);
  const known = knownIn(files);
  const unknown = [...new Map(keys.flatMap((key, index) => (known.has(key) ? [] : [[key, texts[index]!] as const])))];
  const shapes = read(
    root,
    files,
    folder,
    unknown.map(([, text]) => text),
  );
  for (const [index, [key]] of unknown.entries()) known.set(key, shapes[index]);
  return keys.map((key) => known.get(key));
}

/** Thousands of fields are tried with the same types: what one says follows from its text and its folder. */
const knownIn = memoizeByObject((_files: SourceFiles) => new Map<string, ShapeReading | undefined>());

function read(root: string, files: SourceFiles, folder: string, texts: readonly string[]): readonly (ShapeReading | undefined)[] {
  const byPath = new Map(texts.map((text, index) => [absoluteFile(root, `${folder}/~${index}.ts`), text] as const));
  const withTexts: SourceFiles = {
    read: (one) => byPath.get(one) ?? files.read(one),
    isFile: (one) => byPath.has(one) || files.isFile(one),
    isFolder: files.isFolder,
  };
  return readModules(root, [...byPath.keys()], withTexts).map(({ schemas }) => {
    const shape = schemas.find(({ declaredName }) => declaredName === holder)?.shape;
    return shape?.is === "object" ? shape.fields[0]?.shape : undefined;
  });
}

const holder = "SpecwrightTrial";

/** What the file declares stands beside the type where that may call it. */
function trialText({ text, imports, imported, declared }: Surroundings, { text: type, needs }: Candidate): string {
  const isOwn = (name: string): boolean => imported.has(name) || declared.has(name);
  const needed = needs.filter(({ name }) => !isOwn(name)).map(({ name, from }) => `import type { ${nameToken(name)} } from ${literalToken(from)};\n`);
  const beside = (type.match(identifier) ?? []).some((name) => declared.has(name)) ? text : imports;
  return `${needed.join("")}${beside}\n/** @source x */\nexport interface ${holder} { value: ${type} }\n`;
}

const identifier = /[\p{ID_Start}_$][\p{ID_Continue}$]*/gu;
