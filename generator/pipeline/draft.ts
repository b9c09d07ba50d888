/** Drafts a service out of its document, and holds the draft against it before anything is written. */
import { draftOf, type Draft } from "../adopt/draft/draft.ts";
import { plainMarkdown, type PlainMarkdown } from "../adopt/draft/markdown/plain-markdown.ts";
import { guessMark } from "../adopt/print/comment.ts";
import type { Diagnostic, Position } from "../diagnostics/diagnostic.ts";
import { outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import { readDocument } from "../documents/read.ts";
import type { Finding } from "../drift/findings/finding.ts";
import { generalWording } from "../facts/wording.ts";
import { groupBy } from "../values/group-by.ts";
import { unplacedDiagnostic, type AdoptionResult } from "./adopted.ts";
import type { Project } from "../contract.ts";
import type { DefinitionsOptions } from "./definitions.ts";
import { draftFindings } from "./draft-findings.ts";
import { draftedDisk } from "./project/drafted-disk.ts";
import type { OtherDocument } from "./project/other-document.ts";
import type { ServiceFolder } from "./project/services.ts";

/** @param keeps whether later runs may use what this one finds out: the draft is going to be written */
export async function draftService(
  project: Project,
  folder: ServiceFolder,
  { file, text: original }: OtherDocument,
  { disk, keeps }: DefinitionsOptions,
): Promise<AdoptionResult> {
  const { text, rewritten } = plainMarkdown(original);
  const document = readDocument(file, text);
  if (!document.ok) return document;
  const draftWith = async (unsaid: readonly Finding[]): Promise<DraftAttempt> => {
    const draft = draftOf(folder.name, document.value, text, generalWording, unsaid.map(lineOf));
    const texts = new Map([...draft.files].map(([path, own]) => [`${folder.folder}/${path}`, own]));
    const findings = draft.isEmpty ? noFindings : await draftFindings(project, folder, { disk: draftedDisk(project, folder, texts, disk), keeps });
    return { draft, texts, findings, unsaid };
  };
  const first = await draftWith([]);
  if (first.draft.isEmpty) return { diagnostics: [report("nothing-to-draft", { file })] };
  const { draft, texts, findings, unsaid } = await withStatements(first, draftWith);
  const guessed = fewOfEach([...texts].flatMap(([path, own]) => marksIn(path, own)));
  const left = omissions(draft.left);
  const files = [...texts].map(([path, after]) => ({ path, before: undefined, after }));
  const changes = files.map(({ path }) => ({ says: "drafted", at: { file: path, line: 1 } }));
  const value = { service: folder.name, drafted: true, changes, files };
  if (!findings.ok)
    return { value: { ...value, isUnreadable: true }, diagnostics: [report("draft-unreadable", { service: folder.name }), ...findings.diagnostics] };
  return {
    value,
    diagnostics: [
      ...left,
      ...statedAlone(unsaid, text, draft),
      ...findings.value.map((finding) => unplacedDiagnostic(finding, whyUnplaced(finding, draft))),
      ...guessed,
      ...rewritten.flatMap((one) => writtenAs(file, one)),
    ],
  };
}

interface DraftAttempt {
  readonly draft: Draft;
  readonly texts: ReadonlyMap<string, string>;
  readonly findings: Awaited<ReturnType<typeof draftFindings>>;
  /** What it would say too little of, were it not for statements. */
  readonly unsaid: readonly Finding[];
}

const noFindings: DraftAttempt["findings"] = outcome([], []);

/** How often what a draft lacks may be stated: statements can make known that more is lacking. */
const rounds = 3;

/** The draft with statements in the places of what it would say too little of, as long as they help. */
async function withStatements(first: DraftAttempt, draftWith: (unsaid: readonly Finding[]) => Promise<DraftAttempt>): Promise<DraftAttempt> {
  let best = first;
  for (let round = 0; round < rounds && best.findings.ok && best.findings.value.length > 0; round += 1) {
    const next = await draftWith([...best.unsaid, ...best.findings.value]);
    if (!next.findings.ok || next.findings.value.length >= best.findings.value.length) break;
    best = next;
  }
  return best;
}

function lineOf({ document }: Finding): number {
  return document.line;
}

/** What only a statement says, of which definitions have more than statements. */
function statedAlone(unsaid: readonly Finding[], text: string, draft: Draft): readonly Diagnostic[] {
  const lines = text.split("\n");
  return omissions(
    [...groupBy(unsaid, lineOf)].map(
      ([line, [finding]]) =>
        `the facts of line ${line}, "${lines[line - 1]!.trim().slice(0, 80)}", which a statement alone has, since ${whyUnplaced(finding!, draft)}`,
    ),
  );
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
const mostOfASort = 20;

function withoutQuoted(text: string): string {
  return text.replace(/"[^"]*"/g, '""');
}

function omissions(left: readonly string[]): readonly Diagnostic[] {
  return [...groupBy(left, (what) => withoutQuoted(what).replace(/\d+/g, "")).values()].flatMap((alike) => {
    const [next] = alike.slice(mostOfASort);
    return [
      ...alike.slice(0, mostOfASort).map((what) => report("not-drafted", { what })),
      ...(next === undefined ? [] : [report("not-drafted-more", { what: next, more: alike.length - mostOfASort })]),
    ];
  });
}

function fewOfEach(marks: readonly Mark[]): readonly Diagnostic[] {
  const sorts = groupBy(marks, ({ guess }) => withoutQuoted(guess).replace(/(?<=the type of )[^,]*/, ""));
  return [...sorts.values()].flatMap((alike) => {
    const [next] = alike.slice(mostOfASort);
    return [
      ...alike.slice(0, mostOfASort).map(({ guess, at }) => report("guessed", { guess }, at)),
      ...(next === undefined ? [] : [report("guessed-more", { guess: next.guess, more: alike.length - mostOfASort }, next.at)]),
    ];
  });
}

/** Every mark of a guess, at what is marked: the line that shows it need not repeat the mark. */
function marksIn(file: string, text: string): readonly Mark[] {
  if (!file.endsWith(".ts")) return [];
  const lines = text.split("\n");
  return lines.flatMap((line, index) => {
    const guess = line.trimStart().startsWith(`// ${guessMark}`) ? line.trimStart().slice(guessMark.length + 4) : undefined;
    if (guess === undefined) return [];
    const marked = lines.findIndex((one, at) => at > index && !/^\s*(?:\/\/|\/\*\*|\*)/.test(one));
    const column = lines[marked]!.search(/\S/);
    return [{ guess, at: { file, line: marked + 1, column: column + 1, length: lines[marked]!.length - column } }];
  });
}
