import * as z from "zod/mini";
import { readAnswer } from "../askProvider.ts";
import type { WebhookMessage } from "../gateway.ts";
import type { createPaypalLine } from "./paypalLine.ts";

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
  ask: ReturnType<typeof createPaypalLine>,
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
