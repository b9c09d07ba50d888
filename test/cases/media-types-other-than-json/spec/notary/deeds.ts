import type { Facts, Failures, Get, MediaType, None, Post, Put, Resource, Status, When } from "specwright/http";
import type { NotShown } from "specwright/words";

/**
 * The deeds of the office.
 * @source Endpoints
 */
export type Deeds = Register<{ uri: "/deeds" }>;

/**
 * A register of deeds.
 * @source Endpoints
 */
interface Register<Of extends Facts> extends Resource<Of["uri"]> {
  /**
   * List the deeds
   * @source Endpoints > List
   */
  list: Get<Of["uri"], Deed[], "list">;
  /**
   * File a deed
   * @source Endpoints > File
   */
  file: Post<Of["uri"], MediaType<"text/plain", string>, Deed> & Status<201> & When<"the body is text"> & Failures<Refused>;
  /**
   * Amend a deed
   * @source Endpoints > Amend
   */
  amend: Post<Of["uri"], Deed, Deed, "modify"> & Status<201> & When<"the body is a deed"> & Failures<Refused>;
  /**
   * Seal the register
   * @source Endpoints > Seal
   */
  seal: Put<`${Of["uri"]}/seal`, MediaType<"application/pdf", NotShown<"the contents of a seal">>, None> & Failures<Refused>;
}

interface Refused {
  /**
   * The request is refused.
   * @source Endpoints
   */
  422: MediaType<"application/problem+json", Problem>;
}

/**
 * A deed.
 * @source Deed
 */
export interface Deed {
  number?: number;
  text?: string;
}

/**
 * Why a request is refused.
 * @source Problem
 */
export interface Problem {
  title?: string;
  status?: number;
}
