import { eq } from "drizzle-orm";
import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import { ok, refuse } from "#domain/result.ts";
import { sandboxPayments } from "../tables/payment.ts";
import { languageOf } from "../../kernel/language.ts";
import type { PlatformParts } from "../../kernel/platformParts.ts";
import type { NewPayment, PaymentGateway } from "../gateway.ts";
import { playedBlik, playedIssuers, playedMethods } from "./catalogue.ts";
import { createSandboxSignature, findPlayed, newsOf, type PlayedPayment, statusNow } from "./sandboxPayment.ts";

const created = ({ transactionId, title, status, provider }: PlayedPayment, origin: string) => ({
  transactionId,
  title,
  status,
  checkoutUrl: `${origin}/sandbox/payments/${provider}/${transactionId}`,
});

/** Plays a payment provider for a shop that has none: it keeps its own books and pages, and moves no money. */
export function createSandboxGateway(provider: PaymentProvider, parts: PlatformParts): PaymentGateway {
  const { database, clock, newId, settings } = parts;
  const signature = createSandboxSignature(settings.secret);
  const prefix = { mollie: "tr_sandbox_", tpay: "tp_sandbox_", paypal: "pp_sandbox_" }[provider];

  const create = (payment: NewPayment) =>
    database.write(async (session) => {
      const id = newId();
      await session
        .insert(sandboxPayments)
        .values({
          transactionId: prefix + id,
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

  const payWithBlik: PaymentGateway["payWithBlik"] = (transactionId, code) =>
    database.write(async (session) => {
      const payment = await findPlayed(session, provider, transactionId, "lock");
      const outcome = playedBlik(code);
      if (!payment) return { outcome: "refused", reason: "payment_failed" };
      if (outcome.outcome === "refused" || statusNow(payment, clock()) === "paid") return outcome;
      await session
        .update(sandboxPayments)
        .set({ status: "pending", confirmingSince: payment.confirmingSince ?? clock() })
        .where(eq(sandboxPayments.transactionId, transactionId));
      return outcome;
    });

  const refund: PaymentGateway["refund"] = ({ transactionId, amount, key }) =>
    database.write(async (session) => {
      const payment = await findPlayed(session, provider, transactionId, "lock");
      if (!payment || statusNow(payment, clock()) !== "paid") return refuse({ reason: "not paid" });
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
    acknowledgement: provider === "tpay" ? "TRUE" : "",
    methods: async (locale) =>
      playedMethods[provider].map(({ method, titles, allowed }) => ({
        method,
        title: titles[languageOf(locale)],
        image: null,
        countries: { allowed, excluded: [] },
      })),
    issuers: async (method) => (provider === "mollie" && method === "ideal" ? [...playedIssuers] : []),
    create,
    payWithBlik: provider === "tpay" ? payWithBlik : null,
    read: async (transactionId) => {
      const payment = await database.read((session) => findPlayed(session, provider, transactionId));
      return payment ? newsOf(payment, clock()) : null;
    },
    refund,
    readWebhook: async (message) => signature.read(message),
  };
}
