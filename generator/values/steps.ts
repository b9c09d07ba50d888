/** Work that is done step by step, as there is time for it. */

export type Steps = Iterator<unknown>;

export const noSteps: Steps = [].values();

export function* stepsInTurn(...all: readonly Steps[]): Generator<unknown> {
  for (const steps of all) while (steps.next().done !== true) yield;
}

/** What there is to do is known when its turn comes. */
export function* laterSteps(steps: () => Steps): Generator<unknown> {
  yield* stepsInTurn(steps());
}

/** All that are left. */
export function finishSteps(steps: Steps): void {
  while (steps.next().done !== true);
}

/** Takes steps until there is an answer: after each, what others have said meanwhile is heard. */
export async function stepsUntil<Answer>(answer: Promise<Answer>, steps: Steps): Promise<Answer> {
  let isThere = false;
  const heard = answer.finally(() => {
    isThere = true;
  });
  // What throws meanwhile leaves the answer to itself.
  heard.catch(() => {});
  await hearOthers();
  await takeSteps(steps, () => isThere);
  return heard;
}

/** One after another, with a pause behind each, until it is over with them. */
export async function takeSteps(steps: Steps, isOver: () => boolean): Promise<void> {
  while (!isOver() && steps.next().done !== true) await hearOthers();
}

/** What other threads have said. */
export function hearOthers(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
