/** What a block holds as YAML. */
import { parse } from "yaml";

/** Undefined where the text is no YAML, as most blocks are. */
export function yamlIn(text: string): unknown {
  try {
    return parse(text, { logLevel: "error" });
  } catch {
    return undefined;
  }
}
