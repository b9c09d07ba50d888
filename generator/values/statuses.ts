/** Statuses of HTTP, and texts that are called by one: `404`, `404 Not Found`. */

/** `404`, `404 Not Found`, `502, 503 – The service fails`: what a text begins with, where nothing follows but what it is called, and when it comes. */
export function statusCodesIn(text: string): readonly string[] {
  const [, listed = "", behind = ""] = /^(?:HTTP\s+)?([1-5](?:\d\d|xx)(?:\s*(?:,|\/|\bor\b|\band\b)\s*[1-5](?:\d\d|xx))*)(?!\d)\s*(.*)$/i.exec(text) ?? [];
  const phrase = behind.replace(/^(?:[-–—:]\s+|,\s+(?=(?:if|when|unless|in case)\b))/i, "");
  const codes = listed.match(/[1-5](?:\d\d|xx)/gi) ?? [];
  const areKnown =
    codes.every((code) => /xx$/i.test(code) || reasons.has(code)) &&
    /^(?:[\p{L}(][\p{L} ()'-]*?)??(?:(?<![\p{L}\p{N}])(?:if|when|unless|in case)\b.*)?$/iu.test(phrase);
  return areKnown ? codes.map((code) => code.toUpperCase()) : [];
}

export function isKnownStatus(status: string): boolean {
  return reasons.has(status);
}

/** `404` and `404 Not Found`, `409` and `409 There is one`: one has the status alone, the other what it is called besides. */
export function areOneStatus(one: string, other: string): boolean {
  const [code, ...more] = statusCodesIn(one);
  const [same, ...others] = statusCodesIn(other);
  return code !== undefined && code === same && more.length + others.length === 0 && (one === code || other === code);
}

export function reasonPhrase(status: string): string | undefined {
  return reasons.get(status);
}

/** RFC 9110, RFC 6585 and the registry of HTTP's statuses. */
const reasons: ReadonlyMap<string, string> = new Map([
  ["200", "OK"],
  ["201", "Created"],
  ["202", "Accepted"],
  ["203", "Non-Authoritative Information"],
  ["204", "No Content"],
  ["205", "Reset Content"],
  ["206", "Partial Content"],
  ["207", "Multi-Status"],
  ["300", "Multiple Choices"],
  ["301", "Moved Permanently"],
  ["302", "Found"],
  ["303", "See Other"],
  ["304", "Not Modified"],
  ["307", "Temporary Redirect"],
  ["308", "Permanent Redirect"],
  ["400", "Bad Request"],
  ["401", "Unauthorized"],
  ["402", "Payment Required"],
  ["403", "Forbidden"],
  ["404", "Not Found"],
  ["405", "Method Not Allowed"],
  ["406", "Not Acceptable"],
  ["407", "Proxy Authentication Required"],
  ["408", "Request Timeout"],
  ["409", "Conflict"],
  ["410", "Gone"],
  ["411", "Length Required"],
  ["412", "Precondition Failed"],
  ["413", "Content Too Large"],
  ["414", "URI Too Long"],
  ["415", "Unsupported Media Type"],
  ["416", "Range Not Satisfiable"],
  ["417", "Expectation Failed"],
  ["421", "Misdirected Request"],
  ["422", "Unprocessable"],
  ["423", "Locked"],
  ["424", "Failed Dependency"],
  ["425", "Too Early"],
  ["426", "Upgrade Required"],
  ["428", "Precondition Required"],
  ["429", "Too Many Requests"],
  ["431", "Request Header Fields Too Large"],
  ["451", "Unavailable For Legal Reasons"],
  ["500", "Internal Server Error"],
  ["501", "Not Implemented"],
  ["502", "Bad Gateway"],
  ["503", "Service Unavailable"],
  ["504", "Gateway Timeout"],
  ["505", "HTTP Version Not Supported"],
  ["507", "Insufficient Storage"],
]);
