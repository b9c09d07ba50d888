/** Names as people look them up: `port-9` before `port-10`. The same on every machine, whatever its language. */
export function byNaturalOrder(left: string, right: string): number {
  const [ours, theirs] = [piecesOf(left), piecesOf(right)];
  for (let at = 0; at < Math.min(ours.length, theirs.length); at += 1) {
    const order = byPiece(ours[at]!, theirs[at]!);
    if (order !== 0) return order;
  }
  // Names that differ in leading zeros alone have an order as well.
  return ours.length - theirs.length || byUnits(left, right);
}

/** Numbers, and what is between them. */
function piecesOf(name: string): readonly string[] {
  return name.match(/\d+|\D+/g) ?? [];
}

function byPiece(left: string, right: string): number {
  if (!/^\d/.test(left) || !/^\d/.test(right)) return byUnits(left, right);
  const [one, other] = [left, right].map((digits) => digits.replace(/^0+(?=\d)/, "")) as [string, string];
  return one.length - other.length || byUnits(one, other);
}

function byUnits(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
