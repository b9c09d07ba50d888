import type { Facts, Get, Resource } from "specwright/http";

interface AnsweringFacts extends Facts {
  answer: object;
}

/**
 * Something that can be read.
 * @source Garden
 */
export interface Answering<Of extends AnsweringFacts> extends Resource<Of["uri"]> {
  /**
   * Read it
   * @source Garden
   */
  get: Get<Of["uri"], Of["answer"]>;
}
