import type { Facts, Failures, Get, Query, Resource, When } from "specwright/http";
import type { OpenEnum } from "specwright/words";
import type { AnyText, Texts } from "./texts.ts";

/**
 * *\/ {{x}} | ` <b>
 * @source Paths > /$(x);y='1'/{id}
 */
export type Things = Hostility<{ uri: "/$(x);y='1'/{id}"; "__proto__": "*/ {{x}}"; "a b": "</script>" }>;

interface HostilityFacts extends Facts {
  "__proto__"?: string;
  "a b"?: string;
}

interface Where {
  /**
   * ${x} `{{x}}`
   * @source Texts
   */
  id: string;
}

interface Asked {
  /**
   * # heading
   * @source Texts
   */
  "a[b]"?: AnyText;
  /** @source Texts */
  "{{x}}"?: OpenEnum<"*/" | "`" | "</script>", "*/ | ` {{x}} </script>">;
}

/**
 * <img src=x>
 * @kind K"i'n`d {{x}} <b> # |
 * @source Texts
 */
interface Hostility<Of extends HostilityFacts> extends Resource<Of["uri"], Where> {
  /**
   * `${x}` "quoted" | {{x}} <b> # no heading
   *
   * ```
   * a fence
   * @source Texts
   */
  "get": Get<Of["uri"], Cells> & Query<Asked> & When<"*/ {{x}} ` | \n# heading"> & Failures<{
    /** </script> {{x}} ` | # */
    404: Texts;
  }>;
}

/**
 * {@link x} _a_ *b* ~~c~~
 * @source &a *a !!js/function ~ `code`
 * @example {"a | b": "*\/ {{x}} `", "# heading": "\u2028\ud800", "{{{x}}}": "</script>"}
 */
export interface Cells {
  "a | b": string;
  /** @example *\/ {{x}} ` " */
  "{{{x}}}": string;
  "`"?: string;
  /** @deprecated </script> */
  "</script><script>"?: string;
  "# heading"?: string;
  "[x](javascript:alert(1))"?: string;
}
