/** Titles with what they are of in square brackets behind them: `Read a thing [GET /things/{id}]`, `Read a thing [GET]`, `Things [/things]`. */
export interface TitledRequest {
  /** What stands before the brackets. */
  readonly title: string;
  readonly method?: string;
  readonly path?: string;
}

export function titledRequest(text: string): TitledRequest | undefined {
  const [, title, method, path] = inBrackets.exec(text) ?? [];
  return title === undefined ? undefined : { title, ...(method === undefined ? {} : { method }), ...(path === undefined ? {} : { path }) };
}

export const methodsOfTitles = "GET|HEAD|PUT|POST|PATCH|DELETE";

const inBrackets = new RegExp(String.raw`^([^\][]*[^\][\s])\s+\[(?=\s*\S)\s*(${methodsOfTitles})?\s*(/[^\]\s]*)?\s*\]\s*$`);
