import { createHash, createHmac, randomBytes } from "node:crypto";
import { isEqualInConstantTime } from "../secrets/tokens.ts";
import type { Context } from "hono";
import type { PlatformParts } from "../platformParts.ts";

/** The header with the signature of a staff call. */
export const signatureHeader = "x-dioptra-operator";

/** The part of a call that is available before its body. */
export interface CallHead {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
}

export interface SignedCall extends CallHead {
  readonly body: Uint8Array;
}

/** The contents of a valid signature. */
export interface SignatureClaims {
  /** When the call was signed, in seconds since 1970. */
  readonly seconds: number;
  /** A random value that is never reused, so that a call cannot be replayed. */
  readonly nonce: string;
  /** SHA-256 of the body, in base64url. */
  readonly bodyDigest: string;
}

/** Seconds that clocks may differ, and that a signature is valid. */
const clockSkew = 300;

/** Returns the moment from which a signature is too old by every clock. */
export const expiryOf = ({ seconds }: Pick<SignatureClaims, "seconds">): Date =>
  new Date((seconds + 2 * clockSkew) * 1000);

/** Returns the digest of a body in the form that signatures carry. */
export const digestOf = (body: Uint8Array): string => createHash("sha256").update(body).digest("base64url");

const proof = (key: string, { method, target }: CallHead, { seconds, nonce, bodyDigest }: SignatureClaims) =>
  createHmac("sha256", Buffer.from(key, "base64url"))
    .update(`${seconds}\n${nonce}\n${method}\n${target}\n${bodyDigest}`)
    .digest("base64url");

/** Signs a call: its time, a nonce, the digest of its body, and a proof that only the holder of the key can make. */
export function sign(key: string, { body, ...head }: SignedCall, now: Date): string {
  const signed: SignatureClaims = {
    seconds: Math.floor(now.getTime() / 1000),
    nonce: randomBytes(16).toString("base64url"),
    bodyDigest: digestOf(body),
  };
  return `${signed.seconds}.${signed.nonce}.${signed.bodyDigest}.${proof(key, head, signed)}`;
}

/** The refusal of a call without a valid signature. */
export const notSignedMessage = "The staff signature is missing or invalid. Sign the call with the operator key.";

const signaturePattern = /^(\d{1,12})\.([\w-]{22})\.([\w-]{43})\.([\w-]{43})$/;

/**
 * Verifies a signature without reading the body. Returns null if it was not made with the key or is too old. The caller
 * must check that `digestOf` the body equals `bodyDigest`.
 */
export function readSignature(key: string, head: CallHead, signature: string, now: Date): SignatureClaims | null {
  const [, seconds, nonce, bodyDigest, sentProof] = signaturePattern.exec(signature) ?? [];
  if (seconds === undefined || nonce === undefined || bodyDigest === undefined || sentProof === undefined) return null;
  const signed: SignatureClaims = { seconds: Number(seconds), nonce, bodyDigest };
  if (Math.abs(now.getTime() / 1000 - signed.seconds) > clockSkew) return null;
  return isEqualInConstantTime(sentProof, proof(key, head, signed)) ? signed : null;
}

/** Verifies the signature of a call together with its body. Returns null if either is not valid. */
export function readSignedCall(key: string, { body, ...head }: SignedCall, signature: string, now: Date) {
  const signed = readSignature(key, head, signature, now);
  return signed && isEqualInConstantTime(signed.bodyDigest, digestOf(body)) ? signed : null;
}

/** Whether a public call has a valid staff signature. The limits for visitors do not apply to it then. */
export async function isSignedCall(
  c: Context,
  { settings, clock }: Pick<PlatformParts, "settings" | "clock">,
): Promise<boolean> {
  const signature = c.req.header(signatureHeader);
  if (signature === undefined || settings.operatorKey === null) return false;
  const { pathname, search: query } = new URL(c.req.url);
  const body = new Uint8Array(await c.req.arrayBuffer());
  const call = { method: c.req.method, target: pathname + query, body };
  return readSignedCall(settings.operatorKey, call, signature, clock()) !== null;
}
