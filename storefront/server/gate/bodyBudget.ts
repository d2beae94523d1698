import { createHash } from "node:crypto";
import { notSignedMessage } from "#platform/kernel/http/staffSignature.ts";
import { envelope } from "./providerAnswer.ts";

export type Body = Buffer<ArrayBuffer> | null;

export interface BodyRule {
  /** The maximum size in bytes. */
  readonly maximum: number;
  /** The SHA-256 that was signed, in base64url. A body with another one is refused. */
  readonly digest?: string;
}

/**
 * Reads a request's body and calls `handle` with it; null for a request without a body. Answers 413 for a body of more than
 * `maximum` bytes, 401 for a body that differs from the signed one, and 503 with `Retry-After` while the process holds too
 * many other bodies. Reading stops as soon as a body is refused.
 */
export type HoldBody = (
  request: Request,
  rule: BodyRule,
  handle: (body: Body) => Promise<Response>,
) => Promise<Response>;

const tooLarge = () => envelope(413, "The body is too large.");
const overBudget = () =>
  envelope(503, "The shop is receiving too many large requests. Try again in a few seconds.", { "retry-after": "5" });

/** Limits the bytes of all request bodies that the process holds at the same time, until they are answered. */
export function createBodyBudget(total: number): HoldBody {
  let held = 0;
  return async (request, { maximum, digest }, handle) => {
    const declared = Number(request.headers.get("content-length") ?? 0);
    if (declared > maximum) return tooLarge();
    if (held + declared > total) return overBudget();
    const chunks: Uint8Array[] = [];
    const hash = digest === undefined ? null : createHash("sha256");
    let received = 0;
    try {
      // Leaving the loop cancels the stream.
      for await (const chunk of request.body ?? []) {
        received += chunk.length;
        held += chunk.length;
        if (received > maximum) return tooLarge();
        if (held > total) return overBudget();
        hash?.update(chunk);
        chunks.push(chunk);
      }
      if (hash && hash.digest("base64url") !== digest) return envelope(401, notSignedMessage);
      return await handle(request.body && Buffer.concat(chunks.splice(0)));
    } finally {
      held -= received;
    }
  };
}
