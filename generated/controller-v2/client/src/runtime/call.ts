/** A call: nothing is sent before somebody asks for what comes of it. */
import type { Answered, Call, CallOptions, Connection, Operation, Path, Result } from "./contract.ts";
import type { ClientError } from "./errors.ts";

/** Prepares a call of an operation. */
export function call<Answer>(connection: Connection, operation: Operation, path: Path, body?: unknown, options?: CallOptions): Call<Answer> {
  let answered: Promise<Answered<Answer>> | undefined;
  let raw: Promise<Answered> | undefined;
  const send = (raw: boolean): Promise<Answered> => connection.send({ operation, path, body, options, raw });
  const once = (): Promise<Answered<Answer>> => (answered ??= send(false) as Promise<Answered<Answer>>);
  const then: Call<Answer>["then"] = (onAnswer, onError) => once().then(({ value }) => (onAnswer ? onAnswer(value) : (value as never)), onError);
  return {
    then,
    catch: (onError) => once().then(({value}) => value, onError),
    finally: (onEnd) => once().then(({ value }) => value).finally(onEnd),
    result: () => once().catch((error: ClientError): Result<Answer> => ({ ok: false, error })),
    raw: () => (raw ??= send(true)).then(({ response }) => response),
  };
}
