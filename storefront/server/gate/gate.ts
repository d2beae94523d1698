import { configuration } from "#configuration/index.ts";
import { type CallKind, callKind, clientAt } from "#platform/kernel/http/client.ts";
import { createFairQueue, type FairQueue, QueueFull } from "#platform/runtime/fairQueue.ts";
import type { Body, HoldBody } from "./bodyBudget.ts";
import type { CallRule } from "./findCall.ts";
import type { Answer } from "./provider.ts";
import { envelope, toBrowserAnswer, tooManyRequests, tryLater } from "./providerAnswer.ts";
import type { CustomerSession } from "./customerSession.ts";

const methods = ["GET", "POST", "PUT"];
const { largestBody } = configuration.network;

/**
 * Returns whether a request comes from a page of another site, which must not act in the visitor's name. Clients other than
 * browsers send no origin and are not cross-site.
 */
export function isCrossSite({ url, headers }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const origin = headers.get("origin");
  // Pages without a referrer send no origin either; then the browser's Sec-Fetch-Site header decides.
  if (origin === "null" && site === "same-origin") return false;
  return origin !== null && new URL(url).host !== (URL.canParse(origin) ? new URL(origin).host : "");
}

/** Returns the refusal of a request before its body is read; null if it may pass. */
function refuseEarly(request: Request, isCrossSiteCall: GateSetting["isCrossSiteCall"]): Response | null {
  const { method, headers } = request;
  if (!methods.includes(method))
    return envelope(405, "Only GET, POST and PUT are supported.", { allow: methods.join(", ") });
  if (method === "GET") return null;
  if (isCrossSiteCall(request)) return envelope(403, "This request came from another site.");
  if (!/^application\/json\b/i.test(headers.get("content-type") ?? "")) {
    return envelope(415, "The body must be application/json.");
  }
  return null;
}

export interface GateSetting {
  /** Returns the session of a request. */
  readonly sessionFor: (request: Request, call: Pick<GateCall, "requestId" | "client">) => CustomerSession;
  /** Returns whether a POST or PUT comes from a page of another site, so that it is refused. */
  readonly isCrossSiteCall: (request: Request) => boolean;
  readonly holdBody: HoldBody;
  /** The provider is another platform, whose refusals are reviewed before they are passed on. */
  readonly isProviderForeign?: boolean;
  /** Called with the provider's answer before anything is removed from it. */
  readonly onAnswer: (answer: Pick<Answer, "headers">) => void;
}

export interface GateCall {
  readonly call: Pick<CallRule, "isBare" | "timeLimit">;
  readonly requestId: string;
  /** The address that the request came from; empty when unknown. */
  readonly client: string;
  /** Called with the error when the provider did not answer. */
  readonly onError: (error: unknown) => void;
}

/** Creates the gate, which passes `/api/…` calls to the provider with the caller's identity and no other browser data. */
export function createGate({
  sessionFor,
  isCrossSiteCall,
  holdBody,
  isProviderForeign = false,
  onAnswer,
}: GateSetting) {
  const queues: Readonly<Record<CallKind, FairQueue>> = {
    catalogue: createFairQueue(configuration.load.catalogueShare),
    urgent: createFairQueue(configuration.load.callShare),
  };

  /** Returns the provider's answer, or an envelope with an error if it does not answer within the time limit. */
  async function answer(
    request: Request,
    {
      body,
      session,
      limit,
      gateCall,
    }: { body: Body; session: CustomerSession; limit: AbortSignal; gateCall: GateCall },
  ) {
    const { call, onError } = gateCall;
    // Reads are aborted when the caller leaves; changes are always completed.
    const isReading = request.method === "GET" || callKind(new URL(request.url).pathname) === "catalogue";
    const signal = isReading ? AbortSignal.any([limit, request.signal]) : limit;
    try {
      const received = await session.fetch({ request, body, signal });
      onAnswer(received);
      return toBrowserAnswer(received, { isBare: call.isBare, isProviderForeign });
    } catch (error) {
      if (!request.signal.aborted) onError(error);
      return tryLater(limit.aborted ? 504 : 502);
    }
  }

  async function pass(request: Request, body: Body, gateCall: GateCall, limit: AbortSignal): Promise<Response> {
    const session = sessionFor(request, gateCall);
    const response = await answer(request, { body, session, limit, gateCall });
    for (const cookie of session.cookies()) {
      response.headers.append("set-cookie", cookie);
      response.headers.set("cache-control", "no-store");
    }
    return response;
  }

  return async (request: Request, gateCall: GateCall): Promise<Response> => {
    const refusal = refuseEarly(request, isCrossSiteCall);
    if (refusal) return refusal;
    // The time limit includes the time in the queue.
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
