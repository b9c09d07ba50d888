/** The findings that a service accepts, each with its reason: `accepted.json` beside the definitions. */
import type { Diagnostic, Position } from "../diagnostics/diagnostic.ts";
import { jsonErrorIn } from "../diagnostics/json-error.ts";
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import type { Disk } from "../disk/disk.ts";
import { readText } from "../disk/read-text.ts";

export interface Acceptance {
  readonly fingerprint: string;
  readonly reason: string;
  /** Where the ledger says so. */
  readonly at: Position;
}

/** `definitions` has warnings; `since` has findings of `drift` that only a comparison with an earlier version shows. */
const sections = ["definitions", "drift", "since", "diff"] as const;

export type Ledger = { readonly [Section in (typeof sections)[number]]: readonly Acceptance[] };

/** A service without the file accepts nothing. `shown` is the path as diagnostics name it. */
export function readLedger(path: string, shown: string, disk: Disk): Outcome<Ledger> {
  if (disk.stat(path) === undefined) return outcome({ definitions: [], drift: [], since: [], diff: [] }, []);
  const text = readText(path, { disk, shown, limit: 10_000_000 });
  return text.ok ? parseLedger(text.value, shown) : text;
}

export function parseLedger(text: string, file: string): Outcome<Ledger> {
  const placeOf = (words: string): Position => positionIn(text, words, file);
  const wrong = (subject: string, wanted: string, at: Position): Diagnostic => report("ledger-of-other-form", { subject, wanted }, at);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const { why, at } = jsonErrorIn(error, text, file);
    return failure([report("ledger-no-json", { why }, at)]);
  }
  if (!isRecord(value)) return failure([wrong("What is accepted", "an object", placeOf(""))]);
  const unknown = Object.keys(value).filter((key) => !sections.some((section) => section === key));
  const found = unknown.map((key) => wrong(`"${key}"`, `one of ${sections.join(", ")}`, placeOf(JSON.stringify(key))));
  const listIn = (section: keyof Ledger): readonly Acceptance[] => {
    const list = value[section] ?? [];
    if (!Array.isArray(list)) found.push(wrong(`"${section}"`, "a list", placeOf(`"${section}"`)));
    const read = Array.isArray(list) ? list.map((entry: unknown) => acceptanceOf(entry, section, placeOf)) : [];
    found.push(...read.flatMap(({ diagnostics }) => diagnostics));
    const accepted = read.flatMap((one) => (one.ok ? [one.value] : []));
    found.push(...repeated(accepted));
    return accepted;
  };
  return outcome({ definitions: listIn("definitions"), drift: listIn("drift"), since: listIn("since"), diff: listIn("diff") }, found);
}

function acceptanceOf(entry: unknown, section: string, placeOf: (words: string) => Position): Outcome<Acceptance> {
  const { fingerprint, reason } = isRecord(entry) ? entry : {};
  if (typeof fingerprint !== "string" || !/^[0-9a-f]{16}$/.test(fingerprint)) {
    const written = typeof fingerprint === "string" ? JSON.stringify(fingerprint) : `"${section}"`;
    return failure([
      report(
        "ledger-of-other-form",
        { subject: `The fingerprint of an entry of "${section}"`, wanted: "16 hexadecimal digits, as a finding shows them" },
        placeOf(written),
      ),
    ]);
  }
  const at = placeOf(`"${fingerprint}"`);
  if (typeof reason !== "string" || reason.trim() === "") return failure([report("ledger-without-reason", { fingerprint }, at)]);
  return outcome({ fingerprint, reason, at }, []);
}

function repeated(accepted: readonly Acceptance[]): readonly Diagnostic[] {
  const again = accepted.filter(({ fingerprint }, index) => accepted.findIndex((one) => one.fingerprint === fingerprint) < index);
  return again.map(({ fingerprint, at }) => report("ledger-twice", { fingerprint }, at));
}

/** Where a text first has these words; its start where it has not. */
function positionIn(text: string, words: string, file: string): Position {
  const before = text.slice(0, Math.max(0, text.indexOf(words))).split("\n");
  return { file, line: before.length, column: before.at(-1)!.length + 1, length: words.length };
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
