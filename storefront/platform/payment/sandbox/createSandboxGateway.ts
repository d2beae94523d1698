import { eq } from "drizzle-orm";
import type { PaymentProviderCode } from "#domain/checkout/checkout.ts";
import { ok, refuse } from "#domain/result.ts";
import { sandboxPayments } from "../tables/payment.ts";
import { languageOf } from "../../kernel/language.ts";
import type { PlatformParts } from "../../kernel/platformParts.ts";
import type { BlikOutcome, NewPayment, PaymentGateway } from "../gateway.ts";
import type { ProviderSandbox } from "../provider.ts";
import {
  createSandboxSignature,
  findSandboxPayment,
  updateOf,
  type SandboxPayment,
  currentStatus,
} from "./sandboxPayment.ts";

const created = ({ transactionId, title, status, provider }: SandboxPayment, origin: string) => ({
  transactionId,
  title,
  status,
  checkoutUrl: `${origin}/sandbox/payments/${provider}/${transactionId}`,
});

/** Creates a gateway that stands in for a payment provider: it has its own records and pages, and moves no money. */
export function createSandboxGateway(
  provider: PaymentProviderCode,
  { transactionPrefix, methods }: ProviderSandbox,
  parts: PlatformParts,
): PaymentGateway {
  const { database, clock, newId, settings } = parts;
  const signature = createSandboxSignature(settings.secret);
  const blikOutcome = methods.find((each) => each.payWithBlik)?.payWithBlik;

  const create = (payment: NewPayment) =>
    database.write(async (session) => {
      const id = newId();
      await session
        .insert(sandboxPayments)
        .values({
          transactionId: transactionPrefix + id,
          provider,
          title: `TR-SANDBOX-${id}`,
          reference: payment.paymentId,
          amount: payment.amount.minor,
          currency: payment.amount.currency,
          description: payment.description,
          method: payment.method ?? "",
          issuer: payment.issuer,
          locale: payment.locale,
          returnUrl: payment.returnUrl,
          status: "open",
          confirmingSince: null,
          refunds: [],
          createdAt: clock(),
        })
        .onConflictDoNothing({ target: sandboxPayments.reference });
      const [stored] = await session
        .select()
        .from(sandboxPayments)
        .where(eq(sandboxPayments.reference, payment.paymentId));
      if (!stored) throw new Error("A payment of the sandbox was not written.");
      return ok(created(stored, settings.origin));
    });

  const payWithBlik = (transactionId: string, outcome: BlikOutcome) =>
    database.write(async (session): Promise<BlikOutcome> => {
      const payment = await findSandboxPayment(session, provider, transactionId, "lock");
      if (!payment) return { outcome: "refused", reason: "payment_failed" };
      if (outcome.outcome === "refused" || currentStatus(payment, clock()) === "paid") return outcome;
      await session
        .update(sandboxPayments)
        .set({ status: "pending", confirmingSince: payment.confirmingSince ?? clock() })
        .where(eq(sandboxPayments.transactionId, transactionId));
      return outcome;
    });

  const refund: PaymentGateway["refund"] = ({ transactionId, amount, key }) =>
    database.write(async (session) => {
      const payment = await findSandboxPayment(session, provider, transactionId, "lock");
      if (!payment || currentStatus(payment, clock()) !== "paid") return refuse({ reason: "not paid" });
      const refundId = `re_sandbox_${key}`;
      if (payment.refunds.some((each) => each.key === key)) return ok({ refundId });
      const before = payment.refunds.reduce((sum, each) => sum + each.amount, 0);
      if (before + amount.minor > payment.amount) return refuse({ reason: "more than was paid" });
      await session
        .update(sandboxPayments)
        .set({ refunds: [...payment.refunds, { key, amount: amount.minor }] })
        .where(eq(sandboxPayments.transactionId, transactionId));
      return ok({ refundId });
    });

  return {
    provider,
    methods: async (locale) =>
      methods.map(({ method, titles, allowed }) => ({
        method,
        title: titles[languageOf(locale)],
        image: null,
        countries: { allowed, excluded: [] },
      })),
    issuers: async (method) => methods.find((each) => each.method === method)?.issuers ?? [],
    create,
    payWithBlik: blikOutcome ? (transactionId, code) => payWithBlik(transactionId, blikOutcome(code)) : null,
    read: async (transactionId) => {
      const payment = await database.read((session) => findSandboxPayment(session, provider, transactionId));
      return payment ? updateOf(payment, clock()) : null;
    },
    refund,
    readWebhook: async (message) => signature.read(message),
  };
}
