import { paymentProviders } from "#platform/runtime/openPlatform.ts";
import type { Admit, AdmittedCall } from "./admission.ts";
import type { Body } from "./bodyBudget.ts";
import type { Answer, Fetch } from "./provider.ts";
import { failure, tryLater } from "./providerAnswer.ts";

/** The request headers that are passed on: content type, language, and the signatures of payment providers and staff. */
const requestHeaders: readonly string[] = [
  "content-type",
  "accept-language",
  ...paymentProviders.flatMap(({ webhook }) => webhook.headers),
  "x-dioptra-operator",
];

/** The headers of an answer that are passed back. */
const responseHeaders = [
  "content-type",
  "content-security-policy",
  "referrer-policy",
  "location",
  "retry-after",
] as const;

const pick = (headers: Headers, names: readonly string[]) =>
  names.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });

export interface RawProxySetting extends AdmittedCall {
  readonly provider: Fetch;
  readonly admit: Admit;
  /** The provider is another platform, whose error messages are not passed on. */
  readonly isProviderForeign?: boolean;
  /** Called with the headers of each answer, which name what has changed. */
  readonly onAnswer: (answer: Pick<Answer, "headers">) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Creates a proxy that passes bodies to the platform byte for byte: signed notifications of payment providers, calls of the
 * staff, forms of mails' links and of the sandbox. Cookies are neither sent nor set, since these requests identify no
 * customer.
 */
export function createRawProxy(setting: RawProxySetting): Fetch {
  const { provider, admit, isProviderForeign = false, onAnswer, onError } = setting;
  async function pass(request: Request, body: Body, signal: AbortSignal): Promise<Response> {
    const { method, url, headers } = request;
    try {
      const {
        status,
        headers: received,
        body: answer,
      } = await provider(new Request(url, { method, headers: pick(headers, requestHeaders), body, signal }));
      onAnswer({ headers: received });
      if (isProviderForeign && status >= 400) return failure(status);
      return new Response(answer, {
        status,
        headers: [...pick(received, responseHeaders), ["cache-control", "no-store"]],
      });
    } catch (error) {
      onError(error);
      return tryLater(signal.aborted ? 504 : 502);
    }
  }
  return (request) => admit(request, setting, (body, limit) => pass(request, body, limit));
}
