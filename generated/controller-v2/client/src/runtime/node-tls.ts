/**
 * Trust in devices whose certificates no public authority has signed, for Node: by the certificate of an authority, or by
 * the fingerprint of the device's own; and a certificate to show them. It needs the package `undici`. There is no way to switch verification off.
 */
// @ts-ignore: this peer is optional, and the sources check without it as well.
import { Agent, buildConnector } from "undici";
import { fail } from "./errors.ts";
import type { Fetch } from "./web.ts";

/** Whom to trust. */
export interface Trust {
  /** Certificates of authorities in PEM, which take the place of the public ones. */
  readonly ca?: string | readonly string[];
  /**
   * SHA-256 fingerprints of the devices' own certificates, as `openssl x509 -fingerprint -sha256` writes them. Where there
   * are any, nothing but these is trusted: no authority and no name, and not after they have expired.
   */
  readonly fingerprints?: readonly string[];
  /** The certificate that this side shows where it is asked for one, and its key, in PEM. Unless told otherwise, public authorities are trusted beside it. */
  readonly client?: { readonly cert: string; readonly key: string };
}

/** A `fetch` with connections of its own. */
export interface TrustingFetch extends Fetch {
  /** Closes its connections when their requests have ended. */
  close(): Promise<void>;
}

/** The global `fetch`, trusting as told. A device is checked before anything is sent to it. */
export function trusting(trust: Trust): TrustingFetch {
  const agent = new Agent({ connect: connector(trust) });
  const send = (url: string, init: object): ReturnType<Fetch> => fetch(url, { ...init, dispatcher: agent } as object);
  return Object.assign(send, { close: () => agent.close() });
}

function connector({ ca, fingerprints, client }: Trust): buildConnector.connector {
  if (fingerprints !== undefined) return pinned(new Set(fingerprints.map(normalized)), client);
  if (ca === undefined && client === undefined) throw fail("encode", "trusting needs a ca, fingerprints or a client");
  return buildConnector({ ...client, ...(ca !== undefined && { ca: typeof ca === "string" ? ca : [...ca] }) });
}

/** Hands out a connection after its certificate has been compared; nothing is written to it before. A resumed connection would show none. */
function pinned(fingerprints: ReadonlySet<string>, client: Trust["client"]): buildConnector.connector {
  const connect = buildConnector({ ...client, rejectUnauthorized: false, maxCachedSessions: 0 });
  return (options: buildConnector.Options, callback: buildConnector.Callback) =>
    connect(options, (...[error, socket]: Parameters<buildConnector.Callback>) => {
      if (error !== null) return callback(error, null);
      const secured = socket as unknown as Secured;
      const code = objection(secured.getPeerX509Certificate?.(), fingerprints);
      if (code === undefined) return callback(null, socket);
      secured.destroy();
      callback(Object.assign(new Error(code), { code }), null);
    });
}

interface Secured {
  getPeerX509Certificate?(): Certificate | undefined;
  destroy(): unknown;
}

interface Certificate {
  readonly fingerprint256: string;
  readonly validFrom: string;
  readonly validTo: string;
}

/** Why a certificate is not trusted; a fingerprint does not outlive it. */
function objection(certificate: Certificate | undefined, fingerprints: ReadonlySet<string>): string | undefined {
  if (certificate === undefined || !fingerprints.has(normalized(certificate.fingerprint256))) return "CERT_FINGERPRINT_MISMATCH";
  if (Date.parse(certificate.validTo) < Date.now()) return "CERT_HAS_EXPIRED";
  return Date.parse(certificate.validFrom) > Date.now() ? "CERT_NOT_YET_VALID" : undefined;
}

function normalized(fingerprint: string): string {
  const digits = fingerprint.replace(/^.*=|[^0-9a-f]/gi, "").toUpperCase();
  if (digits.length !== 64) throw fail("encode", "a SHA-256 fingerprint has 64 hexadecimal digits");
  return digits;
}
