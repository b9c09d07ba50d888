import type { Delete, Facts, Get, None, Post, Resource, Silent } from "specwright/http";
import type { NotShown } from "specwright/words";

/**
 * What is printed.
 * @source Printer
 */
export type Jobs = Queue<{ uri: "/jobs" }>;

/**
 * A queue.
 * @source Printer
 */
interface Queue<Of extends Facts> extends Resource<Of["uri"]> {
  /**
   * Add a job
   * @source Printer > POST /jobs
   */
  add: Post<Of["uri"], NotShown<"the fields of a job">, NotShown<"the answer to a job that is added">>;
  /**
   * Drop all jobs
   * @source Printer > DELETE /jobs
   */
  clear: Delete<Of["uri"], None>;
  /**
   * Look at the queue
   * @source Printer > GET /jobs
   */
  look: Get<Of["uri"], Silent>;
}
