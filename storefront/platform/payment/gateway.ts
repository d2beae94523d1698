import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import type { Money } from "#domain/money.ts";
import type { KnownRefund } from "#domain/payment/failedRefunds.ts";
import type { PaymentStatus } from "#domain/payment/status.ts";
import type { Result } from "#domain/result.ts";

/** A way to pay that a provider offers. */
export interface GatewayMethod {
  /** The provider's own word. */
  readonly method: string;
  readonly title: string;
  /** The address of its mark, at the provider. */
  readonly image: string | null;
  readonly countries: { readonly allowed: readonly string[] | "all"; readonly excluded: readonly string[] };
}

/** A bank to choose among, for methods that ask for one. */
export interface Issuer {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
}

export interface NewPayment {
  /** Our own id: asked twice with the same one, a provider creates one payment, where it can. */
  readonly paymentId: string;
  readonly amount: Money;
  /** For people, such as `Order # 000000012`; never more than 128 characters. */
  readonly description: string;
  /** The provider's own word; null where its page asks. */
  readonly method: string | null;
  readonly issuer: string | null;
  readonly payer: { readonly name: string; readonly email: string };
  readonly locale: string;
  /** Where the shopper comes back to. */
  readonly returnUrl: string;
  /** Where the provider tells of changes. */
  readonly webhookUrl: string;
}

export interface CreatedPayment {
  readonly transactionId: string;
  /** What the second provider calls it in its notifications. */
  readonly title: string | null;
  readonly status: PaymentStatus;
  /** Where the shopper pays; null where there is nothing to visit. */
  readonly checkoutUrl: string | null;
}

/** Which payment is meant, by the names that it goes by; those that the provider did not say are null. */
export interface PaymentName {
  readonly transactionId: string | null;
  readonly title: string | null;
  /** Our own id, where the provider keeps it and says it again. */
  readonly paymentId: string | null;
}

/** What a provider says of a payment, now or in a notification. */
export interface PaymentNews {
  readonly of: PaymentName;
  readonly status: PaymentStatus;
  /** What it was made out for; null where the provider does not repeat it. */
  readonly amount: Money | null;
  /** The amount refunded in all, by us or by the provider; `some` when the provider does not state it, null for none. */
  readonly returned: Money | "some" | null;
  /** Each refund that the provider knows of it; left out where it does not say. */
  readonly refunds?: readonly KnownRefund[];
}

/** A message that claims to come from a provider: headers, and the unchanged body, as it was signed. */
export interface WebhookMessage {
  readonly headers: Headers;
  readonly body: string;
}

/** What a message is worth: `ask` names a transaction and proves nothing, `ignored` tells us nothing. */
export type WebhookReading =
  | { readonly kind: "news"; readonly news: PaymentNews }
  | { readonly kind: "ask"; readonly transactionId: string }
  /** It names a refund of ours, and proves nothing either. */
  | { readonly kind: "ask-refund"; readonly refundId: string }
  | { readonly kind: "ignored" }
  | { readonly kind: "forged" };

/** What became of a mobile code: a good one only means that the bank's app now asks. */
export type BlikOutcome =
  | { readonly outcome: "pending" }
  /** The network's or the provider's word for why, such as `ER_WRONG_TICKET`. */
  | { readonly outcome: "refused"; readonly reason: string };

export interface RefundOrder {
  readonly transactionId: string;
  readonly amount: Money;
  /** What of this payment is known to have gone back before. */
  readonly alreadyReturned: Money;
  /** Asked twice with the same one, money goes back once. */
  readonly key: string;
  readonly description: string;
}

/** The provider's own words for a no. */
export interface GatewayRefusal {
  readonly reason: string;
}

/**
 * A payment provider, real or of the sandbox. Whatever cannot be asked throws `GatewayUnavailable`; whatever is
 * answered with no is a value.
 */
export interface PaymentGateway {
  readonly provider: PaymentProvider;
  /** What a webhook is answered once its news is written down. */
  readonly acknowledgement: string;
  /** All of them, wherever they serve, with titles in the language of a locale such as `pl`. */
  readonly methods: (locale: string) => Promise<readonly GatewayMethod[]>;
  /** The banks that a method lets choose among; of one that asks for none, none. */
  readonly issuers: (method: string, locale: string) => Promise<readonly Issuer[]>;
  readonly create: (payment: NewPayment) => Promise<Result<CreatedPayment, GatewayRefusal>>;
  /** Null where there are no mobile codes. */
  readonly payWithBlik: ((transactionId: string, code: string) => Promise<BlikOutcome>) | null;
  /** What the provider knows of a payment now; null when it knows of none. Takes the money that the shopper has approved. */
  readonly read: (transactionId: string) => Promise<PaymentNews | null>;
  readonly refund: (order: RefundOrder) => Promise<Result<{ readonly refundId: string }, GatewayRefusal>>;
  readonly readWebhook: (message: WebhookMessage) => Promise<WebhookReading>;
}

/** A provider that cannot be asked. */
export class GatewayUnavailable extends Error {
  override readonly name = "GatewayUnavailable";
  /** Whether what was asked for may have happened all the same: the answer was lost, not the question. */
  readonly mayHaveHappened: boolean;

  constructor(provider: PaymentProvider, how: { readonly mayHaveHappened: boolean; readonly cause?: unknown }) {
    super(`The payment provider ${provider} cannot be asked.`, { cause: how.cause });
    this.mayHaveHappened = how.mayHaveHappened;
  }
}
