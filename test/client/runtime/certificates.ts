/** Certificates made for a test: no private key is kept, and none expires in the repository. */
import { generate } from "selfsigned";

const day = 86_400_000;

/** A certificate with its private key, both in PEM. */
export interface Pair {
  readonly key: string;
  readonly cert: string;
}

/** What can be asked of a certificate. */
export interface Wanted {
  /** The address it is for; that of this machine unless given. */
  readonly ip?: string;
  /** Days from now until it expires; 10 unless given. */
  readonly days?: number;
  /** Who signs it; itself unless given. */
  readonly by?: Pair;
  /** Whether it may sign others. */
  readonly signs?: boolean;
}

/** Makes a certificate that became valid 20 days ago. */
export async function certificate({ ip = "127.0.0.1", days = 10, by, signs = false }: Wanted = {}): Promise<Pair> {
  const { private: key, cert } = await generate([{ name: "commonName", value: signs ? "Authority of a test" : "Device of a test" }], {
    keyType: "ec",
    algorithm: "sha256",
    notBeforeDate: new Date(Date.now() - 20 * day),
    notAfterDate: new Date(Date.now() + days * day),
    extensions: [
      { name: "basicConstraints", cA: signs },
      ...(signs ? [{ name: "keyUsage" as const, keyCertSign: true }] : []),
      { name: "subjectAltName", altNames: [{ type: 7, ip }] },
    ],
    ...(by && { ca: { key: by.key, cert: by.cert } }),
  });
  return { key, cert };
}
