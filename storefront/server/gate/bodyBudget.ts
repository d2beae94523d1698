import { createHash } from "node:crypto";
import { notSigned } from "#platform/kernel/http/staffSignature.ts";
import { envelope } from "./providerAnswer.ts";

export type Body = Buffer<ArrayBuffer> | null;

export interface BodyRule {
  /** Bytes. */
  readonly maximum: number;
  /** The only SHA-256 that the body may have, in base64url, because that one is signed. */
  readonly digest?: string;
}

/**
 * Reads a request's body and hands it on; null for a request without one. Answers 413 for a body of more than `maximum`
 * bytes, 401 for another body than the signed one, which is hashed as it arrives, and 503 with `Retry-After` while the
 * process holds too many others. No more of a refused body is read.
 */
export type HoldBody = (request: Request, rule: BodyRule, use: (body: Body) => Promise<Response>) => Promise<Response>;

const tooLarge = () => envelope(413, "The body is too large.");
const noRoom = () =>
  envelope(503, "The shop is receiving too many large requests. Try again in a few seconds.", { "retry-after": "5" });

/** Bounds the bytes of all bodies that a process holds at the same time, from their first byte until the answer. */
export function createBodyBudget(total: number): HoldBody {
  let held = 0;
  return async (request, { maximum, digest }, handle) => {
    const declared = Number(request.headers.get("content-length") ?? 0);
    if (declared > maximum) return tooLarge();
    if (held + declared > total) return noRoom();
    const chunks: Uint8Array[] = [];
    const hash = digest === undefined ? null : createHash("sha256");
    let own = 0;
    try {
      // Leaving the loop cancels the stream.
      for await (const chunk of request.body ?? []) {
        own += chunk.length;
        held += chunk.length;
        if (own > maximum) return tooLarge();
        if (held > total) return noRoom();
        hash?.update(chunk);
        chunks.push(chunk);
      }
      if (hash && hash.digest("base64url") !== digest) return envelope(401, notSigned);
      return await handle(request.body && Buffer.concat(chunks.splice(0)));
    } finally {
      held -= own;
    }
  };
}
