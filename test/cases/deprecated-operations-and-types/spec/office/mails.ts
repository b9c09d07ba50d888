import type { Tray } from "./kinds.ts";

/**
 * The mails.
 * @source Mail
 */
export type Mails = Tray<{ uri: "/mails"; key: "{number}"; element: Mail }>;

/**
 * A mail.
 * @source Mail
 */
export interface Mail {
  number: number;
  text?: string;
}
