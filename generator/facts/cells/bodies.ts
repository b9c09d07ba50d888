/** Cells of a column that is for both bodies of an operation. */

/** `Response: object with ticks` says which of both it means. */
export function tellsWhichBody(cell: string): boolean {
  return ofOneBody.test(cell.trim());
}

const ofOneBody = /^(?:(?:GET|HEAD|PUT|POST|PATCH|DELETE)\s+)?(?:request|response):\s/i;
