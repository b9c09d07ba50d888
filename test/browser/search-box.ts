/** The search box of a page, as those who wait for it see it. */
import type { Page } from "playwright-core";

/** Until something is listed, and it is what the words that are in the box now find. */
export function answered(page: Page): Promise<void> {
  return page.locator("[role=listbox]:not([aria-busy])").waitFor();
}
