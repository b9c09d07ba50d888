/** What goes wrong when a test asks for it: in the service's answers, or on their way. */

/** How an answer reaches the client, where it does not simply arrive. */
export interface Delivery {
  /** Milliseconds before anything is sent. */
  readonly delay?: number;
  /** The connection ends without an answer: closed, or reset. */
  readonly lost?: "closed" | "reset";
  /** Of the body these bytes only, then the connection ends. */
  readonly bytes?: number;
  /** The body comes in pieces of so many bytes, one every so many milliseconds. */
  readonly drip?: { readonly bytes: number; readonly every: number };
}

export type Fault =
  | { readonly fault: "delay"; readonly milliseconds: number }
  /** Before the request has its effect, or after. */
  | { readonly fault: "drop" | "reset"; readonly when?: "before" | "after" }
  | { readonly fault: "status"; readonly status: number; readonly body?: string; readonly headers?: { readonly [name: string]: string } }
  /** The body ends after so many bytes, or after half of them; the headers promise all. */
  | { readonly fault: "truncate"; readonly bytes?: number }
  /** The body is no JSON. */
  | { readonly fault: "malformed" }
  /** The credential is no longer accepted. */
  | { readonly fault: "expired" }
  /** As many credentials are given out as can be. */
  | { readonly fault: "limit" }
  | { readonly fault: "drip"; readonly bytes: number; readonly every: number };

export interface FaultRule {
  /** Any where there is none. */
  readonly method?: string;
  /** The path below the base, or an expression for it; any where there is none. */
  readonly path?: string | RegExp;
  /** How many requests it befalls: one where there is none. */
  readonly times?: number;
}

interface Standing {
  readonly fault: Fault;
  readonly rule: FaultRule;
  left: number;
}

export class Faults {
  #standing: Standing[] = [];

  add(fault: Fault, rule: FaultRule = {}): void {
    this.#standing.push({ fault, rule, left: rule.times ?? 1 });
  }

  get none(): boolean {
    return this.#standing.length === 0;
  }

  clear(): void {
    this.#standing = [];
  }

  /** Those that befall a request, in the order in which they were asked for; each is counted. */
  take(method: string, path: string): readonly Fault[] {
    const found = this.#standing.filter(({ rule }) => applies(rule, method, path));
    for (const one of found) one.left -= 1;
    this.#standing = this.#standing.filter(({ left }) => left > 0);
    return found.map(({ fault }) => fault);
  }
}

function applies({ method, path }: FaultRule, wanted: string, at: string): boolean {
  return (method === undefined || method === wanted) && (path === undefined || (typeof path === "string" ? path === at : new RegExp(path.source, path.flags.replace(/[gy]/g, "")).test(at)));
}
