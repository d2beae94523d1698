import { readAmount } from "#contract/wire/value.ts";
import type { SentOrder } from "#contract/order/order.ts";
import { configuration } from "#configuration/index.ts";
import { isVirtual } from "#domain/cart/cart.ts";
import type { Coupon } from "#domain/coupon.ts";
import { subtract, zero } from "#domain/money.ts";
import type { OrderRequest } from "#domain/order/order.ts";
import { orderRequest } from "#domain/order/orderRequest.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { OpenCart } from "../cart/openCart.ts";
import { checkStoredLine } from "../cart/checkLine.ts";
import { type Line, linePrice, partsOf, skuOf, soldProduct, taxClassOf } from "../cart/lines.ts";
import {
  destinationOf,
  findShipping,
  type PricedShipping,
  priceShipping,
  readPaymentOffers,
  withDestination,
  readShippingOffers,
} from "../checkout/offers.ts";
import { couponRefused, readCoupon } from "../coupon/coupons.ts";
import { readValidCard } from "../giftCard/giftCards.ts";
import { applyCoupon, type FullPricedLine, goodsValue, totalsOf } from "../checkout/totals.ts";
import type { Caller } from "../customer/callerOf.ts";
import type { FindPoint } from "../delivery/points.ts";
import type { Session } from "../kernel/database/database.ts";
import { refused, refusedFields, type Refused } from "../kernel/http/refused.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import type { RenewalSettings } from "./renewal.ts";
import { compareCosts, compareWithCart, orderProblems, checkPoint } from "./orderProblems.ts";
import type { Screening } from "./screenOrder.ts";
import { lockStock } from "./orderStock.ts";
import type { CheckedOrder } from "./writeOrder.ts";

/** A request to place an order, with what checking it needs. */
export interface OrderCall {
  readonly sent: SentOrder;
  readonly caller: Caller;
  readonly findPoint: FindPoint;
  readonly fields: FieldCipher;
  readonly settings: RenewalSettings;
  /** What the check for suspicious orders needs; null for orders that are not checked, such as a subscription's. */
  readonly screening: Screening | null;
  readonly now: Date;
}

/** The largest amount that a column of an order can hold, in minor units: about 21 million złoty or euro. */
const maxTotal = 2_147_483_647;

/** The shipping of an order of which nothing is delivered. */
const noShipping = {
  carrierCode: "none",
  methodCode: "none",
  carrierTitle: "",
  title: "",
  freeFrom: null,
  isDefault: false,
  needsPoint: false,
} as const;

/** Whether nothing of an order is delivered, such as vouchers alone. */
const isNotDelivered = (lines: readonly Line[]) =>
  isVirtual(lines.map((line) => ({ type: soldProduct(line).product.typeId })));

/** Validates an order by the rules of the checkout form, since other clients do not use our form. */
export function readRequest(
  sent: SentOrder,
  { view: { store } }: OpenCart,
  lines: readonly Line[],
): Result<OrderRequest, Refused> {
  const { shippingAddress, billingAddress } = sent;
  // An order that is not delivered takes its country from the billing address.
  const delivered = isNotDelivered(lines)
    ? { shippingAddress: billingAddress, shipping: noShipping }
    : { shippingAddress };
  const address = delivered.shippingAddress;
  if (!address) return refusedFields([{ field: "addressInformation.shippingAddress", problem: "required" }]);
  const products = sent.products.map(({ sku, quantity, price }) => ({
    sku,
    name: "",
    quantity,
    price: readAmount(price, store.currency),
  }));
  const amount = (major: number | null) => (major === null ? null : readAmount(major, store.currency));
  const { shipping, payment, discount, giftCard } = sent.costs;
  const costs = {
    shipping: amount(shipping),
    payment: amount(payment),
    discount: amount(discount),
    giftCard: amount(giftCard),
  };
  const request = orderRequest({ ...sent, ...delivered, shippingAddress: address, costs, products });
  return request.ok ? request : refusedFields(orderProblems(request.error, sent));
}

/**
 * Returns the coupon of the cart, locked until the order is written. A coupon that is no longer valid refuses the order,
 * unless the shopper already saw a discount of zero.
 */
async function lockCoupon(
  session: Session,
  { cart, view: { store } }: OpenCart,
  { customer, costs }: OrderRequest,
  lines: readonly FullPricedLine[],
  now: Date,
): Promise<Result<Coupon | null, Refused>> {
  if (cart.couponCode === null) return ok(null);
  const use = { store, kinds: lines.flatMap(({ parts }) => parts.map(({ kind }) => kind)), email: customer.email, now };
  const coupon = await readCoupon(session, cart.couponCode, use, "lock");
  if (coupon.ok) return coupon;
  return costs.discount?.minor === 0 ? ok(null) : couponRefused(coupon.error);
}

