import https from "node:https";
import { type Certified, certify } from "./certificate.ts";
import { type ProviderReply, type ProviderCall, type FakeProvider, openFakeProvider } from "./fakeProvider.ts";

interface Payment {
  readonly id: string;
  readonly [field: string]: unknown;
}

export interface FakeMollie extends FakeProvider {
  readonly payments: Map<string, Payment>;
  /** Changes fields of a payment. */
  readonly set: (id: string, change: Readonly<Record<string, unknown>>) => void;
  readonly refunds: { readonly paymentId: string; readonly amount: unknown }[];
}

const missing: ProviderReply = { status: 404, body: { status: 404, title: "Not Found", detail: "No payment exists." } };
const unprocessable: ProviderReply = {
  status: 422,
  body: { status: 422, title: "Unprocessable Entity", detail: "No." },
};
const image = {
  size1x: "https://mollie.test/1.png",
  size2x: "https://mollie.test/2.png",
  svg: "https://mollie.test/i.svg",
};

/**
 * Makes Mollie's client accept a certificate. The client has its own list of certificate authorities, which can be changed
 * only by replacing the agent of `https`. Returns a function that restores it, since other test files share the module.
 */
function trust({ pem }: Certified): () => void {
  const { Agent } = https;
  class TrustingAgent extends Agent {
    constructor(options?: https.AgentOptions) {
      super({ ...options, ca: pem });
    }
  }
  Object.assign(https, { Agent: TrustingAgent });
  return () => void Object.assign(https, { Agent });
}

/** Starts a server with the documented API of Mollie, version 2, for one shop. It uses HTTPS, since Mollie's client does. */
export async function openFakeMollie(): Promise<FakeMollie> {
  const authority = certify({ name: "Test authority", issuer: null });
  const distrust = trust(authority);
  const payments = new Map<string, Payment>();
  const refunds: FakeMollie["refunds"] = [];
  const answers = new Map<string, ProviderReply>();
  let ids = 0;

  const create = ({ json }: ProviderCall): ProviderReply => {
    if (String(json["method"]) === "klarna") return unprocessable;
    const id = `tr_${`fake${++ids}`.padStart(10, "0")}`;
    const links = { checkout: { href: `https://www.mollie.com/checkout/${id}`, type: "text/html" } };
    const payment = { resource: "payment", id, mode: "test", status: "open", ...json, _links: links };
    payments.set(id, payment);
    return { status: 201, body: payment };
  };

  const refund = (paymentId: string, { json }: ProviderCall): ProviderReply => {
    refunds.push({ paymentId, amount: json["amount"] });
    return { status: 201, body: { resource: "refund", id: `re_fake${refunds.length}`, status: "queued", ...json } };
  };

  /** Returns the earlier answer for a repeated idempotency key. */
  const once = ({ headers }: ProviderCall, work: () => ProviderReply): ProviderReply => {
    const key = String(headers["idempotency-key"]);
    const answer = answers.get(key) ?? work();
    answers.set(key, answer);
    return answer;
  };

  const answer = (call: ProviderCall): ProviderReply => {
    const { method, path, headers, query } = call;
    if (headers.authorization !== "Bearer test_key")
      return { status: 401, body: { status: 401, title: "Unauthorized" } };
    const [, , resource, id, part] = path.split("/");
    if (resource === "payments" && method === "POST" && !id) return once(call, () => create(call));
    if (resource === "payments" && method === "POST" && id && part === "refunds")
      return once(call, () => refund(id, call));
    const payment = payments.get(id ?? "");
    if (resource === "payments") return payment ? { status: 200, body: payment } : missing;
    if (resource === "methods" && id) {
      const issuers = [{ resource: "issuer", id: "ideal_TEST", name: "Test bank", image }];
      return { status: 200, body: { resource: "method", id, description: "iDEAL", image, issuers } };
    }
    const titles = { creditcard: query.get("locale") === "de_DE" ? "Kreditkarte" : "Card", bancontact: "Bancontact" };
    const methods = Object.entries(titles).map(([code, description]) => ({
      resource: "method",
      id: code,
      description,
      image,
    }));
    return { status: 200, body: { count: methods.length, _embedded: { methods }, _links: {} } };
  };

  const provider = await openFakeProvider(answer, certify({ name: "127.0.0.1", issuer: authority }));
  return {
    ...provider,
    url: `${provider.url}/v2/`,
    payments,
    refunds,
    close() {
      distrust();
      return provider.close();
    },
    set: (id, change) => void payments.set(id, { ...payments.get(id), id, ...change }),
  };
}
