import type { Facts, Resource } from "specwright/http";
import type { NotShown } from "specwright/words";

/**
 * The archive.
 * @source Mailbox
 */
export type Archive = Mentioned<{
  uri: "/archive";
  notShown: {
    /** @source Mailbox */
    operations: NotShown<"what can be done with the archive">;
  };
}>;

/**
 * Known from its path alone.
 * @kind Mentioned
 * @source Mailbox
 */
interface Mentioned<Of extends Facts> extends Resource<Of["uri"]> {}
