import { createHash, createHmac } from "node:crypto";
import { isSame } from "../secrets/digest.ts";

/** The header that a call of the shop's staff is signed in. */
export const signatureHeader = "x-dioptra-operator";

export interface SignedCall {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly body: Uint8Array;
}

const patience = 300; // Seconds that clocks may differ, and that a signature is good for.

const proof = (key: string, { method, target, body }: SignedCall, seconds: number) =>
  createHmac("sha256", Buffer.from(key, "base64url"))
    .update(`${seconds}\n${method}\n${target}\n${createHash("sha256").update(body).digest("hex")}`)
    .digest("base64url");

/** What a call is signed with: when, and what only the holder of the key can have made of all of it. */
export function sign(key: string, call: SignedCall, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `${seconds}.${proof(key, call, seconds)}`;
}

/** Whether a call was signed with the key, and not long ago. */
export function isSigned(key: string, call: SignedCall, signature: string, now: Date): boolean {
  const [, seconds, given] = /^(\d{1,12})\.([\w-]{43})$/.exec(signature) ?? [];
  if (seconds === undefined || given === undefined) return false;
  const age = Math.abs(now.getTime() / 1000 - Number(seconds));
  return age <= patience && isSame(given, proof(key, call, Number(seconds)));
}
