import type * as z from "zod/mini";
import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import { GatewayUnavailable } from "./gateway.ts";

/** How long a provider's answer is waited for, in milliseconds: with a token before it, shorter than the gate waits for ours. */
export const requestTimeout = 6500;
const tokenPatience = 3000;

/** Failures after which the request certainly did not reach the provider. */
const unheard = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

const codeOf = (error: unknown) => {
  const cause = error instanceof Error ? error.cause : null;
  return typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : "";
};

/** What a provider answered: a yes, or a no of the kind that asking again does not change. */
export type ProviderAnswer =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly status: number; readonly json: unknown };

export interface ProviderQuestion {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Hears that the token was not taken. */
  readonly onTokenRefused?: () => void;
}

/**
 * Puts a question to a provider. Silence, a fault of the provider's, too many questions, keys that it does not take and
 * answers that are no JSON throw `GatewayUnavailable`: they say nothing of the payment.
 */
export async function askProvider(
  provider: PaymentProvider,
  question: ProviderQuestion,
  limit = requestTimeout,
): Promise<ProviderAnswer> {
  const { method, url, headers, body } = question;
  const signal = AbortSignal.timeout(limit);
  try {
    const response = await fetch(url, {
      method,
      headers,
      signal,
      redirect: "error",
      ...(body !== undefined && { body }),
    });
    const { status } = response;
    if (status === 401) question.onTokenRefused?.();
    const isRefusedOutright = status === 401 || status === 403 || status === 429 || status === 503;
    if (isRefusedOutright || status >= 500) {
      throw new GatewayUnavailable(provider, { mayHaveHappened: !isRefusedOutright });
    }
    const text = await response.text();
    const json: unknown = text === "" ? null : JSON.parse(text);
    return response.ok ? { ok: true, json } : { ok: false, status, json };
  } catch (cause) {
    if (cause instanceof GatewayUnavailable) throw cause;
    throw new GatewayUnavailable(provider, { mayHaveHappened: !unheard.has(codeOf(cause)), cause });
  }
}

/** Reads an answer by its schema; in another form it says nothing of the payment. */
export function readAnswer<Schema extends z.ZodMiniType>(
  provider: PaymentProvider,
  schema: Schema,
  json: unknown,
): z.output<Schema> {
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  throw new GatewayUnavailable(provider, { mayHaveHappened: true, cause: read.error });
}

/** Asks for a token, which is not worth as long a wait. */
export const askForToken = (provider: PaymentProvider, question: ProviderQuestion): Promise<ProviderAnswer> =>
  askProvider(provider, question, tokenPatience);

export interface TokenSource {
  readonly token: () => Promise<string>;
  /** Asks for another one the next time. */
  readonly forget: () => void;
}

/** A bearer token that is asked for when it is needed, and again a minute before it ends. */
export function createTokenSource(
  provider: PaymentProvider,
  clock: () => Date,
  ask: () => Promise<{ readonly token: string; readonly lifetimeSeconds: number }>,
): TokenSource {
  let known: { readonly token: string; readonly until: number } | null = null;
  let asking: Promise<string> | null = null;
  const renew = async () => {
    try {
      const { token, lifetimeSeconds } = await ask();
      known = { token, until: clock().getTime() + (lifetimeSeconds - 60) * 1000 };
      return token;
    } catch (cause) {
      // Whatever was to be asked with the token was not.
      throw new GatewayUnavailable(provider, { mayHaveHappened: false, cause });
    }
  };
  return {
    token() {
      if (known && clock().getTime() < known.until) return Promise.resolve(known.token);
      asking ??= renew().finally(() => (asking = null));
      return asking;
    },
    forget: () => void (known = null),
  };
}
