/** A configuration file's options. JSON is parsed as such; the TypeScript reader is loaded for a `.ts` file, and to find the place of a mistake. */
import type { Position } from "../diagnostics/diagnostic.ts";
import { jsonErrorIn } from "../diagnostics/json-error.ts";
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import type { Disk } from "../disk/disk.ts";
import { readText } from "../disk/read-text.ts";
import type { Json } from "../model/shape.ts";
import type { Literal } from "../read/nodes/literal.ts";
import type { Options } from "./options.ts";
import { validateOptions, type PlaceOf } from "./validate.ts";

/** Reads a file of one literal; given by whoever may load it. */
export type ReadLiteral = (file: string, text: string) => Promise<Outcome<Literal>>;

export interface Configuration {
  readonly options: Options;
  /** Where the value at a JSON pointer is given. */
  readonly placeOf: (pointer: string) => Promise<Position | undefined>;
}

/** `shown` is the file's path from the project's root. */
export async function readConfiguration(file: string, shown: string, disk: Disk, readLiteral: ReadLiteral): Promise<Outcome<Configuration>> {
  const text = readText(file, { disk, shown });
  if (!text.ok) return text;
  const lookUp = placesOf(shown, text.value, readLiteral);
  const value = file.endsWith(".json") ? await jsonOf(shown, text.value, readLiteral) : valueOf(await readLiteral(shown, text.value));
  if (!value.ok) return value;
  const unplaced = validateOptions(value.value, () => undefined);
  const options = unplaced.ok ? unplaced : validateOptions(value.value, await lookUp());
  if (!options.ok) return options;
  return outcome({ options: options.value, placeOf: async (pointer) => (await lookUp())(pointer) }, []);
}

/** The places in a file, found only once something has to be said about one. */
function placesOf(file: string, text: string, readLiteral: ReadLiteral): () => Promise<PlaceOf> {
  return async () => {
    const literal = await readLiteral(file, text);
    return (pointer) => (literal.ok ? literal.value.places.get(pointer) : undefined);
  };
}

function valueOf(literal: Outcome<Literal>): Outcome<Json> {
  return literal.ok ? outcome(literal.value.value, literal.diagnostics) : literal;
}

/** Strict JSON. The reader is more lenient, so its complaint, with a place, comes first, and the parser's after it. */
async function jsonOf(file: string, text: string, readLiteral: ReadLiteral): Promise<Outcome<Json>> {
  try {
    return outcome(JSON.parse(text) as Json, []);
  } catch (error) {
    const literal = await readLiteral(file, text);
    if (!literal.ok) return literal;
    const { why, at } = jsonErrorIn(error, text, file);
    return failure([report("config-no-json", { why: `${why}.` }, at)]);
  }
}
