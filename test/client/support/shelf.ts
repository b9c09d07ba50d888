/** A service that takes bodies of all sorts that are no JSON. */
import { service } from "../../support/in-memory.ts";

export const shelf = service({
  "document.md": "# Things\n\n| Field | Type |\n|---|---|\n| file | string |\n| title | string |\n",
  "things.ts": `
import type { Facts, MediaType, None, Post, Put, Resource } from "specwright/http";
import type { Format, NotShown } from "specwright/words";

/** @source Things */
export interface Store<Of extends Facts> extends Resource<Of["uri"]> {
  /** @source Things */
  upload: Put<Of["uri"], MediaType<"application/octet-stream", Format<"binary">>, None>;
  /** @source Things */
  seal: Post<Of["uri"], MediaType<"application/pdf", NotShown<"the seal">>, None, "act">;
  /** @source Things */
  form: Put<\`\${Of["uri"]}/form\`, MediaType<"multipart/form-data", { file: Format<"binary">; title: string }>, None>;
  /** @source Things */
  picture: Put<\`\${Of["uri"]}/picture\`, MediaType<"image/*", Format<"binary">>, None>;
  /** @source Things */
  note: Put<\`\${Of["uri"]}/note\`, MediaType<"text/plain", NotShown<"the note">>, None>;
  /** @source Things */
  record: Put<\`\${Of["uri"]}/record\`, MediaType<"application/xml", { title: string }>, None>;
}
/** @source Things */
export type Shelf = Store<{ uri: "/shelf" }>;
`,
});
