/** Names for the types, members and files of a draft, out of the words of a document. */
import { nearestIdentifier } from "../../views/emit/typescript.ts";
import { credentialWords } from "../words/credentials.ts";
import { generalModule } from "../words/general-type.ts";

/** In PascalCase; never a name that the vocabulary or TypeScript has. */
export function typeName(...words: readonly string[]): string {
  const safe = nearestIdentifier(joined(words));
  return ofTypeScript.has(safe) || vocabulary.has(safe) ? `${safe}Type` : safe;
}

/** The same for a file that imports of the vocabulary only what fields are made of. */
export function resourceTypeName(...words: readonly string[]): string {
  const safe = nearestIdentifier(joined(words));
  return ofTypeScript.has(safe) || generalModule(safe) !== undefined ? `${safe}Type` : safe;
}

/** In camelCase. */
export function memberName(text: string): string {
  const named = joined([text]);
  return named[0]!.toLowerCase() + named.slice(1);
}

/** In ASCII: OpenAPI takes nothing else in the names of components. */
function joined(words: readonly string[]): string {
  const parts = words.flatMap(
    (word) =>
      word
        .normalize("NFKD")
        .replace(/\p{M}+/gu, "")
        .match(/[A-Za-z0-9]+/g) ?? [],
  );
  return parts.map((part) => part[0]!.toUpperCase() + part.slice(1)).join("") || "Thing";
}

/** A file's name out of a segment of a URI: readable where that can be, else by the codes of its characters. */
export function fileName(segment: string): string {
  const plain = segment
    .replace(/[^\w.-]/g, (character) => `_${character.codePointAt(0)!.toString(16)}`)
    .replace(/^\.+/, "_")
    .slice(0, 100);
  return plain === "" || /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(plain) ? `_${plain}` : plain;
}

/** The name, or with a number the first that nobody has; names that differ in case alone are one name to some disks. */
export function uniqueName(wanted: string, taken: Set<string>): string {
  let named = wanted;
  for (let count = 2; taken.has(named.toLowerCase()); count += 1) named = `${wanted}${count}`;
  taken.add(named.toLowerCase());
  return named;
}

const ofTypeScript = new Set(
  "Array Boolean Function Number Object String Symbol RegExp Partial Required Readonly Pick Record Exclude Extract Omit NonNullable Awaited Promise".split(" "),
);

const vocabulary = new Set([
  ...credentialWords,
  ...(
    "Range Text Default Integer OpenEnum Bits ReadOnly Format Partly NotShown Says Closed OneKeyed Reading Doubted Pattern Facets Contradiction " +
    "Resource GenericResource Facts Operation Get Post Put Patch Delete None Silent MediaType When Derived Query Headers Status Failures Contains " +
    "LooksUp Sampled Notes IfGiven Assigned PathOf AddressedAt Counter Gauge CounterName Under Last KeyOf KeyFields Changes Service Server Uri Gaps " +
    "Statements Contradictions Scheme UnderName ListUnderName WithPath"
  ).split(" "),
]);
