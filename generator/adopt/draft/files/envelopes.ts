/** Envelopes that only an example shows: `{ "data": [ … ], "total": 3 }` around what the rows list. */

export interface Envelope {
  /** The member that holds it. */
  readonly member: string;
  readonly isList: boolean;
}

/** The only member of an example that has the names that rows list, where the example itself has none of them. */
export function envelopeIn(example: object | undefined, names: readonly string[]): Envelope | undefined {
  if (example === undefined || Array.isArray(example) || names.length === 0) return undefined;
  const members = Object.entries(example);
  const listed = names.map((name) => /^[^.[]+/.exec(name)?.[0] ?? name);
  if (members.some(([member]) => listed.includes(member))) return undefined;
  const [only, ...others] = members.flatMap(([member, value]): readonly Envelope[] => {
    const [isList, one]: readonly [boolean, unknown] = Array.isArray(value) ? [true, value[0]] : [false, value];
    const held = typeof one === "object" && one !== null && !Array.isArray(one) ? Object.keys(one) : [];
    return held.length > 0 && held.filter((name) => listed.includes(name)).length * 2 > held.length ? [{ member, isList }] : [];
  });
  return others.length === 0 ? only : undefined;
}