/** Returns the refusal of the first line that cannot be made any more; null if all can. */
async function findNotMade(
  session: Session,
  { view, lines }: OpenCart & { readonly lines: readonly Line[] },
  parts: { readonly fields: FieldCipher; readonly now: Date },
): Promise<Refused | null> {
  for (const line of lines) {
    const checked = await checkStoredLine(session, view, line, parts);
    if (checked.ok) continue;
    const { result } = checked.error;
    const problems = "code" in result ? (result.fields ?? []) : result;
    const about = { skus: [skuOf(line)], fields: problems };
    return refused("NOT_MADE", "These lenses cannot be made with these values.", about).error;
  }
  return null;
}

/**
 * Checks that an order can be written: all products are in stock, and prices, costs and discount are those that the shopper
 * saw. Locks stock and coupon.
 */
export async function checkOrder(
  session: Session,
  open: OpenCart & { readonly lines: readonly Line[] },
  request: OrderRequest,
  { sent, caller, findPoint, fields, now }: OrderCall,
): Promise<Result<CheckedOrder, Refused>> {
  const { view, lines: ordered } = open;
  const { currency } = view.store;
  const isVirtualOrder = isNotDelivered(ordered);
  const missingSkus = ordered.length > 0 ? await lockStock(session, ordered) : [];
  if (missingSkus.length > 0) {
    return refused("OUT_OF_STOCK", "Some of the ordered products are not available!", { skus: missingSkus });
  }
  const { country, region } = request.shippingAddress;
  const to = destinationOf(withDestination(open, { country, region: region || null }));
  const lines = ordered.map((line) => ({
    line,
    sku: skuOf(line),
    parts: partsOf(line, view.store, now),
    quantity: line.item.quantity,
    price: linePrice(line, view.store, now),
    rate: view.rateOf(taxClassOf(line), to),
  }));
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const changedCart = compareWithCart(request.products, lines);
  if (changedCart) return refuse(changedCart);
  const notMade = await findNotMade(session, open, { fields, now });
  if (notMade) return refuse(notMade);
  const offer = isVirtualOrder
    ? { ...noShipping, rate: zero(currency) }
    : findShipping(await readShippingOffers(session, to, pieces), request.shipping);
  if (!offer) return refused("SHIPPING_NOT_OFFERED", "This shipping method is not offered there.");
  const payments = await readPaymentOffers(session, to, request.billingAddress.country);
  const payment = payments.find(({ code }) => code === request.paymentCode);
  const isCashOnDelivery = payment?.code === configuration.payment.cashOnDeliveryCode;
  if (!payment || (isVirtualOrder && isCashOnDelivery))
    return refused("PAYMENT_NOT_OFFERED", "This payment method is not offered there.");
  const pointId = sent.pointId ?? open.cart.pointId;
  const point = await checkPoint(session, findPoint, { shipping: offer, pointId, paymentCode: payment.code });
  if (!point.ok) return point;
  const coupon = await lockCoupon(session, open, request, lines, now);
  if (!coupon.ok) return coupon;
  const discounted = applyCoupon(lines, coupon.value, currency);
  const shipping: PricedShipping = priceShipping(offer, goodsValue(discounted, currency));
  const costs = { shipping: shipping.price, payment: payment.cost.minor > 0 ? payment.cost : null };
  const card = await readValidCard(session, { code: open.cart.giftCardCode, currency, now }, "lock");
  const totals = totalsOf(discounted, costs, currency, card?.left);
  if (Math.max(totals.subtotal.minor, totals.grandTotal.minor) > maxTotal) {
    return refused("TOO_MANY", "This order is too large to be placed online; contact the shop.");
  }
  const discount = subtract(zero(currency), totals.discount);
  const giftCard = subtract(zero(currency), totals.giftCard);
  const current = { shipping: shipping.price, payment: payment.cost, discount, giftCard };
  const changedCosts = compareCosts(request.costs, current);
  if (changedCosts) return refuse(changedCosts);
  return ok({
    request,
    caller,
    view,
    isVirtual: isVirtualOrder,
    shipping,
    pickupPoint: point.value,
    payment,
    paymentAdditional: sent.paymentAdditional,
    coupon: coupon.value,
    giftCardCode: totals.giftCard.minor > 0 && card ? card.code : null,
    totals,
  });
}
