/** Clauses that begin with a method and say what it does, where the path stands apart: `GET reads it, PUT replaces it; DELETE removes it.` */

export interface MethodClause {
  readonly method: string;
  readonly does: string;
}

export function methodClauses(sentence: string): readonly MethodClause[] {
  const clauses = sentence.split(between).map((clause) => whole.exec(clause));
  return clauses[0] === null ? [] : clauses.flatMap((clause) => (clause === null ? [] : [{ method: clause[1]!, does: clause[2]! }]));
}

const doing = String.raw`(?:GET|HEAD|PUT|POST|PATCH|DELETE)\s+(?!(?:requests|calls|operations|methods)\b)[a-z]+s\b`;
const between = new RegExp(String.raw`(?:[,;]\s+(?:and\s+)?|\s+and\s+)(?=${doing})`);
const whole = new RegExp(String.raw`^(?:(?:An?|The)\s+)?(?=${doing})(\S+)\s+(.*?)[.;,]*$`);
