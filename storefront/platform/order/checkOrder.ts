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
import { type Line, linePrice, partsOf, taxClassOf } from "../cart/lines.ts";
import {
  destinationOf,
  findShipping,
  type OfferedShipping,
  paymentOffers,
  sentTo,
  shippingOffers,
} from "../checkout/offers.ts";
import { couponRefused, readCoupon } from "../coupon/coupons.ts";
import { discounted, type FullPricedLine, totalsOf } from "../checkout/totals.ts";
import type { Caller } from "../customer/callerOf.ts";
import type { PointOf } from "../delivery/points.ts";
import type { Session } from "../kernel/database/database.ts";
import { refused, refusedFields, type Refused } from "../kernel/http/refused.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import type { RenewalSettings } from "./renewal.ts";
import { compareCosts, compareWithCart, orderProblems, pointOfOrder } from "./orderProblems.ts";
import type { Screening } from "./screenOrder.ts";
import { lockStock } from "./takeFromStock.ts";
import type { CheckedOrder } from "./writeOrder.ts";

export interface OrderCall {
  readonly sent: SentOrder;
  readonly caller: Caller;
  readonly pointOf: PointOf;
  readonly fields: FieldCipher;
  readonly settings: RenewalSettings;
  /** The facts by which an order is judged suspicious; null for orders that are not judged, such as a subscription's. */
  readonly screening: Screening | null;
  readonly now: Date;
}

/** Minor units that a column of an order can hold: 21 million of złoty or euro. */
const largestTotal = 2_147_483_647;

const nowhere: OfferedShipping = {
  carrierCode: "none",
  methodCode: "none",
  carrierTitle: "",
  title: "",
  price: { minor: 0, currency: "PLN" },
  isDefault: false,
  needsPoint: false,
};

const isNotDelivered = (lines: readonly Line[]) =>
  isVirtual(lines.map(({ listed }) => ({ type: listed.product.typeId })));

/** Validates the order by the same rules as its form, since clients need not use our form. */
export function readRequest(
  sent: SentOrder,
  { view: { store } }: OpenCart,
  lines: readonly Line[],
): Result<OrderRequest, Refused> {
  const { shippingAddress, billingAddress } = sent;
  // What is not delivered goes nowhere: the bill's address says what has to be known of the country.
  const delivered = isNotDelivered(lines)
    ? { shippingAddress: billingAddress, shipping: nowhere }
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
  const { shipping, payment, discount } = sent.costs;
  const costs = { shipping: amount(shipping), payment: amount(payment), discount: amount(discount) };
  const request = orderRequest({ ...sent, ...delivered, shippingAddress: address, costs, products });
  return request.ok ? request : refusedFields(orderProblems(request.error, sent));
}

/**
 * The coupon of the cart, kept from being used by others until the order is written. One that counts no longer is a
 * reason to refuse, unless the shopper saw already that it takes nothing off.
 */
async function couponOf(
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

/** The order as it may be written: everything there, at the prices that were shown. Stock and coupon are locked. */
export async function checkOrder(
  session: Session,
  open: OpenCart & { readonly lines: readonly Line[] },
  request: OrderRequest,
  { sent, caller, pointOf, now }: OrderCall,
): Promise<Result<CheckedOrder, Refused>> {
  const { view, lines: ordered } = open;
  const { currency } = view.store;
  const isSentNowhere = isNotDelivered(ordered);
  const short = ordered.length > 0 ? await lockStock(session, ordered) : [];
  if (short.length > 0) {
    return refused("OUT_OF_STOCK", "Some of the ordered products are not available!", { skus: short });
  }
  const { country, region } = request.shippingAddress;
  const to = destinationOf(sentTo(open, { country, region: region || null }));
  const lines = ordered.map((line) => ({
    line,
    sku: line.listed.variant.sku,
    parts: partsOf(line, currency, now),
    quantity: line.item.quantity,
    price: linePrice(line, currency, now),
    rate: view.rateOf(taxClassOf(line), to),
  }));
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const changed = compareWithCart(request.products, lines);
  if (changed) return refuse(changed);
  const shipping = isSentNowhere
    ? { ...nowhere, price: zero(currency) }
    : findShipping(await shippingOffers(session, to, pieces), request.shipping);
  if (!shipping) return refused("SHIPPING_NOT_OFFERED", "This shipping method is not offered there.");
  const payment = (await paymentOffers(session, to)).find(({ code }) => code === request.paymentCode);
  const isAtTheDoor = payment?.code === configuration.payment.cashOnDeliveryCode;
  if (!payment || (isSentNowhere && isAtTheDoor))
    return refused("PAYMENT_NOT_OFFERED", "This payment method is not offered there.");
  const pointId = sent.pointId ?? open.cart.pointId;
  const point = await pointOfOrder(session, pointOf, { shipping, pointId, paymentCode: payment.code });
  if (!point.ok) return point;
  const coupon = await couponOf(session, open, request, lines, now);
  if (!coupon.ok) return coupon;
  const costs = { shipping: shipping.price, payment: payment.cost.minor > 0 ? payment.cost : null };
  const totals = totalsOf(discounted(lines, coupon.value, currency), costs, currency);
  if (Math.max(totals.subtotal.minor, totals.grandTotal.minor) > largestTotal) {
    return refused("TOO_MANY", "An order of this size is made with the shop itself.");
  }
  const discount = subtract(zero(currency), totals.discount);
  const other = compareCosts(request.costs, { shipping: shipping.price, payment: payment.cost, discount });
  if (other) return refuse(other);
  return ok({
    request,
    caller,
    view,
    isVirtual: isSentNowhere,
    shipping,
    pickupPoint: point.value,
    payment,
    paymentAdditional: sent.paymentAdditional,
    coupon: coupon.value,
    totals,
  });
}
