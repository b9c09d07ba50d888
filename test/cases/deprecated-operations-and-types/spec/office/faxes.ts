import type { Tray } from "./kinds.ts";

/**
 * The faxes.
 * @deprecated Nobody has a fax any more.
 * @source Fax
 */
export type Faxes = Tray<{ uri: "/faxes"; key: "{number}"; element: Fax }>;

/**
 * A fax.
 * @deprecated Use a mail.
 * @source Fax
 */
export interface Fax {
  number: number;
  pages?: number;
}
