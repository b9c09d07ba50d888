/** The path of a server stands before each URI: one that begins with it again would be called with both. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { GatheredService } from "./rule.ts";
import { uriPosition } from "./segments.ts";

/** Those of nested resources begin as the ones around them. */
export function urisDoNotRepeatServers({ servers, resources }: GatheredService): readonly Diagnostic[] {
  const paths = servers.map(({ url }) => pathOf(url)).filter((path) => path !== "");
  if (paths.length === 0) return [];
  return resources
    .filter(({ parent }) => parent === undefined)
    .flatMap((resource) => {
      const { template } = resource.uri;
      const path = paths.find((one) => `${template}/`.startsWith(`${one}/`));
      return path === undefined ? [] : [report("uri-repeats-server", { path, uri: template, rest: template.slice(path.length) || "/" }, uriPosition(resource))];
    });
}

/** Behind the host, or the variable that holds it. */
function pathOf(url: string): string {
  return url.replace(/^(?:[a-z][a-z\d+.-]*:\/\/|\{)[^/]*/i, "");
}
