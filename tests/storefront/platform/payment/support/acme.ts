import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { paymentFields } from "#contract/payment/providerPayment.ts";
import { ok, refuse } from "#domain/result.ts";
import { answer, readBody, refusal } from "#platform/kernel/http/answer.ts";
import { inAllLanguages } from "#platform/kernel/language.ts";
import { sendRequest, readAnswer } from "#platform/payment/providerRequest.ts";
import type { PaymentGateway, PaymentUpdate } from "#platform/payment/gateway.ts";
import { definePaymentProvider, type ProviderCalls } from "#platform/payment/provider.ts";
import { providerSettings, secretVariable, testUrl } from "#platform/payment/providerSettings.ts";
import { type ProviderReply, type ProviderCall, type FakeProvider, openFakeProvider } from "./fakeProvider.ts";

/*
 * A payment provider that exists in tests only. It has all parts of a provider's folder in one file: settings, gateway,
 * routes, sandbox and definition. It also has the protocol server that the gateway calls.
 */

const schema = z.object({ shop: z.string(), token: z.string(), url: testUrl });
type AcmeSettings = z.output<typeof schema>;

const acmeSettings = providerSettings({
  schema,
  variables: {
    ACME_SHOP: {
      schema: z._default(z.string().check(z.regex(/^(shop-\d+)?$/)), ""),
      remedy: "Give the number of the shop, such as shop-12.",
    },
    ACME_TOKEN: { ...secretVariable, schema: z._default(z.string().check(z.regex(/^\S*$/)), "") },
  },
  enabledBy: "ACME_SHOP",
  required: ["ACME_TOKEN"],
  read: (value) => ({ shop: value("ACME_SHOP"), token: value("ACME_TOKEN"), url: null }),
});

