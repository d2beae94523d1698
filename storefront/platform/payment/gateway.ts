import type { PaymentProviderCode } from "#domain/checkout/checkout.ts";
import type { Money } from "#domain/money.ts";
import type { ProviderRefund } from "#domain/payment/failedRefunds.ts";
import type { PaymentStatus } from "#domain/payment/status.ts";
import type { Result } from "#domain/result.ts";

/** A way to pay that a provider offers. */
export interface GatewayMethod {
  /** The provider's own word for it. */
  readonly method: string;
  readonly title: string;
  /** The address of its logo at the provider. */
  readonly image: string | null;
  readonly countries: { readonly allowed: readonly string[] | "all"; readonly excluded: readonly string[] };
}

/** A bank, for methods where the shopper chooses one. */
export interface Issuer {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
}

/** A payment that a provider should create. */
export interface NewPayment {
  /** Our own id, which serves as the idempotency key at providers that support one. */
  readonly paymentId: string;
  readonly amount: Money;
  /** Shown to shoppers, such as `Order # 000000012`; at most 128 characters. */
  readonly description: string;
  /** The provider's own word; null when the shopper chooses on the provider's page. */
  readonly method: string | null;
  readonly issuer: string | null;
  readonly payer: { readonly name: string; readonly email: string };
  readonly locale: string;
  /** Where the provider sends the shopper afterwards. */
  readonly returnUrl: string;
  /** Where the provider sends its notifications. */
  readonly webhookUrl: string;
}

/** A payment that a provider has created. */
export interface CreatedPayment {
  readonly transactionId: string;
  /** A second id, by which Tpay refers to the payment in its notifications. */
  readonly title: string | null;
  readonly status: PaymentStatus;
  /** The URL of the page where the shopper pays; null when there is none. */
  readonly checkoutUrl: string | null;
}

/** The ids of a payment; null for each that the provider does not state. */
export interface PaymentName {
  readonly transactionId: string | null;
  readonly title: string | null;
  /** Our own id, if the provider repeats it. */
  readonly paymentId: string | null;
}

/** The state of a payment at its provider, from a notification or from the answer to a request. */
export interface PaymentUpdate {
  readonly of: PaymentName;
  readonly status: PaymentStatus;
  /** The amount to pay; null when the provider does not repeat it. */
  readonly amount: Money | null;
  /** The amount refunded in all, by us or by the provider; `some` when the provider does not state it, null for none. */
  readonly returned: Money | "some" | null;
  /** Every refund of the payment; left out when the provider does not list them. */
  readonly refunds?: readonly ProviderRefund[];
}

/** A request to our webhook that has not been verified yet: its headers, and its body byte for byte as it was signed. */
export interface WebhookMessage {
  readonly headers: Headers;
  readonly body: string;
}

/**
 * The content of a message. `ask` names a transaction whose state has to be fetched, since the message proves nothing.
 * `ignored` has no content for us.
 */
export type WebhookReading =
  | { readonly kind: "update"; readonly update: PaymentUpdate }
  | { readonly kind: "ask"; readonly transactionId: string }
  /** Names one of our refunds; the state of its payment has to be fetched. */
  | { readonly kind: "ask-refund"; readonly refundId: string }
  | { readonly kind: "ignored" }
  | { readonly kind: "forged" };

/** The outcome of a mobile code. A correct one is pending until the shopper confirms it in the bank's app. */
export type BlikOutcome =
  | { readonly outcome: "pending" }
  /** The code of the BLIK network or of the provider, such as `ER_WRONG_TICKET`. */
  | { readonly outcome: "refused"; readonly reason: string };

/** A refund that a provider should make. */
export interface RefundOrder {
  readonly transactionId: string;
  readonly amount: Money;
  /** The sum of earlier refunds of this payment. */
  readonly alreadyReturned: Money;
  /** The idempotency key: two requests with the same key return the money once. */
  readonly key: string;
  readonly description: string;
}

/** A provider's refusal, in its own words. */
export interface GatewayRefusal {
  readonly reason: string;
}

/**
 * The connection to a payment provider or to the sandbox. A refusal is a value. Throws `GatewayUnavailable` when the
 * provider cannot be reached or its answer says nothing about the payment.
 */
export interface PaymentGateway {
  readonly provider: PaymentProviderCode;
  /** Returns all methods for all countries, with titles in the language of a locale such as `pl`. */
  readonly methods: (locale: string) => Promise<readonly GatewayMethod[]>;
  /** Returns the banks of a method; empty for methods without a choice of banks. */
  readonly issuers: (method: string, locale: string) => Promise<readonly Issuer[]>;
  readonly create: (payment: NewPayment) => Promise<Result<CreatedPayment, GatewayRefusal>>;
  /** Null for providers without mobile codes. */
  readonly payWithBlik: ((transactionId: string, code: string) => Promise<BlikOutcome>) | null;
  /**
   * Returns the payment as it is at the provider; null for an unknown one. Collects the money that the shopper has approved,
   * if it `isWanted`: an order that was paid otherwise or has ended must not be charged.
   */
  readonly read: (transactionId: string, how: { readonly isWanted: boolean }) => Promise<PaymentUpdate | null>;
  readonly refund: (order: RefundOrder) => Promise<Result<{ readonly refundId: string }, GatewayRefusal>>;
  readonly readWebhook: (message: WebhookMessage) => Promise<WebhookReading>;
}

/** The provider cannot be reached, or its answer says nothing about the payment. */
export class GatewayUnavailable extends Error {
  override readonly name = "GatewayUnavailable";
  /** Whether the request may have taken effect: the provider may have received it, and only its answer was lost. */
  readonly mayHaveHappened: boolean;

  constructor(provider: PaymentProviderCode, how: { readonly mayHaveHappened: boolean; readonly cause?: unknown }) {
    super(`The payment provider ${provider} cannot be reached.`, { cause: how.cause });
    this.mayHaveHappened = how.mayHaveHappened;
  }
}
