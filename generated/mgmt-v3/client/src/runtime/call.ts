/** A call: nothing is sent before somebody asks for what comes of it. */
import type { Answered, Call, CallOptions, Connection, Operation, Path, Result } from "./contract.ts";
import type { ClientError } from "./errors.ts";

/** Prepares a call of an operation. */
export function call<Answer>(connection: Connection, operation: Operation, path: Path, body?: unknown, options?: CallOptions): Call<Answer> {
  let answered: Promise<Answered<Answer>> | undefined;
  let raw: Promise<Answered> | undefined;
  const send = (raw: boolean): Promise<Answered> => connection.send({ operation, path, body, options, raw });
  const once = (): Promise<Answered<Answer>> => (answered ??= send(false) as Promise<Answered<Answer>>);
  const value = (): Promise<Answer> => once().then((answer) => answer.value);
  return {
    then: (onAnswer, onError) => value().then(onAnswer, onError),
    catch: (onError) => value().catch(onError),
    finally: (onEnd) => value().finally(onEnd),
    result: () => once().catch((error: ClientError): Result<Answer> => ({ ok: false, error })),
    raw: () => (raw ??= send(true)).then(({ response }) => response),
  };
}
