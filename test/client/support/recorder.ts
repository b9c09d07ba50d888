/** A `fetch` that keeps what it is asked for and answers with what it is told: what a client sends, without a service. */

export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: unknown;
}

export interface Recorder {
  readonly fetch: (url: string, init: { method: string; headers: Record<string, string>; body?: RequestInit["body"] }) => Promise<Response>;
  readonly sent: readonly Sent[];
}

/** Answers every request alike: with JSON, or with no body where there is no answer. */
export function recorder(answer?: unknown): Recorder {
  const sent: Sent[] = [];
  return {
    sent,
    fetch: async (url, { method, headers, body }) => {
      const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
      const text = body instanceof Uint8Array ? new TextDecoder().decode(body) : body;
      sent.push({ method, url, headers: lower, body: typeof text === "string" ? JSON.parse(text) : undefined });
      return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
    },
  };
}
