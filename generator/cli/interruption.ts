/** What lasts until somebody interrupts it. */

/** Until the signal is aborted, be that now. */
export function interrupted(signal: AbortSignal): Promise<void> {
  return new Promise((done) => (signal.aborted ? done() : signal.addEventListener("abort", () => done(), { once: true })));
}
