import { createHash, createHmac, randomBytes } from "node:crypto";
import { isSame } from "../secrets/digest.ts";

/** The header that a call of the shop's staff is signed in. */
export const signatureHeader = "x-dioptra-operator";

export interface SignedCall {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly body: Uint8Array;
}

/** What makes a signature one of its kind: when it was made, and what is never made twice. */
export interface Signed {
  readonly seconds: number;
  readonly nonce: string;
}

const patience = 300; // Seconds that clocks may differ, and that a signature is good for.

/** From when on a signature is too old by every clock. */
export const endOf = ({ seconds }: Signed): Date => new Date((seconds + 2 * patience) * 1000);

const proof = (key: string, { method, target, body }: SignedCall, { seconds, nonce }: Signed) =>
  createHmac("sha256", Buffer.from(key, "base64url"))
    .update(`${seconds}\n${nonce}\n${method}\n${target}\n${createHash("sha256").update(body).digest("hex")}`)
    .digest("base64url");

/** What a call is signed with: when, once, and what only the holder of the key can have made of all of it. */
export function sign(key: string, call: SignedCall, now: Date): string {
  const signed = { seconds: Math.floor(now.getTime() / 1000), nonce: randomBytes(16).toString("base64url") };
  return `${signed.seconds}.${signed.nonce}.${proof(key, call, signed)}`;
}

/** What a caller without a valid signature is told. */
export const notSigned = "This call is not signed by the shop's staff.";

/** The parts of a signature of the right form that is not too old; null for any other. */
function partsOf(signature: string, now: Date) {
  const [, seconds, nonce, given] = /^(\d{1,12})\.([\w-]{22})\.([\w-]{43})$/.exec(signature) ?? [];
  if (seconds === undefined || nonce === undefined || given === undefined) return null;
  const signed = { seconds: Number(seconds), nonce };
  return Math.abs(now.getTime() / 1000 - signed.seconds) <= patience ? { signed, given } : null;
}

/** Whether a signature could be valid, as far as its form and its time tell: what can be known without the body. */
export const isPlausible = (signature: string | null, now: Date): boolean => partsOf(signature ?? "", now) !== null;

/** What a call was signed with; null when that was not done with the key, or long ago. */
export function readSignature(key: string, call: SignedCall, signature: string, now: Date): Signed | null {
  const parts = partsOf(signature, now);
  return parts && isSame(parts.given, proof(key, call, parts.signed)) ? parts.signed : null;
}
