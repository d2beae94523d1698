import { verify, type X509Certificate } from "node:crypto";
import * as z from "zod/mini";

/** A detached JSON Web Signature (RFC 7515, appendix F): what was signed is the body that it came with. */
export interface DetachedSignature {
  /** As it was signed: base64url. */
  readonly header: string;
  /** Where the certificate of the signature lies. */
  readonly x5u: string;
  readonly signature: Buffer;
}

const protectedHeader = z.object({ alg: z.literal("RS256"), x5u: z.string() });

/** Reads the header `X-JWS-Signature`; null when it is none, or of another kind than Tpay's. */
export function readSignature(text: string): DetachedSignature | null {
  const [, header = "", signature = ""] = /^([\w-]{1,2000})\.\.([\w-]{1,2000})$/.exec(text) ?? [];
  try {
    const read = protectedHeader.safeParse(JSON.parse(Buffer.from(header, "base64url").toString("utf8")));
    return read.success ? { header, x5u: read.data.x5u, signature: Buffer.from(signature, "base64url") } : null;
  } catch {
    return null;
  }
}

/** Whether a body is the one that was signed by the key of a certificate. */
export function isSignedBy(certificate: X509Certificate, signed: DetachedSignature, body: string): boolean {
  const text = `${signed.header}.${Buffer.from(body, "utf8").toString("base64url")}`;
  return verify("RSA-SHA256", Buffer.from(text), certificate.publicKey, signed.signature);
}