const signatureHeader = "x-acme-signature";
const sign = (token: string, body: string) => createHmac("sha256", token).update(body).digest("hex");
const isSigned = (token: string, body: string, signature: string) => {
  const [expected, actual] = [Buffer.from(sign(token, body)), Buffer.from(signature)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};

const payment = z.object({
  id: z.string(),
  state: z.enum(["waiting", "settled"]),
  cents: z.int(),
  returnedCents: z.int(),
  reference: z.string(),
  page: z.string(),
});
type AcmePayment = z.output<typeof payment>;

const statusOf = ({ state }: AcmePayment) => (state === "settled" ? "paid" : "open");

const updateOf = (acmePayment: AcmePayment): PaymentUpdate => ({
  of: { transactionId: acmePayment.id, title: null, paymentId: acmePayment.reference },
  status: statusOf(acmePayment),
  amount: { minor: acmePayment.cents, currency: "PLN" },
  returned: acmePayment.returnedCents > 0 ? { minor: acmePayment.returnedCents, currency: "PLN" } : null,
});

function createAcmeGateway({ shop, token, url }: AcmeSettings): PaymentGateway {
  const headers = { authorization: `Bearer ${shop}:${token}`, "content-type": "application/json" };
  const get = (path: string) => sendRequest("acme", { method: "GET", url: `${url}${path}`, headers });
  const post = (path: string, body: unknown) =>
    sendRequest("acme", { method: "POST", url: `${url}${path}`, headers, body: JSON.stringify(body) });
  return {
    provider: "acme",
    methods: async () => [
      { method: "acme-card", title: "Acme Card", image: null, countries: { allowed: "all", excluded: [] } },
    ],
    issuers: async () => [],
    async create({ paymentId, amount }) {
      const created = await post("/payments", { reference: paymentId, cents: amount.minor });
      if (!created.ok) return refuse({ reason: String(created.status) });
      const acmePayment = readAnswer("acme", payment, created.json);
      const { id, page } = acmePayment;
      return ok({ transactionId: id, title: null, status: statusOf(acmePayment), checkoutUrl: page });
    },
    payWithBlik: null,
    async read(transactionId) {
      const found = await get(`/payments/${transactionId}`);
      return found.ok ? updateOf(readAnswer("acme", payment, found.json)) : null;
    },
    async refund({ transactionId, amount, key }) {
      const returned = await post(`/payments/${transactionId}/refunds`, { cents: amount.minor, key });
      return returned.ok ? ok({ refundId: key }) : refuse({ reason: String(returned.status) });
    },
    async readWebhook({ headers: received, body }) {
      if (!isSigned(token, body, received.get(signatureHeader) ?? "")) return { kind: "forged" };
      return { kind: "update", update: updateOf(readAnswer("acme", payment, JSON.parse(body))) };
    },
  };
}

const startBody = z.pipe(
  z.object({ ...paymentFields, method: z.string() }),
  z.transform(({ order_id, hash, method }) => ({ orderId: order_id, hash, method, issuer: null })),
);

const acmeRoutes = ({ startPayment, commonRoutes }: ProviderCalls) =>
  commonRoutes().post("/post-payment", async (c) => {
    const body = await readBody(c, startBody);
    if (!body.ok) return refusal(c, body.error);
    const started = await startPayment(body.value);
    if (!started.ok) return answer(c, started);
    const { transactionId, checkoutUrl } = started.value.payment;
    return answer(c, ok({ id: transactionId, page: checkoutUrl }));
  });

export const acme = definePaymentProvider({
  code: "acme",
  name: "Acme",
  settings: acmeSettings,
  createGateway: createAcmeGateway,
  sandbox: {
    transactionPrefix: "acme_sandbox_",
    methods: [{ method: "acme-card", titles: inAllLanguages("Acme Card"), allowed: "all" }],
  },
  routes: acmeRoutes,
  webhook: { headers: [signatureHeader], acknowledgement: "THANKS" },
  currencies: ["PLN"],
  hasMethodChoice: true,
});

/** The credentials of the tests' shop at Acme. */
export const acmeKeys = { shop: "shop-12", token: "acme-secret" } as const;

export interface FakeAcme extends FakeProvider {
  /** Settles a payment, and returns the notification that Acme sends about it. */
  readonly settle: (id: string) => Request;
  /** Every amount that was returned, in cents. */
  readonly returned: readonly number[];
}

/** Opens Acme's protocol server on this machine. */
export async function openFakeAcme(): Promise<FakeAcme> {
  const payments = new Map<string, AcmePayment>();
  const returned: number[] = [];

  const change = (id: string, changes: Partial<AcmePayment>): AcmePayment => {
    const changed = { ...payment.parse(payments.get(id)), ...changes };
    payments.set(id, changed);
    return changed;
  };

  const respond = ({ method, path, headers, json }: ProviderCall): ProviderReply => {
    if (headers.authorization !== `Bearer ${acmeKeys.shop}:${acmeKeys.token}`) return { status: 401, body: {} };
    const [, , paymentId, part] = path.split("/");
    if (method === "POST" && !paymentId) {
      const id = `ac_${payments.size + 1}`;
      const created = { id, state: "waiting", returnedCents: 0, page: `https://acme.test/${id}`, ...json };
      payments.set(id, payment.parse(created));
      return { status: 201, body: created };
    }
    const found = payments.get(paymentId ?? "");
    if (!found) return { status: 404, body: {} };
    if (part === "refunds") {
      returned.push(Number(json["cents"]));
      return { status: 201, body: change(found.id, { returnedCents: found.returnedCents + Number(json["cents"]) }) };
    }
    return { status: 200, body: found };
  };

  return {
    ...(await openFakeProvider(respond)),
    returned,
    settle(id) {
      const body = JSON.stringify(change(id, { state: "settled" }));
      const headers = { [signatureHeader]: sign(acmeKeys.token, body) };
      return new Request("http://shop.test/webhooks/acme", { method: "POST", headers, body });
    },
  };
}
