/** Several layers as one: an onion. */
import type { Layer } from "./contract.ts";

/** Puts layers around each other, the first one outermost: `layers(retry(), limit(4))`. */
export function layers<Input, Output>(...all: readonly Layer<Input, Output>[]): Layer<Input, Output> {
  return (input, core) => all.reduceRight<(input: Input) => Promise<Output>>((next, layer) => async (inner) => layer(inner, next), core)(input);
}
