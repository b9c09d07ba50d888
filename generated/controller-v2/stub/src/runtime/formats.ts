/** The formats of texts that a standard defines. Any other name of a format is the document's own, and nothing follows from it. */

export interface Format {
  /** What a text of the format is, after "is". */
  readonly called: string;
  fits(text: string): boolean;
  /** A text of the format; each whole number from 0 to 253 has its own. */
  textAt(number: number): string;
  /** A pattern of texts that all are of the format, of many lengths. */
  readonly form?: string;
}

const known: { readonly [name: string]: Format } = {
  byte: { called: "base64", fits: (text) => /^(?:[a-z\d+/]{4})*(?:[a-z\d+/]{2}==|[a-z\d+/]{3}=)?$/i.test(text), textAt: (number) => btoa(String(number)), form: "^(?:[a-z0-9]{4})*$" },
  date: { called: "a date as YYYY-MM-DD", fits: isDate, textAt: (number) => new Date(Date.UTC(2000, 0, 1 + (number % 36_525))).toISOString().slice(0, 10) },
  "date-time": {
    called: "a date and time as YYYY-MM-DDThh:mm:ssZ",
    fits: isDateTime,
    textAt: (number) => new Date(Date.UTC(2000, 0, 1, 0, 0, number % 1e9)).toISOString().replace(".000", ""),
  },
  duration: { called: "a duration such as P1DT12H", fits: isDuration, textAt: (number) => `PT${number}S`, form: "^P[1-9][0-9]*D$" },
  email: { called: "an e-mail address", fits: (text) => /^[^]+@[^\s@]+$/.test(text), textAt: (number) => `person-${number}@example.org`, form: "^[a-z0-9]+@[a-z0-9]{1,60}$" },
  hostname: { called: "a host name", fits: isHostName, textAt: (number) => `host-${number}.example.org`, form: "^[a-z][a-z0-9]{0,60}(?:\\.[a-z0-9]{2,60}){0,3}$" },
  ipv4: { called: "an IPv4 address", fits: (text) => /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(text), textAt: (number) => `192.0.2.${1 + (number % 254)}` },
  ipv6: { called: "an IPv6 address", fits: (text) => /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]/`), textAt: (number) => `2001:db8::${(number % 65_536).toString(16)}` },
  time: { called: "a time as hh:mm:ssZ", fits: (text) => isTime(text), textAt: (number) => new Date((number % 86_400) * 1000).toISOString().replace(/^.*T|\.000/g, "") },
  uri: { called: "a URI with its scheme", fits: (text) => /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]*$/i.test(text), textAt: (number) => `https://example.org/${number}`, form: "^https:[a-z0-9]+$" },
  "uri-reference": { called: "a URI or a path", fits: (text) => /^[^\s<>"{}|\\^`]*$/.test(text), textAt: (number) => `/${number}`, form: "^/[a-z0-9]*$" },
  uuid: { called: "a UUID", fits: (text) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text), textAt: (number) => (number % 2 ** 48).toString(16).padStart(32, "00000000000080008000").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-") },
};

export function formatOf(name: string | undefined): Format | undefined {
  return name !== undefined && Object.hasOwn(known, name) ? known[name] : undefined;
}

/** A day of the calendar (RFC 3339, `full-date`). */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** RFC 3339, `date-time`. */
function isDateTime(text: string): boolean {
  return isDate(text.slice(0, 10)) && /^[t ]/i.test(text.slice(10)) && isTime(text.slice(11));
}

/** RFC 3339, `full-time`; a minute can have a leap second. */
function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i.test(text);
}

/** RFC 3339, appendix A; the seconds can have a fraction, as ISO 8601 has it. */
function isDuration(text: string): boolean {
  return /^P(?:\d+W|(?=[\dT])(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?)$/.test(text);
}

/** RFC 1123, section 2.1. */
function isHostName(text: string): boolean {
  return text.length <= 253 && /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i.test(text);
}
