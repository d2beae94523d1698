import { createHash, type Hash } from "node:crypto";
import { configuration } from "#configuration/index.ts";
import type { LoadConfiguration } from "#configuration/load.ts";
import { notSignedMessage } from "#platform/kernel/http/staffSignature.ts";
import { createBodyMemory, type HeldBody } from "./bodyMemory.ts";
import { envelope, tooManyRequests } from "./providerAnswer.ts";

export type Body = Buffer<ArrayBuffer> | null;

export interface BodyRule {
  /** The maximum size in bytes. */
  readonly maximum: number;
  /** The SHA-256 that was signed, in base64url. A body with another one is refused. */
  readonly digest?: string;
}

/** How the body of one call is read. */
export interface BodyReading extends BodyRule {
  /** The client whose share the body counts towards. */
  readonly client: string;
  /** Aborts when the call's time is over. */
  readonly limit: AbortSignal;
}

/**
 * Reads a request's body and calls `handle` with it; null for a request without a body. Answers 413 for a body of more than
 * `maximum` bytes, 401 for a body that differs from the signed one, 408 for a body that arrives too slowly, 429 while the
 * client holds too many other bodies, and 503 while the process does. Reading stops as soon as a body is refused.
 */
export type HoldBody = (
  request: Request,
  reading: BodyReading,
  handle: (body: Body) => Promise<Response>,
) => Promise<Response>;

const tooLarge = () => envelope(413, "The body is too large.");
const refusals = {
  slow: () => envelope(408, "The request arrived too slowly. Try again.", { "retry-after": "1" }),
  client: tooManyRequests,
  process: () =>
    envelope(503, "The shop is receiving too many large requests. Try again in a few seconds.", { "retry-after": "5" }),
} as const;

/** Calls `end` when a body falls behind the minimum speed or the call's time is over. Returns a function that stops this. */
function watchSpeed(body: HeldBody, limit: AbortSignal): () => void {
  const end = () => body.end("slow");
  const check = () => {
    const left = body.deadline() - performance.now();
    if (left <= 0) end();
    else timer = setTimeout(check, left);
  };
  let timer = setTimeout(check, configuration.load.bodyGrace);
  limit.addEventListener("abort", end, { once: true });
  if (limit.aborted) end();
  return () => {
    clearTimeout(timer);
    limit.removeEventListener("abort", end);
  };
}

/**
 * Limits the bytes of the request bodies that the process holds at the same time, until they are answered. When memory is
 * short, the slowest of the bodies that are still arriving is ended first.
 */
export function createBodyBudget(limits: LoadConfiguration["orderBodies"]): HoldBody {
  const memory = createBodyMemory({ ...limits, ...configuration.load });

  return async (request, { maximum, digest, client, limit }, handle) => {
    const isSigned = (hash: Hash) => digest === undefined || hash.digest("base64url") === digest;
    const declared = Number(request.headers.get("content-length") ?? 0);
    if (declared > maximum) return tooLarge();
    const hash = createHash("sha256");
    if (!request.body) return isSigned(hash) ? handle(null) : envelope(401, notSignedMessage);
    const reader = request.body.getReader();
    // Cancelling ends a read that is under way, and has no effect at the end of the body.
    const cancel = () => void reader.cancel().catch(() => {});
    const body = memory.hold({ client, declared, onEnd: cancel });
    const stopWatching = watchSpeed(body, limit);
    const chunks: Uint8Array[] = [];
    let received = 0;
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        received += next.value.length;
        if (received > maximum) return tooLarge();
        body.add(next.value.length);
        if (digest !== undefined) hash.update(next.value);
        chunks.push(next.value);
      }
      const reason = body.finish();
      if (reason !== null) return refusals[reason]();
      stopWatching();
      if (!isSigned(hash)) return envelope(401, notSignedMessage);
      return await handle(Buffer.concat(chunks.splice(0)));
    } finally {
      cancel();
      stopWatching();
      body.release();
    }
  };
}
