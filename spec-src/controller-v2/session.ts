import type { NotShown, Reading } from "specwright/words";
import type { SessionCall } from "./kinds.ts";

/**
 * The session, whose identifier the scheme `Session` needs.
 * @source Endpoints > Session
 */
export type Session = SessionCall<{
  uri: "/session";
  statements: {
    /** @source Endpoints > Session */
    answer: "The controller answers the call with a session ID.";
  };
  notShown: {
    /** @source Endpoints > Session */
    method: NotShown<"the method of the session call">;
    /** @source Endpoints */
    payloads: NotShown<"the request and the answer of the session call, beyond the session ID">;
  };
  contradictions: {
    /** @source Endpoints > Session */
    "session-or-sessions": {
      about: "The path of the session call";
      readings: [
        Reading<"The address example says /session.", "Endpoints > Session">,
        Reading<"The prose says sessions.", "Endpoints > Session">,
      ];
      choice: "/session, which is written as an address.";
    };
    /** @source Authentication > 1 */
    "authenticated-session-call": {
      about: "Whether the session call itself is authenticated";
      readings: [
        Reading<"Each call is authenticated before it is accepted.", "Authentication > 1">,
        Reading<"The session ID is what the session call returns.", "Authentication > Session">,
      ];
      choice: "None: the credential of the session call is not shown, so that no client guesses it.";
    };
  };
}>;
