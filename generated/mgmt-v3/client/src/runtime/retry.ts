/**
 * Retries, chosen by what an operation does. Reading is tried again by itself. What changes something is tried again only
 * where it is asked for: a request without an answer may have had its effect, and documents do not say what a second one does.
 */
import type { Effect, Exchange, Policy } from "./contract.ts";
import { ClientError } from "./errors.ts";
import { pause } from "./pause.ts";
import type { AbortSignal } from "./web.ts";

/** What can be set for retries. */
export interface RetryOptions {
  /** How often a call is sent at most, the first time included; 3 unless set. */
  readonly attempts?: number;
  /** The effects of operations that are tried again; `read`, `list` and `observe` unless set. */
  readonly effects?: readonly Effect[];
  /** Milliseconds that the first wait takes at most, the later ones twice as many each; 200 unless set. */
  readonly firstWait?: number;
  /** Milliseconds that any wait takes at most; 20 seconds unless set. A service that asks for more is not tried again. */
  readonly longestWait?: number;
  /** A number from 0 to below 1, by which waits vary; `Math.random` unless set. */
  readonly random?: () => number;
  /** The time in milliseconds, which the date in a Retry-After is held against; `Date.now` unless set. */
  readonly now?: () => number;
  /** Waits, at most until the signal is given; a timer unless set. */
  readonly wait?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
}

/** Statuses that say that another attempt may succeed. */
const transient: readonly number[] = [408, 425, 429, 502, 503, 504];

/**
 * Tries again what got no answer, or one that says "later". Waits are drawn from the whole range up to a limit that doubles
 * each time (full jitter), or are what the service asks for in Retry-After. None goes beyond the deadline of the call.
 */
export function retry(options: RetryOptions = {}): Policy {
  const { attempts = 3, effects = ["read", "list", "observe"], longestWait = 20_000, now = Date.now, wait = pause } = options;
  return async (exchange, next) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await next(exchange);
      } catch (error) {
        if (attempt >= attempts || !effects.includes(exchange.operation.effect) || !isTransient(error)) throw error;
        const milliseconds = askedFor(error, now()) ?? jitter(attempt, longestWait, options);
        if (milliseconds > longestWait || isOver(exchange, milliseconds)) throw error;
        await wait(milliseconds, exchange.signal);
      }
    }
  };
}

function isTransient(error: unknown): error is ClientError {
  if (!(error instanceof ClientError)) return false;
  return error.kind === "transport" || error.kind === "timeout" || (error.kind === "status" && transient.includes(error.status));
}

/** The milliseconds that the service asks for, in seconds or as a date. */
function askedFor(error: ClientError, now: number): number | undefined {
  const text = error.kind === "status" ? error.response().headers.get("retry-after") : null;
  if (text === null) return undefined;
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}

function jitter(attempt: number, longestWait: number, { firstWait = 200, random = Math.random }: RetryOptions): number {
  return random() * Math.min(longestWait, firstWait * 2 ** (attempt - 1));
}

function isOver({ until, signal }: Exchange, milliseconds: number): boolean {
  return signal?.aborted === true || performance.now() + milliseconds >= until;
}
