/** How much longer work takes that is many times as large: of times themselves only their ratio says the same on any machine. */

/** @returns the ratio of both, each the shortest of three */
export function growth(small: () => void, large: () => void): number {
  return shortest(large) / shortest(small);
}

/** In milliseconds, of three runs. */
function shortest(work: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}
