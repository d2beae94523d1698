import type { Answer, Fetch } from "./provider.ts";
import { tryLater } from "./providerAnswer.ts";
import { readWhole } from "./readWhole.ts";

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
  "x-dioptra-signature",
  "x-dioptra-operator",
] as const;

/** What of an answer goes back. */
const answered = ["content-type", "content-security-policy", "referrer-policy", "location", "retry-after"] as const;

const pick = (headers: Headers, names: readonly string[]) =>
  names.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });

export interface PassageSetting {
  readonly provider: Fetch;
  readonly largestBody: number;
  /** How long the platform may take, in milliseconds. */
  readonly timeLimit: number;
  /** Hears what is outdated by what was done. */
  readonly onAnswer: (answer: Pick<Answer, "headers">) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Lets requests through to the embedded platform whose bodies are not the shop's own: notifications of payment
 * providers, byte for byte as they were signed, and the forms of the sandbox's pages. Nobody is known by them: no cookie
 * goes in or out.
 */
export function createPassage({ provider, largestBody, timeLimit, onAnswer, onError }: PassageSetting): Fetch {
  return async (request) => {
    const { method, url, headers } = request;
    const body = request.body && (await readWhole(request.body, largestBody));
    if (request.body && body === null) return new Response("The body is too large.", { status: 413 });
    const signal = AbortSignal.timeout(timeLimit);
    try {
      const {
        status,
        headers: given,
        body: answer,
      } = await provider(new Request(url, { method, headers: pick(headers, passedOn), body, signal }));
      onAnswer({ headers: given });
      return new Response(answer, { status, headers: [...pick(given, answered), ["cache-control", "no-store"]] });
    } catch (error) {
      onError(error);
      return tryLater(signal.aborted ? 504 : 502);
    }
  };
}
