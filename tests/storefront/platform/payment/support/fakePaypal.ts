import { createHash } from "node:crypto";
import { type ProviderReply, type ProviderCall, type FakeProvider, openFakeProvider } from "./fakeProvider.ts";

interface PaypalOrder {
  readonly id: string;
  readonly status: string;
  readonly purchase_units: readonly Readonly<Record<string, unknown>>[];
  readonly [field: string]: unknown;
}

export interface FakePaypal extends FakeProvider {
  readonly orders: Map<string, PaypalOrder>;
  /** Approves an order as the shopper does at PayPal; with `declines`, the capture is declined. */
  readonly approve: (id: string, declines?: boolean) => void;
  /** Sets the status of the next captures. */
  readonly setCapture: (status: string) => void;
  readonly captured: string[];
  readonly refunds: unknown[];
}

/** The id of the shop's webhook at PayPal. */
export const webhookId = "9XL90610J3647323C";

const signatureOf = (of: {
  readonly id: string;
  readonly time: string;
  readonly webhook: string;
  readonly text: string;
}) => createHash("sha256").update(`PayPal's own ${of.id}|${of.time}|${of.webhook}|${of.text}`).digest("base64");

/** Returns the headers of a genuine notification. The signature covers the body byte for byte. */
export function signedHeaders(text: string, webhook = webhookId): Readonly<Record<string, string>> {
  const [id, time] = ["69cd13f0-d67a-11e5-baa3-778b53f4ae55", "2026-11-20T12:00:00Z"];
  return {
    "paypal-transmission-id": id,
    "paypal-transmission-time": time,
    "paypal-transmission-sig": signatureOf({ id, time, webhook, text }),
    "paypal-cert-url": "https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1",
    "paypal-auth-algo": "SHA256withRSA",
  };
}

/** Verifies a notification as PayPal does. An unknown algorithm makes the request itself invalid. */
function verify({ json, text }: ProviderCall): ProviderReply {
  if (json["auth_algo"] !== "SHA256withRSA") return { status: 400, body: { name: "VALIDATION_ERROR", details: [] } };
  const signature = signatureOf({
    id: String(json["transmission_id"]),
    time: String(json["transmission_time"]),
    webhook: String(json["webhook_id"]),
    text: text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1),
  });
  const isOurs = signature === json["transmission_sig"];
  return { status: 200, body: { verification_status: isOurs ? "SUCCESS" : "FAILURE" } };
}

const refusal = (issue: string): ProviderReply => ({
  status: 422,
  body: { name: "UNPROCESSABLE_ENTITY", details: [{ issue, description: "No." }] },
});

/** Starts a server with PayPal's documented Orders API, version 2, for one shop. */
export async function openFakePaypal(): Promise<FakePaypal> {
  const orders = new Map<string, PaypalOrder>();
  const answers = new Map<string, ProviderReply>();
  const declining = new Set<string>();
  const captured: string[] = [];
  const refunds: unknown[] = [];
  let captureStatus = "COMPLETED";
  let changes = 0;

  const create = ({ json }: ProviderCall): ProviderReply => {
    const id = `PPFAKE${String(orders.size + 1).padStart(11, "0")}`;
    const links = [{ rel: "payer-action", href: `https://www.paypal.com/checkoutnow?token=${id}`, method: "GET" }];
    const units = json["purchase_units"] as unknown as PaypalOrder["purchase_units"];
    const order = { id, status: "PAYER_ACTION_REQUIRED", links, purchase_units: units };
    orders.set(id, order);
    return { status: 200, body: order };
  };

  const capture = (order: PaypalOrder): ProviderReply => {
    if (order.status === "COMPLETED") return refusal("ORDER_ALREADY_CAPTURED");
    if (order.status !== "APPROVED") return refusal("ORDER_NOT_APPROVED");
    if (declining.delete(order.id)) {
      orders.set(order.id, { ...order, status: "PAYER_ACTION_REQUIRED" });
      return refusal("INSTRUMENT_DECLINED");
    }
    captured.push(order.id);
    const payments = { captures: [{ id: `CAP-${order.id}`, status: captureStatus }], refunds: [] };
    const done = { ...order, status: "COMPLETED", purchase_units: [{ ...order.purchase_units[0], payments }] };
    orders.set(order.id, done);
    return { status: 201, body: done };
  };

  /** Returns the earlier answer for a repeated request id. */
  const once = ({ headers, path }: ProviderCall, work: () => ProviderReply): ProviderReply => {
    const key = `${path} ${String(headers["paypal-request-id"])}`;
    const answer = answers.get(key) ?? work();
    answers.set(key, answer);
    return answer;
  };

  const answer = (call: ProviderCall): ProviderReply => {
    const { method, path, headers } = call;
    if (path === "/v1/oauth2/token") {
      const isKnown = headers.authorization === `Basic ${btoa("shop:secret")}`;
      return { status: isKnown ? 200 : 401, body: { access_token: "token", token_type: "Bearer", expires_in: 32_400 } };
    }
    if (headers.authorization !== "Bearer token") return { status: 401, body: { name: "INVALID_TOKEN" } };
    if (path === "/v1/notifications/verify-webhook-signature") return verify(call);
    const [, , resource, , id = "", part] = path.split("/");
    if (resource === "payments" && part === "refund") {
      return once(call, () => {
        refunds.push(call.json);
        return { status: 201, body: { id: `REF-${refunds.length}`, status: "COMPLETED" } };
      });
    }
    if (path === "/v2/checkout/orders") return once(call, () => create(call));
    const order = orders.get(id);
    if (!order) return { status: 404, body: { name: "RESOURCE_NOT_FOUND" } };
    return method === "POST" ? once(call, () => capture(order)) : { status: 200, body: order };
  };

  const provider = await openFakeProvider(answer);
  return {
    ...provider,
    orders,
    captured,
    refunds,
    setCapture: (status) => void (captureStatus = status),
    approve(id, declines = false) {
      const order = orders.get(id);
      if (!order) throw new Error("Unknown PayPal order.");
      if (declines) declining.add(id);
      orders.set(id, { ...order, status: "APPROVED", update_time: `change ${++changes}` });
    },
  };
}
