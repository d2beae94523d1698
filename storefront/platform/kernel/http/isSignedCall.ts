import type { Context } from "hono";
import type { PlatformParts } from "../platformParts.ts";
import { readSignedCall, signatureHeader } from "./staffSignature.ts";

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
