/** The formats of texts that a standard defines. Any other name of a format is the document's own, and nothing follows from it. */

export interface Format {
  /** What a text of the format is, after "is". */
  readonly called: string;
  fits(text: string): boolean;
  /** A text of the format; each whole number from 0 to 253 has its own. */
  textAt(number: number): string;
}

const known: { readonly [name: string]: Format } = {
  date: { called: "a date as YYYY-MM-DD", fits: isDate, textAt: (number) => new Date(Date.UTC(2000, 0, 1 + (number % 36_525))).toISOString().slice(0, 10) },
  "date-time": {
    called: "a date and time as YYYY-MM-DDThh:mm:ssZ",
    fits: isDateTime,
    textAt: (number) => new Date(Date.UTC(2000, 0, 1, 0, 0, number % 1e9)).toISOString().replace(".000", ""),
  },
  email: { called: "an e-mail address", fits: (text) => /^[^]+@[^\s@]+$/.test(text), textAt: (number) => `person-${number}@example.org` },
  ipv4: { called: "an IPv4 address", fits: (text) => /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(text), textAt: (number) => `192.0.2.${1 + (number % 254)}` },
  ipv6: { called: "an IPv6 address", fits: (text) => /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]/`), textAt: (number) => `2001:db8::${(number % 65_536).toString(16)}` },
  uri: { called: "a URI with its scheme", fits: (text) => /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]*$/i.test(text), textAt: (number) => `https://example.org/${number}` },
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

/** RFC 3339, `date-time`; a minute can have a leap second. */
function isDateTime(text: string): boolean {
  return isDate(text.slice(0, 10)) && /^[t ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i.test(text.slice(10));
}
