/** A call: nothing is sent before somebody asks for what comes of it, and each way of asking sends once. */
import type { Answered, Call, Result } from "./contract.ts";
import type { ClientError } from "./errors.ts";

/** A call that `send` sends, for its answer or for the response as it came. */
export function callOf<Answer>(send: (raw: boolean) => Promise<Answered<Answer>>): Call<Answer> {
  let answered: Promise<Answered<Answer>> | undefined;
  let raw: Promise<Answered> | undefined;
  const once = (): Promise<Answered<Answer>> => (answered ??= send(false));
  const value = (): Promise<Answer> => once().then((answer) => answer.value);
  return {
    then: (onAnswer, onError) => value().then(onAnswer, onError),
    catch: (onError) => value().catch(onError),
    finally: (onEnd) => value().finally(onEnd),
    result: () => once().catch((error: ClientError): Result<Answer> => ({ ok: false, error })),
    raw: () => (raw ??= send(true)).then(({ response }) => response),
  };
}
