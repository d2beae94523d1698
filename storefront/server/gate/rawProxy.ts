import { clientAt } from "#platform/kernel/http/client.ts";
import { type FairQueue, QueueFull } from "#platform/runtime/fairQueue.ts";
import type { Body, BodyRule, HoldBody } from "./bodyBudget.ts";
import type { Answer, Fetch } from "./provider.ts";
import { failure, tooManyRequests, tryLater } from "./providerAnswer.ts";

/** What services sign their notifications with, and what says of which kind a body is. */
const passedOn = [
  "content-type",
  "accept-language",
  "x-jws-signature",
  "paypal-transmission-id",
  "paypal-transmission-time",
  "paypal-transmission-sig",
  "paypal-cert-url",
  "paypal-auth-algo",
  "x-dioptra-operator",
] as const;

/** What of an answer goes back. */
const answered = ["content-type", "content-security-policy", "referrer-policy", "location", "retry-after"] as const;

const pick = (headers: Headers, names: readonly string[]) =>
  names.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });

export interface RawProxySetting {
  readonly provider: Fetch;
  /** The address that the request came from; empty when unknown. */
  readonly client: string;
  readonly queue: FairQueue;
  readonly holdBody: HoldBody;
  readonly bodyRule: BodyRule;
  /** How long the platform may take, in milliseconds. */
  readonly timeLimit: number;
  /** The provider is not our platform: its error messages are not passed on. */
  readonly isProviderForeign?: boolean;
  /** Hears what is outdated by what was done. */
  readonly onAnswer: (answer: Pick<Answer, "headers">) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Passes requests with bodies that are not the shop's own to the embedded platform: notifications of payment providers,
 * byte for byte as they were signed, and forms of the sandbox's pages. They identify no customer: no cookie goes in or
 * out.
 */
export function createRawProxy(setting: RawProxySetting): Fetch {
  const {
    provider,
    client,
    queue,
    holdBody,
    bodyRule,
    timeLimit,
    isProviderForeign = false,
    onAnswer,
    onError,
  } = setting;
  async function pass(request: Request, body: Body): Promise<Response> {
    const { method, url, headers } = request;
    const signal = AbortSignal.timeout(timeLimit);
    try {
      const {
        status,
        headers: given,
        body: answer,
      } = await provider(new Request(url, { method, headers: pick(headers, passedOn), body, signal }));
      onAnswer({ headers: given });
      if (isProviderForeign && status >= 400) return failure(status);
      return new Response(answer, { status, headers: [...pick(given, answered), ["cache-control", "no-store"]] });
    } catch (error) {
      onError(error);
      return tryLater(signal.aborted ? 504 : 502);
    }
  }
  return async (request) => {
    const hold = () => holdBody(request, bodyRule, (body) => pass(request, body));
    try {
      return await queue.run(clientAt(client), hold, request.signal);
    } catch (error) {
      if (error instanceof QueueFull) return tooManyRequests();
      throw error;
    }
  };
}
