import * as z from "zod/mini";
import type { TpaySettings } from "../../kernel/settings.ts";
import { askForToken, askProvider, createTokenSource, type ProviderAnswer, readAnswer } from "../askProvider.ts";

const hosts = { live: "https://api.tpay.com", sandbox: "https://openapi.sandbox.tpay.com" } as const;

const token = z.object({ access_token: z.string(), expires_in: z.number() });

/** What Tpay is asked, in the name of the shop. */
export type TpayQuestion =
  | { readonly method: "GET"; readonly path: string }
  | { readonly method: "POST"; readonly path: string; readonly body: unknown };

/** The Open API of Tpay: JSON, with a token that is renewed before it ends (docs/specification/trade.md#trade-14). */
export function createTpayLine({ clientId, clientSecret, isLive, url }: TpaySettings, clock: () => Date) {
  const base = url ?? hosts[isLive ? "live" : "sandbox"];
  const json = { "content-type": "application/json", accept: "application/json" };

  const { token: tokenOf, forget: onTokenRefused } = createTokenSource("tpay", clock, async () => {
    const body = JSON.stringify({ client_id: clientId, client_secret: clientSecret });
    const answer = await askForToken("tpay", { method: "POST", url: `${base}/oauth/auth`, headers: json, body });
    const { access_token, expires_in } = readAnswer("tpay", token, answer.json);
    return { token: access_token, lifetimeSeconds: expires_in };
  });

  return async (question: TpayQuestion): Promise<ProviderAnswer> => {
    const headers = { ...json, authorization: `Bearer ${await tokenOf()}` };
    const asked = { method: question.method, url: base + question.path, headers, onTokenRefused };
    return askProvider("tpay", "body" in question ? { ...asked, body: JSON.stringify(question.body) } : asked);
  };
}
