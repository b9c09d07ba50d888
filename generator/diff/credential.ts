/** A way to authenticate, as a request shows it. */
import { showCredential, shownText, standInFor } from "../model/carried.ts";
import type { SecurityScheme } from "../model/service.ts";

export function credentialOf(scheme: SecurityScheme): string {
  return shownText(showCredential(standInFor(scheme), scheme));
}
