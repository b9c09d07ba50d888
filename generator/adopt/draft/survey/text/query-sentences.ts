/** What sentences say that goes into the query of a request: `limit (1-100, default 20) and offset page the list`, `Supports ?expand=`. */

export interface QueryName {
  readonly name: string;
  /** What stands in brackets behind it. */
  readonly remark?: string;
  /** No word of the sentence says that it stands in the query. */
  readonly inDoubt?: true;
}

/** Each name once, in the order of the sentence. */
export function queryNames(sentence: string): readonly QueryName[] {
  const text = sentence.replaceAll("`", "");
  const found = [...pagingIn(text), ...calledIn(text), ...writtenIn(text)];
  return [...new Map(found.map((one) => [one.name, one])).values()].toSorted((one, other) => text.indexOf(one.name) - text.indexOf(other.name));
}

/** The clause of the sentence that names it first. */
export function clauseWith(sentence: string, { name: called }: QueryName): string {
  return sentence.split(/;\s+/).find((clause) => queryNames(clause).some((one) => one.name === called)) ?? sentence;
}

/** No name is one of the words that go on about names. */
const name = String.raw`(?<![\p{L}\p{N}_$])(?!(?:both|each|all|either|which|that|whose|where|when|the|an?|is|are|can|may|must|as|and|or)(?![\p{L}\p{N}_-]))[\p{L}_$](?:[\p{L}\p{N}_$.[\]-]*[\p{L}\p{N}_$\]])?`;
const named = String.raw`${name}(?:\s+\([^()]*\))?`;
const names = String.raw`${named}(?:(?:,\s+(?:and\s+|or\s+)?|\s+and\s+|\s+or\s+)${named})*`;

/** A list of names begins with none of the words that tell where something stands, or stand for a noun. */
const begins = String.raw`(?!(?:of|for|in|to|with|by|on|it|this|they|them|these|those|one|included|listed|shown|described|supported|accepted|available|given|used|below|above)(?![\p{L}\p{N}_-]))`;

/** `?limit= (1–200, default 50)`; a query behind a path is one that is shown. */
function writtenIn(text: string): readonly QueryName[] {
  return [...text.matchAll(written)].map(([, one, remark]) => ({ name: one!, ...(remark === undefined ? {} : { remark }) }));
}

const written = new RegExp(String.raw`(?<![\p{L}\p{N}/}.])[?&](${name})=(?:[\w{}<>.|-]*)(?:\s+\(([^()]*)\))?`, "gu");

/**
 * `takes the query parameters a and b`, `limit and offset as query parameters`, `the query parameter near`, `with the query parameter kind, whose value is one
 * of a, b`
 */
function calledIn(text: string): readonly QueryName[] {
  return called.flatMap((pattern) => {
    const found = pattern.exec(text);
    const [only, ...others] = found === null ? [] : listed(found[1]!);
    if (only === undefined || others.length > 0) return only === undefined ? [] : [only, ...others];
    const remark = only.remark ?? more.exec(text.slice(text.indexOf(only.name, found!.index) + only.name.length))?.[1];
    return [{ ...only, ...(remark === undefined ? {} : { remark }) }];
  });
}

/** What a clause says of the one name before it. */
const more = /^,\s+(?:whose values? (?:is|are|can be|must be)|which (?:is|can be|must be|takes))\s+([^.;]+)/;

const word = "query (?:parameters?|params?|arguments?)";
const called: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:takes?|accepts?|supports?|allows?|has|with)\s+(?:the\s+|an?\s+|these\s+)?(?:optional\s+)?${word}:?\s+${begins}(${names})`, "u"),
  new RegExp(
    String.raw`\b(?:takes?|accepts?|supports?|allows?)\s+${begins}(${names})\s+(?:as|in)\s+(?:an?\s+|the\s+)?(?:optional\s+)?(?:${word}|query)\b`,
    "u",
  ),
  new RegExp(String.raw`\b[Tt]he\s+(?:optional\s+)?${word}\s+${begins}(${names})\s+(?!(?:of|for|in)\b)`, "u"),
];

/** `limit (1-100, default 20) and offset page the list`: a sentence begins with no small letter unless that is a name. */
function pagingIn(text: string): readonly QueryName[] {
  const list = paging.exec(text)?.[1];
  return list === undefined ? [] : listed(list).map((one) => ({ ...one, inDoubt: true }));
}

const paging = new RegExp(
  String.raw`(?:^|;\s+)(?=\p{Ll})${begins}(${names})\s+(?:pages?|paginates?|filters?|sorts?|orders?|narrows?|restricts?)\s+(?:the\s+|its\s+)?(?:lists?|results?|items|entries|answers?|collection|output)\b`,
  "u",
);

function listed(list: string): readonly QueryName[] {
  return [...list.matchAll(new RegExp(String.raw`(${name})(?:\s+\(([^()]*)\))?`, "gu"))].map(([, one, remark]) => ({
    name: one!,
    ...(remark === undefined ? {} : { remark }),
  }));
}
