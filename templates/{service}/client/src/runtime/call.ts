/** A call: nothing is sent before somebody asks for what comes of it. */
import type { Answered, Call, CallOptions, Connection, Operation, Path, Result } from "./contract.ts";
import type { ClientError } from "./errors.ts";
import type { Response } from "./web.ts";

class LazyCall<Answer> implements Call<Answer> {
  readonly [Symbol.toStringTag] = "Call";
  readonly #send: (raw: boolean) => Promise<Answered>;
  #answered?: Promise<Answered>;
  #raw?: Promise<Answered>;

  constructor(send: (raw: boolean) => Promise<Answered>) {
    this.#send = send;
  }

  get #once(): Promise<Answered> {
    return (this.#answered ??= this.#send(false));
  }

  then<Value = Answer, Other = never>(
    onAnswer?: ((answer: Answer) => Value | PromiseLike<Value>) | null,
    onError?: ((error: unknown) => Other | PromiseLike<Other>) | null,
  ): Promise<Value | Other> {
    return this.#once.then(({ value }) => value as Answer).then(onAnswer, onError);
  }

  catch<Other = never>(onError?: ((error: unknown) => Other | PromiseLike<Other>) | null): Promise<Answer | Other> {
    return this.then(null, onError);
  }

  finally(onEnd?: (() => void) | null): Promise<Answer> {
    return this.then().finally(onEnd);
  }

  result(): Promise<Result<Answer>> {
    return this.#once.catch((error: ClientError) => ({ ok: false, error })) as Promise<Result<Answer>>;
  }

  raw(): Promise<Response> {
    return (this.#raw ??= this.#send(true)).then(({ response }) => response);
  }
}

/** Prepares a call of an operation. */
export function call<Answer>(connection: Connection, operation: Operation, path: Path, body?: unknown, options: CallOptions = {}): Call<Answer> {
  return new LazyCall((raw) => connection.send({ operation, path, body, options, raw }));
}
