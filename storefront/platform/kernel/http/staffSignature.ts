import { createHash, createHmac, randomBytes } from "node:crypto";
import { isSame } from "../secrets/tokens.ts";
import type { Context } from "hono";
import type { PlatformParts } from "../platformParts.ts";

/** The header that a call of the shop's staff is signed in. */
export const signatureHeader = "x-dioptra-operator";

/** The part of a call that is known before its body. */
export interface CallHead {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
}

export interface SignedCall extends CallHead {
  readonly body: Uint8Array;
}

/** What a valid signature says of its call. */
export interface Signed {
  readonly seconds: number;
  /** Never made twice, so that a call is made once. */
  readonly nonce: string;
  /** SHA-256 of the body, in base64url. */
  readonly bodyDigest: string;
}

const clockSkew = 300; // Seconds that clocks may differ, and that a signature is good for.

/** From when on a signature is too old by every clock. */
export const endOf = ({ seconds }: Pick<Signed, "seconds">): Date => new Date((seconds + 2 * clockSkew) * 1000);

/** Returns the digest of a body in the form that signatures carry. */
export const digestOf = (body: Uint8Array): string => createHash("sha256").update(body).digest("base64url");

const proof = (key: string, { method, target }: CallHead, { seconds, nonce, bodyDigest }: Signed) =>
  createHmac("sha256", Buffer.from(key, "base64url"))
    .update(`${seconds}\n${nonce}\n${method}\n${target}\n${bodyDigest}`)
    .digest("base64url");

/** Signs a call: its time, a nonce, the digest of its body, and a proof that only the holder of the key can make. */
export function sign(key: string, { body, ...head }: SignedCall, now: Date): string {
  const signed: Signed = {
    seconds: Math.floor(now.getTime() / 1000),
    nonce: randomBytes(16).toString("base64url"),
    bodyDigest: digestOf(body),
  };
  return `${signed.seconds}.${signed.nonce}.${signed.bodyDigest}.${proof(key, head, signed)}`;
}

/** The refusal of a call without a valid signature. */
export const notSigned = "This call is not signed by the shop's staff.";

const form = /^(\d{1,12})\.([\w-]{22})\.([\w-]{43})\.([\w-]{43})$/;

/**
 * Reads a signature, which needs no byte of the body; null when it was not made with the key, or long ago. The body is
 * the signed one only when `digestOf` it is `bodyDigest`.
 */
export function readSignature(key: string, head: CallHead, signature: string, now: Date): Signed | null {
  const [, seconds, nonce, bodyDigest, given] = form.exec(signature) ?? [];
  if (seconds === undefined || nonce === undefined || bodyDigest === undefined || given === undefined) return null;
  const signed: Signed = { seconds: Number(seconds), nonce, bodyDigest };
  if (Math.abs(now.getTime() / 1000 - signed.seconds) > clockSkew) return null;
  return isSame(given, proof(key, head, signed)) ? signed : null;
}

/** Returns the signature of a call whose body is here; null when either is not the staff's. */
export function readSignedCall(key: string, { body, ...head }: SignedCall, signature: string, now: Date) {
  const signed = readSignature(key, head, signature, now);
  return signed && isSame(signed.bodyDigest, digestOf(body)) ? signed : null;
}

/** Returns whether a call that anybody may make carries the staff's signature: then it has no visitor's limits. */
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
