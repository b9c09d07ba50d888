/** What an operation is called, after the verb that its purpose begins with: `Read one element` is `read`, `Creates a thing` is `create`. */
import type { Effect } from "../../../model/operation.ts";
import { isIdentifier } from "../survey/requests/purposes.ts";

/** After its method where the purpose begins with no verb. */
export function operationName(purpose: string, method: string, effect: Effect): string {
  if (isIdentifier(purpose)) return purpose;
  const plain = method.toLowerCase();
  const [first = "", next = ""] = leadOf(inOneLanguage(purpose).toLowerCase());
  if (isNoVerb.test(first)) return plain;
  if (effect === "list" && ofReading.test(first)) return "list";
  const verb = verbIn(first);
  // What else than a read answers with tells nothing of what it does.
  if (ofAnswering.test(first)) return effect === "read" || effect === "list" ? "get" : plain;
  if (verb !== undefined) return verb;
  // `Room details`, `Virtual machine index`: what reads is called by what it reads as often as not.
  if (method === "GET" || method === "HEAD") return effect === "list" ? "list" : plain;
  return article.test(next) ? withoutEnding(first) : first;
}

/** `Zone lesen / Read the zone` */
function inOneLanguage(purpose: string): string {
  const languages = purpose.split(" / ");
  return languages.find((one) => verbIn(/^\p{L}+/u.exec(one.toLowerCase())?.[0] ?? "") !== undefined) ?? languages[0]!;
}

/** The word that tells what is done, and the next one: `Can be used to start a thing`, `Permanently deletes a thing`. */
function leadOf(purpose: string): readonly string[] {
  const [, first, next] = /^(?:(?:can|may|must|should|will|be|is|used|to|allows?|\p{L}{4,}[^p]ly)\s+)*([\p{L}-]+)(?:\s+(\p{L}+))?/u.exec(purpose) ?? [];
  return [first ?? "", next ?? ""];
}

const isNoVerb = /^(?:|the|an?|one|all|its?|this|any|if|only|no|not|with|without|since|see|get|head|put|post|patch|delete)$/;
const article = /^(?:the|an?|one|all|its?|this|any|every|several|new)$/;
const ofReading = /^(?:reads?|gets?|returns?|retrieves?|fetch(?:es)?|shows?|lists?)$/;
const ofAnswering = /^(?:returns?|answers?|responds?|replies|gets|retrieves|fetches|shows)$/;

/** Those that references of APIs begin with. */
const verbs: ReadonlySet<string> = new Set(
  (
    "read get list write set create add update modify change replace delete remove start stop restart reset send submit register deregister publish declare consume " +
    "acknowledge search find query show retrieve fetch describe check enable disable lock unlock open close cancel pause resume run rename upload download import export " +
    "move copy count watch poll test validate verify mark follow block kick drop"
  ).split(" "),
);

/** `deletes`, `deleting` */
function verbIn(word: string): string | undefined {
  const stem = word.replace(/ing$/, "");
  return [word, word.replace(/s$/, ""), word.replace(/es$/, ""), word.replace(/ies$/, "y"), stem, `${stem}e`, stem.replace(/(.)\1$/, "$1")].find((one) =>
    verbs.has(one),
  );
}

/** `Sets a thing` */
function withoutEnding(word: string): string {
  return word
    .replace(/(?<=[^aeiou])ies$/, "y")
    .replace(/(?<=[^aeious])es$|(?<=[^s])s$/, (ending) => (/(?:ch|sh|x|z)es$/.test(word) || ending === "s" ? "" : "e"));
}
