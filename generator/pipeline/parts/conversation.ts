/** What is said to a thread, and what it answers: of what is asked one thing at a time, in the order of asking. */
import type { Worker } from "node:worker_threads";
import type { ThreadReply, ThreadRequest } from "./messages.ts";

export interface Conversation {
  /** Says something that has no answer. */
  readonly send: (request: ThreadRequest) => void;
  /** Asks something that is answered in parts, and with something at the end. */
  readonly ask: <Part, End>(requests: Iterable<ThreadRequest>, onPart: (part: Part) => void) => Promise<End>;
  /** Asks something that has one answer. */
  readonly answer: <End>(request: ThreadRequest) => Promise<End>;
}

export function conversationWith(thread: Worker): Conversation {
  const send = (request: ThreadRequest): void => thread.postMessage(request);
  // It can break while nobody waits for an answer: whoever asks next is told.
  const broken = new Promise<never>((_, reject) => thread.once("error", reject));
  broken.catch(() => {});
  const ask: Conversation["ask"] = <Part, End>(requests: Iterable<ThreadRequest>, onPart: (part: Part) => void): Promise<End> => {
    const answer = new Promise<End>((resolve) => {
      thread.removeAllListeners("message");
      thread.on("message", (reply: ThreadReply) => (reply.is === "part" ? onPart(reply.part as Part) : resolve(reply.end as End)));
    });
    for (const request of requests) send(request);
    return Promise.race([answer, broken]);
  };
  return { send, ask, answer: (request) => ask([request], () => {}) };
}
