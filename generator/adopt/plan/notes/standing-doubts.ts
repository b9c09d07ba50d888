/** Contradictions that stay although the document says something else now where one of their readings was: only a person sees whether they still hold. */
import type { PropertySignature } from "ts-morph";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { nameOf } from "../../edit/members.ts";
import { openedFiles } from "../../edit/opened-files.ts";
import { referencesTo } from "../../edit/references.ts";
import type { Texts } from "../../measured.ts";
import type { Step } from "../../step.ts";
import { literalText, literalTypesIn } from "../uris.ts";

/** Each is told once. @param texts as the steps have left them */
export function withDoubts(texts: Texts, steps: readonly Step[]): readonly Step[] {
  if (!steps.some(({ findings }) => findings.some(isAboutRow))) return steps;
  const readings = readingsIn(texts);
  const seen = new Set<string>();
  return steps.map((step) => {
    const places = new Set(step.findings.filter(isAboutRow).map(({ place }) => formatPlace(place)));
    const names = new Set(readings.flatMap(({ name, source }) => (places.has(source) && !seen.has(name) ? [name] : [])));
    names.forEach((name) => seen.add(name));
    return names.size === 0
      ? step
      : { ...step, guesses: [...(step.guesses ?? []), `that the document still says two things of ${[...names].map((name) => `"${name}"`).join(", ")}`] };
  });
}

/** A row that says another thing, or has another name. */
function isAboutRow({ change, fact, place }: Finding): boolean {
  return place.row !== undefined && change !== "moved" && (fact !== "row" || change === "renamed");
}

interface Reading {
  /** The contradiction's, or the field's that is in doubt. */
  readonly name: string;
  readonly source: string;
}

function readingsIn(texts: Texts): readonly Reading[] {
  const opened = openedFiles((file) => texts.get(file));
  return [...texts]
    .filter(([path, text]) => path.endsWith(".ts") && text.includes("Reading<"))
    .flatMap(([path]) => {
      const file = opened.open(path);
      return (file === undefined ? [] : referencesTo(file, ["Reading"])).flatMap((node) => {
        const around = node
          .getAncestors()
          .filter((one): one is PropertySignature => one.getKindName() === "PropertySignature")
          .find((one) => nameOf(one) !== "readings");
        const source = literalTypesIn(node).map(literalText)[1];
        return around === undefined || source === undefined ? [] : [{ name: nameOf(around), source }];
      });
    });
}
