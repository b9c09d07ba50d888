/** Drafts a service out of its document, and holds the draft against it before anything is written. */
import { draftOf, type Draft } from "../adopt/draft/draft.ts";
import { plainMarkdown, type PlainMarkdown } from "../adopt/draft/markdown/plain-markdown.ts";
import { guessMark } from "../adopt/print/comment.ts";
import type { Diagnostic, Position } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { readDocument } from "../documents/read.ts";
import type { Finding } from "../drift/findings/finding.ts";
import { generalWording } from "../facts/wording.ts";
import { grouped } from "../values/grouped.ts";
import type { Result } from "./adopt.ts";
import { unplacedOf } from "./adopted.ts";
import type { Project } from "./contract.ts";
import type { DefinitionsOptions } from "./definitions.ts";
import { draftFindings } from "./draft-findings.ts";
import { draftedDisk } from "./project/drafted-disk.ts";
import type { OtherDocument } from "./project/other-document.ts";
import type { ServiceFolder } from "./project/services.ts";

/** @param keeps whether later runs may use what this one finds out: the draft is going to be written */
export async function draftService(
  project: Project,
  folder: ServiceFolder,
  { file, text: given }: OtherDocument,
  { disk, keeps }: DefinitionsOptions,
): Promise<Result> {
  const { text, rewritten } = plainMarkdown(given);
  const document = readDocument(file, text);
  if (!document.ok) return document;
  const draft = draftOf(folder.name, document.value, text, generalWording);
  if (draft.isEmpty) return { diagnostics: [report("nothing-to-draft", { file })] };
  const texts = new Map([...draft.files].map(([path, own]) => [`${folder.folder}/${path}`, own]));
  const findings = await draftFindings(project, folder, { disk: draftedDisk(project, folder, texts, disk), keeps });
  const guessed = fewOfEach([...texts].flatMap(([path, own]) => marksIn(path, own)));
  const left = leftOut(draft.left);
  const files = [...texts].map(([path, after]) => ({ path, before: undefined, after }));
  const changes = files.map(({ path }) => ({ says: "drafted", at: { file: path, line: 1 } }));
  const value = { service: folder.name, drafted: true, changes, files };
  if (!findings.ok)
    return { value: { ...value, isUnreadable: true }, diagnostics: [report("draft-unreadable", { service: folder.name }), ...findings.diagnostics] };
  return {
    value,
    diagnostics: [
      ...left,
      ...findings.value.map((finding) => unplacedOf(finding, whyUnplaced(finding, draft))),
      ...guessed,
      ...rewritten.flatMap((one) => writtenAs(file, one)),
    ],
  };
}

function whyUnplaced({ place: { section = "" } }: Finding, { withoutOperations }: Draft): string {
  const uri = withoutOperations.get(section);
  return uri === undefined ? "the draft does not say it" : `no operation on "${uri}" is understood, which would send or answer it`;
}

function writtenAs(file: string, { sort, as, lines }: PlainMarkdown["rewritten"][number]): readonly Diagnostic[] {
  const article = /^[aeiou]/.test(as) ? "an" : "a";
  return lines.map((line) =>
    report(
      "guessed",
      {
        guess: `what this ${sort} says as ${as === "text" ? "text" : `${article} ${as}`} of Markdown, as which the draft's own edition of the document has it`,
      },
      { file, line, column: 1, length: 0 },
    ),
  );
}

interface Mark {
  readonly guess: string;
  readonly at: Position;
}

/** So many that differ in the document's words alone are told one by one. */
const few = 20;

function withoutQuoted(text: string): string {
  return text.replace(/"[^"]*"/g, '""');
}

function leftOut(left: readonly string[]): readonly Diagnostic[] {
  return [...grouped(left, (what) => withoutQuoted(what).replace(/\d+/g, "")).values()].flatMap((alike) => {
    const [next] = alike.slice(few);
    return [
      ...alike.slice(0, few).map((what) => report("not-drafted", { what })),
      ...(next === undefined ? [] : [report("not-drafted-more", { what: next, more: alike.length - few })]),
    ];
  });
}

function fewOfEach(marks: readonly Mark[]): readonly Diagnostic[] {
  const sorts = grouped(marks, ({ guess }) => withoutQuoted(guess).replace(/(?<=the type of )[^,]*/, ""));
  return [...sorts.values()].flatMap((alike) => {
    const [next] = alike.slice(few);
    return [
      ...alike.slice(0, few).map(({ guess, at }) => report("guessed", { guess }, at)),
      ...(next === undefined ? [] : [report("guessed-more", { guess: next.guess, more: alike.length - few }, next.at)]),
    ];
  });
}

/** Every mark of a guess, where it stands. */
function marksIn(file: string, text: string): readonly Mark[] {
  if (!file.endsWith(".ts")) return [];
  return text.split("\n").flatMap((line, index) => {
    const column = line.indexOf(`// ${guessMark}`);
    if (column === -1 || line.slice(0, column).trim() !== "") return [];
    const guess = line.slice(column + guessMark.length + 4);
    return [{ guess, at: { file, line: index + 1, column: column + 1, length: line.length - column } }];
  });
}
