import type * as z from "zod/mini";
import type { PaymentProviderCode } from "#domain/checkout/checkout.ts";
import { GatewayUnavailable } from "./gateway.ts";

/** The timeout of a request to a provider, in milliseconds. With a token request before it, shorter than the gate's own. */
export const requestTimeout = 6500;
const tokenTimeout = 3000;

/** Codes of failures after which the request has certainly not reached the provider. */
const connectionFailures = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

const codeOf = (error: unknown) => {
  const cause = error instanceof Error ? error.cause : null;
  return typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : "";
};

/** A provider's answer: a success, or a refusal that repeating the request would not change. */
export type ProviderAnswer =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly status: number; readonly json: unknown };

export interface ProviderRequest {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Called when the provider refuses the token. */
  readonly onTokenRefused?: () => void;
}

/**
 * Sends a request to a provider. Throws `GatewayUnavailable` where the outcome says nothing about the payment: no answer
 * in time, a server error, too many requests, keys that are refused, or an answer that is not JSON.
 */
export async function sendRequest(
  provider: PaymentProviderCode,
  request: ProviderRequest,
  timeout = requestTimeout,
): Promise<ProviderAnswer> {
  const { method, url, headers, body } = request;
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      method,
      headers,
      signal,
      redirect: "error",
      ...(body !== undefined && { body }),
    });
    const { status } = response;
    if (status === 401) request.onTokenRefused?.();
    const isRefusedOutright = status === 401 || status === 403 || status === 429 || status === 503;
    if (isRefusedOutright || status >= 500) {
      throw new GatewayUnavailable(provider, { mayHaveHappened: !isRefusedOutright });
    }
    const text = await response.text();
    const json: unknown = text === "" ? null : JSON.parse(text);
    return response.ok ? { ok: true, json } : { ok: false, status, json };
  } catch (cause) {
    if (cause instanceof GatewayUnavailable) throw cause;
    throw new GatewayUnavailable(provider, { mayHaveHappened: !connectionFailures.has(codeOf(cause)), cause });
  }
}

/** Reads an answer by its schema. Throws `GatewayUnavailable` for another form, which says nothing about the payment. */
export function readAnswer<Schema extends z.ZodMiniType>(
  provider: PaymentProviderCode,
  schema: Schema,
  json: unknown,
): z.output<Schema> {
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  throw new GatewayUnavailable(provider, { mayHaveHappened: true, cause: read.error });
}

/** Requests a token, with a shorter timeout than the request that needs it. */
export const requestToken = (provider: PaymentProviderCode, request: ProviderRequest): Promise<ProviderAnswer> =>
  sendRequest(provider, request, tokenTimeout);

export interface TokenSource {
  readonly token: () => Promise<string>;
  /** Drops the current token, so that the next call requests another. */
  readonly forget: () => void;
}

/** Creates a source of bearer tokens: one is requested when it is first needed, and again a minute before it expires. */
export function createTokenSource(
  provider: PaymentProviderCode,
  clock: () => Date,
  request: () => Promise<{ readonly token: string; readonly lifetimeSeconds: number }>,
): TokenSource {
  let current: { readonly token: string; readonly until: number } | null = null;
  let pending: Promise<string> | null = null;
  const renew = async () => {
    try {
      const { token, lifetimeSeconds } = await request();
      current = { token, until: clock().getTime() + (lifetimeSeconds - 60) * 1000 };
      return token;
    } catch (cause) {
      // The request that needs the token has not been sent.
      throw new GatewayUnavailable(provider, { mayHaveHappened: false, cause });
    }
  };
  return {
    token() {
      if (current && clock().getTime() < current.until) return Promise.resolve(current.token);
      pending ??= renew().finally(() => (pending = null));
      return pending;
    },
    forget: () => void (current = null),
  };
}
