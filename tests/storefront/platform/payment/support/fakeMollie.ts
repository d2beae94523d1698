import https from "node:https";
import { type Certified, certify } from "./certificate.ts";
import { type Answered, type Asked, type FakeProvider, openFakeProvider } from "./fakeProvider.ts";

interface Payment {
  readonly id: string;
  readonly [field: string]: unknown;
}

export interface FakeMollie extends FakeProvider {
  readonly payments: Map<string, Payment>;
  /** What became of a payment there. */
  readonly set: (id: string, change: Readonly<Record<string, unknown>>) => void;
  readonly refunds: { readonly paymentId: string; readonly amount: unknown }[];
}

const missing: Answered = { status: 404, body: { status: 404, title: "Not Found", detail: "No payment exists." } };
const unprocessable: Answered = { status: 422, body: { status: 422, title: "Unprocessable Entity", detail: "No." } };
const image = {
  size1x: "https://mollie.test/1.png",
  size2x: "https://mollie.test/2.png",
  svg: "https://mollie.test/i.svg",
};

/**
 * Mollie's client brings its own list of authorities, to which nothing can be added but here. Answers how to end that:
 * other files of tests have the same `https`.
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

/** Mollie's interface of version 2, as its documentation has it, for one shop; its client speaks HTTPS only. */
export async function openFakeMollie(): Promise<FakeMollie> {
  const authority = certify({ name: "Test authority", issuer: null });
  const distrust = trust(authority);
  const payments = new Map<string, Payment>();
  const refunds: FakeMollie["refunds"] = [];
  const answers = new Map<string, Answered>();
  let ids = 0;

  const create = ({ json }: Asked): Answered => {
    if (String(json["method"]) === "klarna") return unprocessable;
    const id = `tr_${`fake${++ids}`.padStart(10, "0")}`;
    const links = { checkout: { href: `https://www.mollie.com/checkout/${id}`, type: "text/html" } };
    const payment = { resource: "payment", id, mode: "test", status: "open", ...json, _links: links };
    payments.set(id, payment);
    return { status: 201, body: payment };
  };

  const refund = (paymentId: string, { json }: Asked): Answered => {
    refunds.push({ paymentId, amount: json["amount"] });
    return { status: 201, body: { resource: "refund", id: `re_fake${refunds.length}`, status: "queued", ...json } };
  };

  /** A request with a known key gets the answer that it got. */
  const once = ({ headers }: Asked, work: () => Answered): Answered => {
    const key = String(headers["idempotency-key"]);
    const answer = answers.get(key) ?? work();
    answers.set(key, answer);
    return answer;
  };

  const answer = (asked: Asked): Answered => {
    const { method, path, headers, query } = asked;
    if (headers.authorization !== "Bearer test_key")
      return { status: 401, body: { status: 401, title: "Unauthorized" } };
    const [, , resource, id, part] = path.split("/");
    if (resource === "payments" && method === "POST" && !id) return once(asked, () => create(asked));
    if (resource === "payments" && method === "POST" && id && part === "refunds")
      return once(asked, () => refund(id, asked));
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
