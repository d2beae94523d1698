import * as z from "zod/mini";
import type { PlatformSettings } from "../../kernel/settings.ts";
import { askForToken, askProvider, createTokenSource, type ProviderAnswer, readAnswer } from "../askProvider.ts";

const hosts = { live: "https://api-m.paypal.com", sandbox: "https://api-m.sandbox.paypal.com" } as const;

const token = z.object({ access_token: z.string(), expires_in: z.number() });

/** What PayPal is asked. With the same key, what was asked for is done once. */
export type PaypalQuestion =
  | { readonly method: "GET"; readonly path: string }
  | { readonly method: "POST"; readonly path: string; readonly body: unknown; readonly key: string }
  /** A body to the letter, of something that changes nothing. */
  | { readonly method: "POST"; readonly path: string; readonly text: string };

/** PayPal's REST interface, with a token that is renewed before it ends (docs/specification/trade.md#trade-19). */
export function createPaypalLine(
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
