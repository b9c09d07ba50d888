/** Media types are such by RFC 9110: a type, a slash and a subtype, and perhaps parameters. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Operation } from "../model/operation.ts";
import type { GatheredService } from "./rule.ts";

const mediaType = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+(?:\s*;\s*[\w!#$%&'*+.^`|~-]+=(?:[\w!#$%&'*+.^`|~-]+|"[^"\\]*"))*$/;

export function mediaTypesAreSound({ operations }: GatheredService): readonly Diagnostic[] {
  return operations.flatMap(ofOperation);
}

function ofOperation({ request, response, failures, origin }: Operation): readonly Diagnostic[] {
  const payloads = [request, response.payload, ...failures.map(({ payload }) => payload)];
  return payloads.flatMap((payload) => {
    const name = "mediaType" in payload ? payload.mediaType : undefined;
    return name === undefined || mediaType.test(name) ? [] : [report("no-media-type", { name }, origin.definition)];
  });
}
