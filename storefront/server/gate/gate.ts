import { configuration } from "#configuration/index.ts";
import { type CallKind, callKind, clientAt } from "#platform/kernel/http/client.ts";
import { createFairQueue, type FairQueue, QueueFull } from "#platform/runtime/fairQueue.ts";
import type { Body, HoldBody } from "./bodyBudget.ts";
import type { KnownCall } from "./knownCalls.ts";
import type { Answer } from "./provider.ts";
import { envelope, tidyAnswer, tooManyRequests, tryLater } from "./providerAnswer.ts";
import type { CustomerSession } from "./customerSession.ts";

const methods = ["GET", "POST", "PUT"];
const { largestBody } = configuration.network;

/** A page of another site must not order in the visitor's name; a client without a browser says nothing of where it is. */
export function isForeign({ url, headers }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const origin = headers.get("origin");
  // A page without a referrer has no origin either; then the browser's Sec-Fetch-Site header counts.
  if (origin === "null" && site === "same-origin") return false;
  return origin !== null && new URL(url).host !== (URL.canParse(origin) ? new URL(origin).host : "");
}

/** Why a request does not pass, before its body is read; null when it may. */
function refusal(request: Request, isFromElsewhere: GateSetting["isFromElsewhere"]): Response | null {
  const { method, headers } = request;
  if (!methods.includes(method)) return envelope(405, "There is no such call.", { allow: methods.join(", ") });
  if (method === "GET") return null;
  if (isFromElsewhere(request)) return envelope(403, "This request came from another site.");
  if (!/^application\/json\b/i.test(headers.get("content-type") ?? "")) {
    return envelope(415, "The body must be application/json.");
  }
  return null;
}

export interface GateSetting {
  /** Returns the session in whose name a request calls the provider. */
  readonly visitOf: (request: Request, call: Pick<GateCall, "requestId" | "client">) => CustomerSession;
  /** Whether a call that changes something comes from a page that may not make it. */
  readonly isFromElsewhere: (request: Request) => boolean;
  readonly holdBody: HoldBody;
  /** The provider is somebody else's platform: its words are reviewed before a caller gets them. */
  readonly isProviderForeign?: boolean;
  /** Receives the provider's answer, before anything is removed from it. */
  readonly onAnswer: (answer: Pick<Answer, "headers">) => void;
}

export interface GateCall {
  readonly call: Pick<KnownCall, "isBare" | "timeLimit">;
  readonly requestId: string;
  /** The address that the request came from; empty when unknown. */
  readonly client: string;
  /** Receives the reason why there was no answer. */
  readonly onError: (error: unknown) => void;
}

/** Passes `/api/…` calls to the provider with the caller's identity, and nothing else of the browser's request. */
export function createGate({ visitOf, isFromElsewhere, holdBody, isProviderForeign = false, onAnswer }: GateSetting) {
  const queues: Readonly<Record<CallKind, FairQueue>> = {
    catalogue: createFairQueue(configuration.load.catalogueShare),
    urgent: createFairQueue(configuration.load.callShare),
  };

  /** Returns the provider's answer within the timeout; an envelope in every case. */
  async function answer(
    request: Request,
    { body, visit, limit, gateCall }: { body: Body; visit: CustomerSession; limit: AbortSignal; gateCall: GateCall },
  ) {
    const { call, onError } = gateCall;
    // Who looks no longer needs no answer; what is changed is changed to its end.
    const isReading = request.method === "GET" || callKind(new URL(request.url).pathname) === "catalogue";
    const signal = isReading ? AbortSignal.any([limit, request.signal]) : limit;
    try {
      const given = await visit.fetch({ request, body, signal });
      onAnswer(given);
      return tidyAnswer(given, { isBare: call.isBare, isForeign: isProviderForeign });
    } catch (error) {
      if (!request.signal.aborted) onError(error);
      return tryLater(limit.aborted ? 504 : 502);
    }
  }

  async function pass(request: Request, body: Body, gateCall: GateCall, limit: AbortSignal): Promise<Response> {
    const visit = visitOf(request, gateCall);
    const answered = await answer(request, { body, visit, limit, gateCall });
    for (const cookie of visit.cookies()) {
      answered.headers.append("set-cookie", cookie);
      answered.headers.set("cache-control", "no-store");
    }
    return answered;
  }

  return async (request: Request, gateCall: GateCall): Promise<Response> => {
    const refused = refusal(request, isFromElsewhere);
    if (refused) return refused;
    // The time that a call waits for its turn is a part of its time.
    const limit = AbortSignal.timeout(gateCall.call.timeLimit);
    const queue = queues[callKind(new URL(request.url).pathname)];
    try {
      const signal = AbortSignal.any([limit, request.signal]);
      return await queue.run(
        clientAt(gateCall.client),
        () => holdBody(request, { maximum: largestBody }, (body) => pass(request, body, gateCall, limit)),
        signal,
      );
    } catch (error) {
      if (error instanceof QueueFull) return tooManyRequests();
      if (limit.aborted) return tryLater(504);
      throw error;
    }
  };
}
