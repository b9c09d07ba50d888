/** A certificate that a stub signs for itself (X.509, RFC 5280; ECDSA with P-256), for the addresses of the loopback interface unless told otherwise. */
import { createHash, generateKeyPairSync, randomBytes, sign, X509Certificate, type KeyObject } from "node:crypto";
import { isIPv4 } from "node:net";

export interface SelfSigned {
  /** PEM. */
  readonly key: string;
  readonly cert: string;
  /** SHA-256 over the certificate, in pairs of hexadecimal digits between colons. */
  readonly fingerprint: string;
}

export function selfSigned(hosts: readonly string[] = ["localhost", "127.0.0.1"], now = Date.now(), days = 30): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const unsigned = toBeSigned(hosts, publicKey, now, days);
  const signature = sign("sha256", unsigned, { key: privateKey, dsaEncoding: "der" });
  const der = sequence(unsigned, ecdsaWithSha256, tagged(0x03, Buffer.of(0), signature));
  const cert = `-----BEGIN CERTIFICATE-----\n${der.toString("base64").replace(/.{1,64}/g, "$&\n")}-----END CERTIFICATE-----\n`;
  return { key: privateKey.export({ type: "pkcs8", format: "pem" }) as string, cert, fingerprint: new X509Certificate(cert).fingerprint256 };
}

function toBeSigned(hosts: readonly string[], publicKey: KeyObject, now: number, days: number): Buffer {
  const serial = Buffer.concat([Buffer.of(0x01), randomBytes(15)]);
  const name = sequence(tagged(0x31, sequence(identifier("2.5.4.3"), utf8(hosts[0] ?? "localhost"))));
  const validity = sequence(time(now - 3_600_000), time(now + days * 86_400_000));
  const spki = publicKey.export({ type: "spki", format: "der" });
  const extensions = tagged(0xa3, sequence(extension("2.5.29.17", sequence(...hosts.map(alternativeName))), extension("2.5.29.19", sequence(tagged(0x01, Buffer.of(0xff))), true), keyIdentifier(spki)));
  return sequence(tagged(0xa0, integer(Buffer.of(2))), integer(serial), ecdsaWithSha256, name, validity, name, spki, extensions);
}

function keyIdentifier(spki: Buffer): Buffer {
  return extension("2.5.29.14", tagged(0x04, createHash("sha1").update(spki).digest()));
}

function alternativeName(host: string): Buffer {
  return isIPv4(host) ? tagged(0x87, Buffer.from(host.split(".").map(Number))) : tagged(0x82, Buffer.from(host, "latin1"));
}

function extension(id: string, value: Buffer, critical = false): Buffer {
  return sequence(identifier(id), ...(critical ? [tagged(0x01, Buffer.of(0xff))] : []), tagged(0x04, value));
}

// ── DER ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

function tagged(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.of(tag), lengthOf(content.length), content]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.of(length);
  return length < 0x100 ? Buffer.of(0x81, length) : Buffer.of(0x82, length >> 8, length & 0xff);
}

function sequence(...contents: readonly Buffer[]): Buffer {
  return tagged(0x30, ...contents);
}

function integer(bytes: Buffer): Buffer {
  return tagged(0x02, bytes);
}

function utf8(text: string): Buffer {
  return tagged(0x0c, Buffer.from(text, "utf8"));
}

/** Years up to 2049 have two digits (RFC 5280, 4.1.2.5.1). */
function time(at: number): Buffer {
  return tagged(0x17, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replace(/[-:T]/g, "")}Z`, "latin1"));
}

function identifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  return tagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(value: number): readonly number[] {
  const septets = value.toString(2).padStart(Math.ceil(value.toString(2).length / 7) * 7, "0").match(/.{7}/g) ?? ["0"];
  return septets.map((bits, at) => Number.parseInt(bits, 2) | (at < septets.length - 1 ? 0x80 : 0));
}

const ecdsaWithSha256 = sequence(identifier("1.2.840.10045.4.3.2"));
