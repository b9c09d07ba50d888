/** A Content-Security-Policy for one page: its own scripts run, by their hashes, and nothing else does; nothing is loaded from anywhere. */
import { createHash } from "node:crypto";

/** Where the policy goes in a page. */
export const POLICY_PLACE = "<!-- policy -->";

/** The page with its policy in place. */
export function withPolicy(page: string): string {
  const content = policyOf(page);
  return page.replace(POLICY_PLACE, () => `<meta http-equiv="Content-Security-Policy" content="${content}">`);
}

function policyOf(page: string): string {
  const scripts = [...page.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script/g)].map(({ 1: script = "" }) => `'sha256-${hash(script)}'`);
  return [
    "default-src 'none'",
    `script-src ${scripts.join(" ")}`,
    // Redoc writes its styles as it goes, and searches in a worker that it makes of its own text.
    "style-src 'unsafe-inline'",
    "worker-src blob:",
    "img-src data:",
    "font-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

function hash(script: string): string {
  return createHash("sha256").update(script).digest("base64");
}
