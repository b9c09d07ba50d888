import type { HeaderCredential, Server, Service } from "specwright/http";
import type { NotShown, Reading } from "specwright/words";

/**
 * `${globalThis.x=1}` "quotes" 'quotes' \ `<b title=x>` </b> {{x}} {{{x}}} {{#each}} ]]> <!-- -->
 *
 * | a | b |
 * |---|---|
 * # no heading
 * ---
 * [x](https://a.example "t") ![x](y) [x]: http://a
 * ~~~
 * ```
 * @source Texts
 */
export type Hostile = Service<{
  title: "*/ alert(1) /* \" ' ` ${x} \\ <script> {{x}} : # &a *a";
  version: "!!js/function ~ 0x10 {{x}}";
  document: "document.md";
  servers: {
    /**
     * {{x}} `` ` ``
     * @source Texts
     */
    main: Server<"{base}/api", { base: "https://api.example/$(x);y" }>;
  };
  security: {
    /**
     * *bold* [x](https://a.example) |
     * @source Texts
     */
    key: HeaderCredential<"X-Key", "Wo`rd", "<${KEY}> {{x}} */">;
  };
  headers: {
    /**
     * # heading
     * @source Texts
     */
    "X-It's"?: "*/ {{x}} ${x}";
  };
  statements: {
    /** @source Texts */
    "__proto__": "*/ alert(1) /* </script> {{x}} | ` # ---";
    /** @source Texts */
    constructor: "line\nbreak\r\n# heading\n\n- item\u2028x\u0000";
  };
  notShown: {
    /** @source Texts */
    "*/": NotShown<"[x](y) <img src=x> `a | b` *bold* {{{x}}}">;
    /** @source Texts */
    "a: b": NotShown<"```\ncode\n```\n\ud800">;
  };
  contradictions: {
    /** @source Texts */
    "#": {
      about: "*/ `${x}` </script> {{x}}";
      readings: [
        Reading<"- item\n# heading | x", "Texts">,
        Reading<"<!-- --> ]]> \\ \u202ertl\u202c", "&a *a !!js/function ~ `code` > # heading">,
      ];
      choice: "~~x~~ _a_ {{#each}} \ufeff";
    };
  };
}>;
