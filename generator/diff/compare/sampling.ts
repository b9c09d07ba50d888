/** Values that are computed over windows: whether one version still gives all that another one does. */
import type { Sampling } from "../../model/operation.ts";

export function computesAll(sampling: Sampling, of: Sampling): boolean {
  return (
    sampling.names === of.names && of.windows.every((one) => sampling.windows.includes(one)) && of.aggregates.every((one) => sampling.aggregates.includes(one))
  );
}
