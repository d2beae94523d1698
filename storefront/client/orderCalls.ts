import { terminationEndpoints, toWireTermination } from "#contract/customer/termination.ts";
import { orderEndpoints, toWireOrder } from "#contract/order/order.ts";
import { latePrescriptionEndpoints } from "#contract/order/latePrescription.ts";
import { renewalEndpoints } from "#contract/order/renewal.ts";
import { statusLinkEndpoints } from "#contract/order/statusLink.ts";
import { withdrawalEndpoints } from "#contract/order/withdrawal.ts";
import type { OrderRequest } from "#domain/order/order.ts";
import type { OrderReference } from "#domain/order/orderReference.ts";
import type { Withdrawal } from "#domain/order/withdrawal.ts";
import type { Termination } from "#domain/termination.ts";
import { call, type ClientOptions } from "./call.ts";
import { ProviderRefusal } from "./failures.ts";

/** Returns null for a resource that does not exist. Throws for every other refusal. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProviderRefusal && error.status === 404) return null;
    throw error;
  }
}

/** The photo of the prescription of an ordered line. */
export interface LatePrescription {
  readonly orderId: string;
  readonly itemId: string;
  readonly photoId: string;
  /** The photo that the line has, which this one replaces; null for none. */
  readonly replaces: string | null;
  readonly hash: string | null;
}

/** What proves the right to order the lenses of an earlier order again: its phone number in E.164 format, and its token. */
export interface LensReorder {
  readonly phone: string;
  readonly token: string;
}

/** Creates the calls about orders. */
export const createOrderCalls = (options: ClientOptions) => ({
  /** Places an order. Sending the same request again does not create a second order. */
  create: (order: OrderRequest, sentAt: Date) =>
    call(options, orderEndpoints.orderCreate, {}, toWireOrder(order, sentAt)),
  /** Returns an order of this visitor by its number or by the key of its request; null for orders of others. */
  find: (numberOrKey: string) => orNull(call(options, orderEndpoints.orderDetails, { order_id: numberOrKey })),
  /** Returns the lenses of the order in a link, without their values; null if it has none or the link is wrong. */
  renewal: (tokenValue: string) => orNull(call(options, renewalEndpoints.orderRenewal, { tokenValue })),
  /** Requests the mail with the link to an order's status page. It goes only to the e-mail address of the order. */
  requestStatusLink: ({ number, email }: OrderReference) =>
    call(options, statusLinkEndpoints.orderStatusLink, {}, { order_number: number, email }),
  /** Gives an ordered line the photo of its prescription, which the platform has. `hash` is null in the browser that ordered. */
  sendPrescription: ({ orderId, itemId, photoId, replaces, hash }: LatePrescription) =>
    call(
      options,
      latePrescriptionEndpoints.orderPrescription,
      {},
      { order_id: orderId, item_id: itemId, photo_id: photoId, replaces, hash },
    ),
  /** States a withdrawal from a contract. The receipt does not reveal whether there is such an order. */
  withdraw: ({ name, number, email, reason }: Withdrawal) =>
    call(
      options,
      withdrawalEndpoints.orderWithdraw,
      { storeCode: options.store.code, localeCode: options.store.locale },
      { name, order_number: number, email, ...(reason !== "" && { reason }) },
    ),
  /** Ends a subscription. The receipt does not reveal whether there is such a subscription. */
  terminate: (stated: Termination) =>
    call(
      options,
      terminationEndpoints.subscriptionTerminate,
      { storeCode: options.store.code, localeCode: options.store.locale },
      toWireTermination(stated),
    ),
  /** Puts the lenses of an earlier order into the customer's cart, or into a new one for a guest. */
  reorderLenses: ({ phone, token }: LensReorder) =>
    call(options, renewalEndpoints.lensReorder, {}, { phone_number: phone, order_token: token }),
});
