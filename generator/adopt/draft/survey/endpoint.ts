import type { StatedSection } from "../../../facts/stated-section.ts";
import type { Way } from "../../../model/way.ts";
import type { StatedStatus } from "./answers/statuses.ts";
import type { RequestParts } from "./rows/request-parts.ts";

/** A row of a table of endpoints. */
export interface Endpoint {
  readonly purpose: string;
  readonly methods: readonly string[];
  readonly uris: readonly string[];
  /** Paths with words that stand for other paths. */
  readonly general: readonly string[];
  /** What stands where a path would. */
  readonly where: string;
  /** What of its path is guessed. */
  readonly guess?: string;
  readonly request?: string;
  /** The media type of what is sent, where that is another one than JSON. */
  readonly sends?: SentMedia;
  readonly response?: string;
  /** What only an example shows to be answered: `an array of strings`. */
  readonly shownAnswer?: string;
  /** A sentence about what is answered that is not understood. */
  readonly unclear?: string;
  /** The fields that its own section lists. */
  readonly parts: RequestParts;
  readonly source: string;
  /** The row that is called by the type of what is answered. */
  readonly answerSource?: string;
  /** The row that calls what is sent by its type alone. */
  readonly bodySource?: string;
  readonly section: StatedSection;
  /** What it asks of its caller, if that is not what all do. */
  readonly access?: readonly Way[];
  /** The row elsewhere that says so. */
  readonly accessSource?: string;
  /** What its own section states of the answers' statuses. */
  readonly statuses?: readonly StatedStatus[];
  /** What else its own sections say, in sentences. */
  readonly remarks?: string;
  /** What is said of its being deprecated, besides that. */
  readonly deprecated?: string;
  /** Sentences about it alone that stand in no section of its own. */
  readonly told?: readonly ToldSentence[];
  /** The number of the section to which its row points, or the title that its own section has. */
  readonly see?: string;
  /** Its paths as it writes them, where another request that is on the same has other names in it. */
  readonly calls?: readonly string[];
  /** The sections that are about the endpoint alone. */
  readonly headed?: readonly StatedSection[];
}

/** A sentence about one request, and the section in which it stands. */
export interface ToldSentence {
  readonly text: string;
  readonly section: StatedSection;
}

/** The media type of what is sent. */
export interface SentMedia {
  readonly media: string;
  /** Why it is one; undefined where the document says so. */
  readonly guess?: string;
}
