/** The runtime of the generated clients, from where it stands among the templates. */
import type { Call, CallOptions, Connection, Operation, Path } from "../../../templates/{service}/client/src/runtime/contract.ts";

export { chosen, unlessOpen } from "../../../templates/{service}/client/src/runtime/access.ts";
export { connect } from "../../../templates/{service}/client/src/runtime/connect.ts";
export type * from "../../../templates/{service}/client/src/runtime/contract.ts";
export { basic, cookie, inQuery, token } from "../../../templates/{service}/client/src/runtime/credentials.ts";
export { type ArmOf, ClientError } from "../../../templates/{service}/client/src/runtime/errors.ts";
export { json } from "../../../templates/{service}/client/src/runtime/json.ts";
export { plainText } from "../../../templates/{service}/client/src/runtime/plain-text.ts";
export { layers } from "../../../templates/{service}/client/src/runtime/layers.ts";
export { limit } from "../../../templates/{service}/client/src/runtime/limit.ts";
export { type LogEntry, logging } from "../../../templates/{service}/client/src/runtime/logging.ts";
export { trusting } from "../../../templates/{service}/client/src/runtime/node-tls.ts";
export { obtained } from "../../../templates/{service}/client/src/runtime/obtained.ts";
export { below, encodePart, joined, root } from "../../../templates/{service}/client/src/runtime/path.ts";
export { follow } from "../../../templates/{service}/client/src/runtime/follow.ts";
export { at } from "../../../templates/{service}/client/src/runtime/raw-path.ts";
export { retry, type RetryOptions } from "../../../templates/{service}/client/src/runtime/retry.ts";
export type { Fetch, Response } from "../../../templates/{service}/client/src/runtime/web.ts";

/** A call as a verb of a generated module prepares it. */
export function call<Answer = unknown>(connection: Connection, operation: Operation, path: Path, body?: unknown, options?: CallOptions): Call<Answer> {
  return connection.call(operation, path, options, body);
}
