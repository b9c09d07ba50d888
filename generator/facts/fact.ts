/**
 * What a row, a cell or a sentence of a document says, as values: the same of a document and of the definitions, so that the two
 * can be compared without their words.
 */
import type { Position } from "../diagnostics/diagnostic.ts";
import { accessWords } from "../model/access.ts";
import type { Scalar } from "../model/shape.ts";
import type { Way } from "../model/way.ts";

/** Limits of a number or of a length, both included. */
export interface Limits {
  readonly minimum?: number;
  readonly maximum?: number;
  /** What a length counts, where that is not characters. */
  readonly unit?: string;
}

export interface BitMeaning {
  readonly bit: number;
  readonly name: string;
}

/** Every sort of fact, with what its value is. */
export interface FactValues {
  /** `string`, `number`, `integer`, `boolean`, `object`, `array`, `array of objects`, or literals: `0 or 1`. */
  readonly type: string;
  readonly default: Scalar;
  readonly range: Limits;
  readonly length: Limits;
  /** How many items a list has, or how many members an object of any names. */
  readonly items: Limits;
  /** All values that are allowed. */
  readonly values: readonly Scalar[];
  /** Values that occur; others can. */
  readonly known: readonly Scalar[];
  readonly format: string;
  /** The expression that values match. */
  readonly pattern: string;
  /** The number is a multiple of it. */
  readonly step: number;
  /** The number is a sum of these. */
  readonly bits: readonly BitMeaning[];
  /** The path at which a block is a resource of its own. */
  readonly reference: string;
  /** The names of the fields that a block holds, where a row lists them. */
  readonly holds: readonly string[];
  /** A field that a sentence names with its type: `due-date (string)`. */
  readonly member: { readonly name: string; readonly type: string };
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly required: boolean;
  /** The key fields of an element. */
  readonly key: readonly string[];
  /** Seconds over which values are computed. */
  readonly windows: readonly number[];
  readonly methods: readonly string[];
  readonly path: string;
  /** What an operation is sent or answers: `none`, or the words of the document. */
  readonly request: string;
  readonly response: string;
  /** `Access level: public.` is `access-level` with the value `public`. */
  readonly property: { readonly name: string; readonly value: string };
  /** What an operation asks of its caller: each of the ways suffices. */
  readonly access: readonly Way[];
  /** The kind of a resource. */
  readonly kind: string;
  /** What the document says that it does not show, in its words. */
  readonly notShown: string;
  /** A number, name, path or term that stands in the text. */
  readonly mention: string;
}

export type FactName = keyof FactValues;

export type Fact<Name extends FactName = FactName> = {
  [One in Name]: { readonly fact: One; readonly value: FactValues[One] };
}[Name];

/** A fact, and where the document states it. */
export type StatedFact<Name extends FactName = FactName> = Fact<Name> & {
  readonly at: Position;
  /** Where each of its values stands, if not in one place. */
  readonly each?: readonly Position[];
};

/** A fact, and where in a run of text it stands. */
export type FoundFact = Fact & { readonly index: number; readonly end: number };

/** Whether a fact is who gives the value of a field, and has to: the service, or a request. */
export function saysWhoGives({ fact }: Fact): boolean {
  return fact === "required" || fact === "readOnly" || fact === "writeOnly";
}

/** The value of the fact with a name; of the first where there are several. */
export function valueOf<Name extends FactName>(facts: readonly Fact[], name: Name): FactValues[Name] | undefined {
  return facts.find(({ fact }) => fact === name)?.value as FactValues[Name] | undefined;
}

/** What facts say not to be shown, in their order. */
export function gapsAmong(facts: readonly Fact[]): readonly string[] {
  return facts.flatMap((fact) => (fact.fact === "notShown" ? [fact.value] : []));
}

/** What a gap is about, be it of all of that or of the rest: `any errors`, `other errors`. */
export function subjectOfGap(gap: string): string {
  return gap.toLowerCase().replace(/^(?:(?:any|all|the|other|others|further|remaining|more|additional|rest of(?: the)?)\s+)+/, "");
}

/** Whether a gap is what is left of its subject, of which something is shown: `other shelves`, `shelves beyond the first`. */
export function isOfRest(gap: string): boolean {
  return /^(?:(?:any|all|the)\s+)*(?:others?|further|remaining|more|additional|rest of)\b|\b(?:beyond|besides?|other than|apart from|except)\b/i.test(gap);
}

/** The clause of a sentence before its gap: `Events go to a webhook`, where `; their bodies: not shown` follows. */
export function clauseBefore(sentence: string, gap: string): string | undefined {
  const [, clause] = /^(.*\S)(?:;|[,:]|\s[-–—])\s+(?:and\s+|but\s+|while\s+)?$/i.exec(sentence.slice(0, Math.max(sentence.indexOf(gap), 0))) ?? [];
  return clause === undefined || clause.split(/\s+/).length < 3 ? undefined : clause;
}

/** A value as people read it and as it is compared: equal values read alike. */
export function factText({ fact, value }: Fact): string {
  switch (fact) {
    case "range":
      return limitsText(value);
    case "length":
    case "items":
      return limitsText(withoutZero(value));
    case "bits":
      return value.map(({ bit, name }) => `${bit} (${name})`).join(", ");
    case "values":
    case "known":
      return value.map(String).join(", ");
    case "holds":
    case "key":
    case "windows":
    case "methods":
      return value.join(", ");
    case "member":
      return `${value.name} (${value.type})`;
    case "property":
      return value.value;
    case "access":
      return accessWords(value);
    default:
      return String(value);
  }
}

/** Nothing is shorter than 0: who names a greatest number need not say so. */
function withoutZero(limits: Limits): Limits {
  const { minimum, ...most } = limits;
  return minimum === 0 && (most.maximum ?? 0) > 0 ? most : limits;
}

function limitsText({ minimum, maximum, unit }: Limits): string {
  const counted = unit === undefined ? "" : ` ${unit}`;
  if (minimum === undefined) return maximum === undefined ? "" : `at most ${maximum}${counted}`;
  if (minimum === maximum) return `exactly ${minimum}${counted}`;
  return maximum === undefined ? `at least ${minimum}${counted}` : `${minimum} to ${maximum}${counted}`;
}
