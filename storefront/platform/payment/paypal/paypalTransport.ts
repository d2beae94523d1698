import * as z from "zod/mini";
import type { PlatformSettings } from "../../kernel/settings.ts";
import { askForToken, askProvider, createTokenSource, type ProviderAnswer, readAnswer } from "../askProvider.ts";
import type { WebhookMessage } from "../gateway.ts";

const hosts = { live: "https://api-m.paypal.com", sandbox: "https://api-m.sandbox.paypal.com" } as const;

const token = z.object({ access_token: z.string(), expires_in: z.number() });

/** What PayPal is asked. With the same key, what was asked for is done once. */
export type PaypalQuestion =
  | { readonly method: "GET"; readonly path: string }
  | { readonly method: "POST"; readonly path: string; readonly body: unknown; readonly key: string }
  /** A body to the letter, of something that changes nothing. */
  | { readonly method: "POST"; readonly path: string; readonly text: string };

/** PayPal's REST interface, with a token that is renewed before it ends (docs/specification/trade.md#trade-19). */
export function createPaypalTransport(
  { clientId, clientSecret, isLive, url }: NonNullable<PlatformSettings["paypal"]>,
  clock: () => Date,
) {
  const base = url ?? hosts[isLive ? "live" : "sandbox"];
  const { token: tokenOf, forget: onTokenRefused } = createTokenSource("paypal", clock, async () => {
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
    const headers = { authorization: `Basic ${credentials}`, "content-type": "application/x-www-form-urlencoded" };
    const body = "grant_type=client_credentials";
    const answer = await askForToken("paypal", { method: "POST", url: `${base}/v1/oauth2/token`, headers, body });
    const { access_token, expires_in } = readAnswer("paypal", token, answer.json);
    return { token: access_token, lifetimeSeconds: expires_in };
  });

  return async (question: PaypalQuestion): Promise<ProviderAnswer> => {
    const { method, path } = question;
    const headers = { "content-type": "application/json", authorization: `Bearer ${await tokenOf()}` };
    const asked = { method, url: base + path, headers, onTokenRefused };
    if ("text" in question) return askProvider("paypal", { ...asked, body: question.text });
    if (!("body" in question)) return askProvider("paypal", asked);
    const keyed = { ...headers, "paypal-request-id": question.key, prefer: "return=representation" };
    return askProvider("paypal", { ...asked, headers: keyed, body: JSON.stringify(question.body) });
  };
}

/** What PayPal asks back of a notification, and the header that it came in. */
const signed = {
  transmission_id: "paypal-transmission-id",
  transmission_time: "paypal-transmission-time",
  transmission_sig: "paypal-transmission-sig",
  cert_url: "paypal-cert-url",
  auth_algo: "paypal-auth-algo",
} as const;

const verdict = z.object({ verification_status: z.enum(["SUCCESS", "FAILURE"]) });

/**
 * Whether PayPal itself has sent a notification to the webhook of this id, by its own word (Webhooks Management v1,
 * verify-webhook-signature). The body, which is JSON, goes back to the letter: written anew it would have another
 * signature. Throws `GatewayUnavailable` while PayPal cannot be asked.
 */
export async function isGenuine(
  ask: ReturnType<typeof createPaypalTransport>,
  webhookId: string,
  { headers, body }: WebhookMessage,
): Promise<boolean> {
  const said = Object.entries(signed).map(([field, header]) => [field, headers.get(header)] as const);
  if (said.some(([, value]) => value === null || value === "")) return false;
  const fields = JSON.stringify(Object.fromEntries([...said, ["webhook_id", webhookId]]));
  const text = `${fields.slice(0, -1)},"webhook_event":${body}}`;
  const answer = await ask({ method: "POST", path: "/v1/notifications/verify-webhook-signature", text });
  // A no to the question itself: what was sent has not the form of PayPal's.
  if (!answer.ok) return false;
  return readAnswer("paypal", verdict, answer.json).verification_status === "SUCCESS";
}
