import { configuration } from "#configuration/index.ts";
import { callKind } from "#platform/kernel/http/client.ts";
import { createFairQueue } from "#platform/runtime/fairQueue.ts";
import { type Admit, createAdmission } from "./admission.ts";
import { type Body, createBodyBudget } from "./bodyBudget.ts";
import type { CallRule } from "./findCall.ts";
import type { Answer } from "./provider.ts";
import { envelope, toBrowserAnswer, tryLater } from "./providerAnswer.ts";
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

const orderPath = /^\/api\/(cart|order)(\/|$)/;

/**
 * Creates a function that returns how a call is admitted, by its path. Catalogue calls have a queue of their own, and the
 * bodies of carts and orders a memory of their own, so that no other calls can hold them up.
 */
function createAdmissions(): (pathname: string) => Admit {
  const { catalogueShare, callShare, orderBodies, callBodies } = configuration.load;
  const holdBody = createBodyBudget(callBodies);
  const queue = createFairQueue(callShare);
  const admitCatalogue = createAdmission({ holdBody, queue: createFairQueue(catalogueShare) });
  const admitOrder = createAdmission({ holdBody: createBodyBudget(orderBodies), queue });
  const admitOther = createAdmission({ holdBody, queue });
  return (pathname) => {
    if (callKind(pathname) === "catalogue") return admitCatalogue;
    return orderPath.test(pathname) ? admitOrder : admitOther;
  };
}

/** Creates the gate, which passes `/api/…` calls to the provider with the caller's identity and no other browser data. */
export function createGate({ sessionFor, isCrossSiteCall, isProviderForeign = false, onAnswer }: GateSetting) {
  const admissionFor = createAdmissions();

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
    const { client, call } = gateCall;
    const admit = admissionFor(new URL(request.url).pathname);
    const setting = { client, bodyRule: { maximum: largestBody }, timeLimit: call.timeLimit };
    return admit(request, setting, (body, limit) => pass(request, body, gateCall, limit));
  };
}
