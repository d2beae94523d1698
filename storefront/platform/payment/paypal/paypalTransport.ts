import * as z from "zod/mini";
import { requestToken, sendRequest, createTokenSource, type ProviderAnswer, readAnswer } from "../providerRequest.ts";
import type { WebhookMessage } from "../gateway.ts";
import type { PaypalSettings } from "./settings.ts";

const hosts = { live: "https://api-m.paypal.com", sandbox: "https://api-m.sandbox.paypal.com" } as const;

const token = z.object({ access_token: z.string(), expires_in: z.number() });

/** A request to PayPal. Requests with the same key take effect once. */
export type PaypalRequest =
  | { readonly method: "GET"; readonly path: string }
  | { readonly method: "POST"; readonly path: string; readonly body: unknown; readonly key: string }
  /** A body that is sent as it is; for requests that change nothing, and so need no key. */
  | { readonly method: "POST"; readonly path: string; readonly text: string };

/** Creates the transport to PayPal's REST API, with a token that is renewed before it expires (docs/specification/trade.md#trade-19). */
export function createPaypalTransport({ clientId, clientSecret, isLive, url }: PaypalSettings, clock: () => Date) {
  const base = url ?? hosts[isLive ? "live" : "sandbox"];
  const { token: tokenOf, forget: onTokenRefused } = createTokenSource("paypal", clock, async () => {
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
    const headers = { authorization: `Basic ${credentials}`, "content-type": "application/x-www-form-urlencoded" };
    const body = "grant_type=client_credentials";
    const answer = await requestToken("paypal", { method: "POST", url: `${base}/v1/oauth2/token`, headers, body });
    const { access_token, expires_in } = readAnswer("paypal", token, answer.json);
    return { token: access_token, lifetimeSeconds: expires_in };
  });

  return async (request: PaypalRequest): Promise<ProviderAnswer> => {
    const { method, path } = request;
    const headers = { "content-type": "application/json", authorization: `Bearer ${await tokenOf()}` };
    const sent = { method, url: base + path, headers, onTokenRefused };
    if ("text" in request) return sendRequest("paypal", { ...sent, body: request.text });
    if (!("body" in request)) return sendRequest("paypal", sent);
    const keyed = { ...headers, "paypal-request-id": request.key, prefer: "return=representation" };
    return sendRequest("paypal", { ...sent, headers: keyed, body: JSON.stringify(request.body) });
  };
}

/** The fields that PayPal needs to verify a notification, each with the header that it arrives in. */
export const signatureHeaders = {
  transmission_id: "paypal-transmission-id",
  transmission_time: "paypal-transmission-time",
  transmission_sig: "paypal-transmission-sig",
  cert_url: "paypal-cert-url",
  auth_algo: "paypal-auth-algo",
} as const;

const verdict = z.object({ verification_status: z.enum(["SUCCESS", "FAILURE"]) });

/**
 * Asks PayPal whether it has sent a notification to the webhook of this id (Webhooks Management v1,
 * verify-webhook-signature). The JSON body is sent back byte for byte, since a serialised copy would have another
 * signature. Throws `GatewayUnavailable` while PayPal cannot be reached.
 */
export async function isGenuine(
  send: ReturnType<typeof createPaypalTransport>,
  webhookId: string,
  { headers, body }: WebhookMessage,
): Promise<boolean> {
  const fieldValues = Object.entries(signatureHeaders).map(([field, header]) => [field, headers.get(header)] as const);
  if (fieldValues.some(([, value]) => value === null || value === "")) return false;
  const fields = JSON.stringify(Object.fromEntries([...fieldValues, ["webhook_id", webhookId]]));
  const text = `${fields.slice(0, -1)},"webhook_event":${body}}`;
  const answer = await send({ method: "POST", path: "/v1/notifications/verify-webhook-signature", text });
  // PayPal refuses the request itself when the headers do not have its form.
  if (!answer.ok) return false;
  return readAnswer("paypal", verdict, answer.json).verification_status === "SUCCESS";
}
