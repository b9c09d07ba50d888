import type { Entry } from "../entry.ts";

/** The way out of a finding, or around it. */
export function orAccepted(help: string | undefined, fingerprint: string): string {
  return `${help === undefined ? "Accept" : `${help} Or accept`} it: specwright check --accept ${fingerprint} --reason "…".`;
}

/** The findings that a service accepts. */
export const accepted = {
  "ledger-no-json": ({ why }: { why: string }) => ({
    message: `The accepted findings are no JSON: ${why}.`,
    help: 'Write { "definitions": [], "drift": [], "diff": [] }, each entry as { "fingerprint": "…", "reason": "…" }.',
  }),
  "ledger-of-other-form": ({ subject, wanted }: { subject: string; wanted: string }) => ({
    message: `${subject} must be ${wanted}.`,
    help: 'The form is { "definitions": [], "drift": [], "diff": [] }, each entry { "fingerprint": "…", "reason": "…" }.',
  }),
  "ledger-without-reason": ({ fingerprint }: { fingerprint: string }) => ({
    message: `Nothing says why the finding ${fingerprint} is accepted.`,
    help: 'Write the reason, for those who read it in a year: with --reason "…", or as "reason" in the file.',
  }),
  "ledger-twice": ({ fingerprint }: { fingerprint: string }) => ({
    message: `The finding ${fingerprint} is accepted twice.`,
    help: "Keep one of the entries.",
  }),
} satisfies Record<string, (holes: never) => Entry>;
