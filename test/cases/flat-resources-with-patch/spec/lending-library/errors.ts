import type { Format, Integer, Says } from "specwright/words";

/**
 * What went wrong (RFC 9457).
 * @source Errors
 */
export interface Problem {
  /** A URI that names the kind of problem. */
  type?: Format<"uri"> & Says<{ default: "about:blank" }>;
  title: string;
  /** The status of the answer. */
  status: Integer & Says<{ minimum: 400; maximum: 599 }>;
  detail?: string;
}

/**
 * What is wrong with which field.
 * @source Errors
 */
export interface InvalidFields extends Problem {
  errors: {
    /** The name of the field. */
    field: string;
    /** What is wrong with it. */
    problem: string;
  }[];
}

/** Every request can fail like this. */
export interface AnyFailure {
  /** The token is missing or has expired. */
  401: Problem;
  /** Any other mistake of the client. */
  "4XX": Problem;
}

export interface Missing {
  /** There is no such element. */
  404: Problem;
}

export interface Invalid {
  /** A field of the body is wrong. */
  422: InvalidFields;
}

export interface Exists {
  /** An element with this key exists. */
  409: Problem;
}

export interface Stale {
  /** The element has changed since it was last seen. */
  412: Problem;
}
