import { mollieEndpoints } from "#contract/payment/mollie.ts";
import { paypalEndpoints } from "#contract/payment/paypal.ts";
import { tpayEndpoints } from "#contract/payment/tpay.ts";
import type { PaymentProviderCode } from "#domain/checkout/checkout.ts";
import { formatDecimal } from "#domain/decimal.ts";
import type { Money } from "#domain/money.ts";
import type { PaymentStatus } from "#domain/payment/status.ts";
import { call, type ClientOptions } from "./call.ts";

/** An order, with the hash by which the platform knows who may pay it. */
export interface OrderKey {
  readonly orderId: string;
  readonly hash: string;
}

/** The method by which an order is to be paid. */
export interface PaymentWish {
  readonly provider: PaymentProviderCode;
  /** The shop's code of the method. */
  readonly method: string;
  /** The bank, for a method that needs one; null for all others. */
  readonly issuer: string | null;
}

/** A payment that its provider has created. */
export interface CreatedPayment {
  readonly transactionId: string;
  /** The name by which Tpay takes a BLIK code for the payment; null at other providers. */
  readonly title: string | null;
  /** The provider's page on which the shopper pays; null if there is none. */
  readonly href: string | null;
}

/** The calls that the first and the second provider have in common. The first one's serve orders paid by PayPal, too. */
const common = {
  mollie: {
    orderDetails: mollieEndpoints.mollieOrderDetails,
    validateHash: mollieEndpoints.mollieValidateHash,
    orderComments: mollieEndpoints.mollieOrderComments,
    idealIssuers: mollieEndpoints.mollieIdealIssuers,
  },
  tpay: {
    orderDetails: tpayEndpoints.tpayOrderDetails,
    validateHash: tpayEndpoints.tpayValidateHash,
    orderComments: tpayEndpoints.tpayOrderComments,
    idealIssuers: tpayEndpoints.tpayIdealIssuers,
  },
};
const callsOf = (provider: PaymentProviderCode) => common[provider === "tpay" ? "tpay" : "mollie"];

/** Creates the calls that pay orders (docs/specification/calls.md#call-52). */
export function createPaymentCalls(options: ClientOptions) {
  const create: Readonly<
    Record<
      PaymentProviderCode,
      (order: OrderKey & { readonly number: string }, wish: PaymentWish) => Promise<CreatedPayment>
    >
  > = {
    mollie: async ({ orderId, hash }, { method, issuer }) => {
      const body = { order_id: orderId, hash, method, issuer };
      const { id, href } = await call(options, mollieEndpoints.molliePostPayment, {}, body);
      return { transactionId: id, title: null, href };
    },
    tpay: async ({ orderId, hash, number }, { method }) => {
      const body = { order_id: orderId, hash, group: method, increment_id: number };
      const { id, title, href } = await call(options, tpayEndpoints.tpayPostPayment, {}, body);
      return { transactionId: id, title, href };
    },
    paypal: async ({ orderId, hash }) => {
      const { id, href } = await call(options, paypalEndpoints.paypalCreate, {}, { order_id: orderId, hash });
      return { transactionId: id, title: null, href };
    },
  };
  return {
    /** Returns an order with its hash and its amount, before its payment. */
    orderDetails: (provider: PaymentProviderCode, { orderId, hash }: Partial<OrderKey>) =>
      call(options, callsOf(provider).orderDetails, {}, { order_id: Number(orderId), hash: hash ?? null }),
    /** Returns an order, how it is paid and how it can be paid. The hash is needed by all but the browser that ordered. */
    payableOrder: (orderId: string, hash: string | null) =>
      call(options, common.mollie.orderDetails, {}, { order_id: Number(orderId), hash, validatePayment: true }),
    /** Confirms that a hash, an amount and a number belong to the same order. */
    validateHash: (
      provider: PaymentProviderCode,
      { orderId, hash }: OrderKey,
      { amount, number }: { readonly amount: Money | null; readonly number: string },
    ) =>
      call(
        options,
        callsOf(provider).validateHash,
        {},
        {
          order_id: Number(orderId),
          hash,
          cart_total: amount ? formatDecimal(amount) : "",
          increment_id: number,
        },
      ),
    /** Creates a payment. A payment by the same method that is under way is continued instead. */
    create: (order: OrderKey & { readonly number: string }, wish: PaymentWish): Promise<CreatedPayment> =>
      (
        create[wish.provider] ??
        (() => Promise.reject(new Error(`The shop cannot start payments at ${wish.provider}.`)))
      )(order, wish),
    /** Links a payment to its order. PayPal needs no link. */
    link: async (provider: PaymentProviderCode, { orderId, hash }: OrderKey, transactionId: string): Promise<void> => {
      const order = { entity_id: Number(orderId) };
      if (provider === "mollie") {
        const body = { order, mollie_transaction_id: transactionId, mollie_secret_hash: hash };
        await call(options, mollieEndpoints.mollieSetTransactionData, {}, body);
      }
      if (provider === "tpay") {
        await call(options, tpayEndpoints.tpaySetTransactionData, {}, { order, transaction_id: transactionId, hash });
      }
    },
    /** Leaves a note for the shop's staff at an order. */
    comment: (provider: PaymentProviderCode, { orderId, hash }: OrderKey, comment: string) =>
      call(
        options,
        callsOf(provider).orderComments,
        {},
        { order_id: Number(orderId), hash, order_comment: { statusHistory: { comment } } },
      ),
    /** Pays with a BLIK code. The payment is pending until the shopper has confirmed it in the bank's app. */
    payWithBlik: async (title: string, code: string): Promise<PaymentStatus> =>
      (await call(options, tpayEndpoints.tpayPostPaymentBlik, {}, { title, code })).status,
    /** Returns the status of a payment, after asking its provider. At PayPal this captures an approved payment. */
    status: async (provider: PaymentProviderCode, transactionId: string): Promise<PaymentStatus> => {
      const ofMollie = provider === "mollie" ? mollieEndpoints.mollieGetPayment : paypalEndpoints.paypalExecute;
      const endpoint = provider === "tpay" ? tpayEndpoints.tpayGetPayment : ofMollie;
      return (await call(options, endpoint, {}, { id: transactionId })).status;
    },
    /** Returns the order in the token of a link to a status page. */
    decryptToken: async (token: string): Promise<OrderKey> => {
      const { orderId, hash } = await call(options, mollieEndpoints.mollieDecryptToken, {}, { token });
      return { orderId: String(orderId), hash };
    },
    /** Returns the banks of iDEAL. */
    idealIssuers: (provider: PaymentProviderCode) => call(options, callsOf(provider).idealIssuers, {}),
  };
}
