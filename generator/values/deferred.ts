/** A promise that somebody else keeps. */

export interface Deferred<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value | Promise<Value>) => void;
}

export function deferred<Value>(): Deferred<Value> {
  let resolve: Deferred<Value>["resolve"] | undefined;
  const promise = new Promise<Value>((keep) => {
    resolve = keep;
  });
  return { promise, resolve: (value) => resolve!(value) };
}
