import { sign } from "node:crypto";
import { tpayChecksum } from "#domain/payment/tpaySignature.ts";
import { certify, type Certified } from "./certificate.ts";
import { type ProviderReply, type ProviderCall, type FakeProvider, openFakeProvider } from "./fakeProvider.ts";

interface Transaction {
  readonly transactionId: string;
  readonly title: string;
  readonly [field: string]: unknown;
}

export const tpayKeys = { clientId: "shop", clientSecret: "secret", confirmationCode: "demo", isLive: true } as const;

export interface FakeTpay extends FakeProvider {
  readonly transactions: Map<string, Transaction>;
  readonly set: (transactionId: string, change: Readonly<Record<string, unknown>>) => void;
  readonly refunds: { readonly transactionId: string; readonly amount: unknown; status?: string }[];
  /** The mobile codes that Tpay has received. */
  readonly codes: unknown[];
  /** The certificate that notifications are signed with, one of another authority and an expired one. */
  readonly certificates: { readonly genuine: Certified; readonly foreign: Certified; readonly expired: Certified };
}

const files = { genuine: "/x509/notifications-jws.pem", foreign: "/x509/foreign.pem", expired: "/x509/expired.pem" };
const failed = (errorCode: string): ProviderReply => ({
  status: 400,
  body: { result: "failed", requestId: "r", errors: [{ errorCode, errorMessage: "No.", fieldName: "pay" }] },
});

/** Starts a server with Tpay's documented Open API for one shop, and with the certificates of its notifications. */
export async function openFakeTpay(): Promise<FakeTpay> {
  const root = certify({ name: "Tpay test root", issuer: null });
  const other = certify({ name: "Another root", issuer: null });
  const certificates = {
    genuine: certify({ name: "notifications", issuer: root }),
    foreign: certify({ name: "notifications", issuer: other }),
    expired: certify({ name: "notifications", issuer: root, to: new Date("2026-11-01") }),
  };
  const transactions = new Map<string, Transaction>();
  const refunds: FakeTpay["refunds"] = [];
  const codes: unknown[] = [];

  const create = ({ json }: ProviderCall): ProviderReply => {
    const number = transactions.size + 1;
    const transactionId = `01TPAY${String(number).padStart(20, "0")}`;
    const transaction = {
      result: "success",
      requestId: "r",
      transactionId,
      title: `TR-FAKE-${number}`,
      posId: "1",
      status: "pending",
      currency: "PLN",
      ...json,
      transactionPaymentUrl: `https://secure.tpay.com/?title=TR-FAKE-${number}`,
    };
    transactions.set(transactionId, transaction);
    return { status: 200, body: transaction };
  };

  const payByCode = (transaction: Transaction, { json }: ProviderCall): ProviderReply => {
    const { blikToken } = json["blikPaymentData"] as unknown as { readonly blikToken: string };
    codes.push(blikToken);
    // Tpay reports success for a valid request even when the attempt to pay fails.
    const errors = blikToken === "777123" ? [] : [{ errorCode: "payment_failed", errorMessage: "No.", fieldName: "" }];
    return {
      status: 200,
      body: { ...transaction, payments: { status: errors.length > 0 ? "error" : "pending", errors } },
    };
  };

  const refund = (transactionId: string, { json }: ProviderCall): ProviderReply => {
    refunds.push({ transactionId, amount: json["amount"] });
    return { status: 200, body: { result: "success", requestId: `refund-${refunds.length}`, status: "refund" } };
  };

  const answer = (call: ProviderCall): ProviderReply => {
    const { method, path, headers } = call;
    if (path === "/x509/tpay-jws-root.pem") return { status: 200, body: root.pem };
    for (const name of ["genuine", "foreign", "expired"] as const) {
      if (path === files[name]) return { status: 200, body: certificates[name].pem };
    }
    if (path === "/oauth/auth") {
      const isKnown = call.json["client_id"] === "shop" && call.json["client_secret"] === "secret";
      return isKnown ? { status: 200, body: { access_token: "token", expires_in: 7200 } } : failed("unauthorized");
    }
    if (headers.authorization !== "Bearer token") return { status: 401, body: { result: "failed" } };
    if (path === "/transactions/bank-groups") {
      const groups = [
        { id: "108", name: "Bank" },
        { id: "150", name: "BLIK", img: "https://tpay.test/blik.png" },
      ];
      return { status: 200, body: { result: "success", groups } };
    }
    if (call.json["pay"]?.["groupId"] === 998) return { status: 200, body: { result: "success", requestId: "r" } };
    if (path === "/transactions") return call.json["pay"]?.["groupId"] === 999 ? failed("invalid_group") : create(call);
    const [, , id = "", part] = path.split("/");
    const transaction = transactions.get(id);
    if (!transaction) return { status: 404, body: { result: "failed" } };
    if (part === "pay") return payByCode(transaction, call);
    if (part === "refunds" && method === "POST") return refund(id, call);
    if (part === "refunds") {
      const refundsList = refunds.flatMap(({ transactionId, amount, status = "new" }, place) =>
        transactionId === id ? [{ refundId: `rf_${place}`, status, amount, currency: "PLN" }] : [],
      );
      const lists = { refundsList, refundsNoAccountList: [], refundsCardsList: [] };
      return { status: 200, body: { ...transaction, ...lists } };
    }
    return { status: 200, body: transaction };
  };

  const provider = await openFakeProvider(answer);
  return {
    ...provider,
    transactions,
    refunds,
    codes,
    certificates,
    set: (transactionId, change) =>
      void transactions.set(transactionId, { transactionId, title: "", ...transactions.get(transactionId), ...change }),
  };
}

/** The content of a notification. */
export interface NotificationContent {
  readonly title: string;
  readonly amount?: string;
  readonly reference?: string;
  readonly status?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly code?: string;
}

/** Returns the body of a notification with its checksum. */
export function notification({
  title,
  amount = "334.00",
  reference = "",
  status = "TRUE",
  fields = {},
  code = "demo",
}: NotificationContent) {
  const md5sum = tpayChecksum({ merchantId: "1010", title, amount, reference }, code);
  return new URLSearchParams({
    id: "1010",
    tr_id: title,
    tr_date: "2026-11-20 12:00:00",
    tr_crc: reference,
    tr_amount: amount,
    tr_paid: amount,
    tr_desc: "Order",
    tr_status: status,
    tr_error: "none",
    tr_email: "ala@example.pl",
    test_mode: "0",
    md5sum,
    ...fields,
  }).toString();
}

/** Returns the signature header of a body. */
export function signatureOf(
  body: string,
  { privateKey }: Certified,
  {
    x5u = `https://secure.tpay.com${files.genuine}`,
    alg = "RS256",
  }: { readonly x5u?: string; readonly alg?: string } = {},
): string {
  const header = Buffer.from(JSON.stringify({ alg, x5u })).toString("base64url");
  const text = `${header}.${Buffer.from(body).toString("base64url")}`;
  return `${header}..${sign("RSA-SHA256", Buffer.from(text), privateKey).toString("base64url")}`;
}
