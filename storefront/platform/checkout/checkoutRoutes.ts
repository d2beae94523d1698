import { Hono } from "hono";
import { toWireAmount } from "#contract/wire/value.ts";
import type { WirePaymentMethod } from "#contract/checkout/paymentMethods.ts";
import { shippingInformationBody, shippingMethodsBody, type WireShippingMethod } from "#contract/checkout/shipping.ts";
import { collectTotalsBody } from "#contract/cart/totals.ts";
import { subtract } from "#domain/money.ts";
import { ok } from "#domain/result.ts";
import { cartCalls, type OpenCart } from "../cart/openCart.ts";
import { choose } from "./choose.ts";
import { cartTotals, pricedGoods } from "./cartTotals.ts";
import {
  destinationOf,
  type OfferedPayment,
  type OfferedShipping,
  paymentOffers,
  piecesIn,
  sentTo,
  shippingOffers,
} from "./offers.ts";
import type { Session } from "../kernel/database/database.ts";
import type { DeliveryParts } from "../delivery/points.ts";
import { accessoryTax, type PricedRow, totalsOf } from "./totals.ts";
import { readBody, refusal } from "../kernel/http/answer.ts";

function wireShipping(offer: OfferedShipping, goods: readonly PricedRow[]) {
  const net = toWireAmount(subtract(offer.price, accessoryTax(offer.price, goods)));
  const method: WireShippingMethod & Record<string, unknown> = {
    carrier_code: offer.carrierCode,
    method_code: offer.methodCode,
    carrier_title: offer.carrierTitle,
    method_title: offer.title,
    amount: net,
    price_excl_tax: net,
    price_incl_tax: toWireAmount(offer.price),
    default: offer.isDefault,
    needs_point: offer.needsPoint,
    available: true,
    offline: false,
    is_server_method: true,
    error_message: "",
  };
  return method;
}

const wirePayment = (
  { code, title, cost, isDefault, provider, countries }: OfferedPayment,
  goods: readonly PricedRow[],
): WirePaymentMethod & Record<string, unknown> => ({
  code,
  title,
  cost: toWireAmount(subtract(cost, accessoryTax(cost, goods))),
  cost_incl_tax: toWireAmount(cost),
  default: isDefault,
  offline: false,
  is_server_method: true,
  img: null,
  ...(provider === "mollie" && { mollieMethod: true }),
  ...(provider === "tpay" && { tpayMethod: true }),
  ...(provider && {
    allowedAllCountries: countries.allowed === "all",
    allowedCountries: countries.allowed === "all" ? [] : [...countries.allowed],
    excludedCountries: [...countries.excluded],
  }),
});

export function checkoutRoutes(parts: DeliveryParts): Hono {
  const { clock, pointOf } = parts;
  const choosing = () => ({ pointOf, now: clock() });
  const cartCall = cartCalls(parts);

  async function goodsOf(session: Session, open: OpenCart): Promise<readonly PricedRow[]> {
    const { lines } = await pricedGoods(session, open, clock());
    return totalsOf(lines, { shipping: null, payment: null }, open.view.store.currency).lines;
  }

  async function wirePayments(session: Session, open: OpenCart): Promise<readonly WirePaymentMethod[]> {
    const goods = await goodsOf(session, open);
    return (await paymentOffers(session, destinationOf(open))).map((offer) => wirePayment(offer, goods));
  }

  return new Hono()
    .get("/payment-methods", (c) => cartCall.look(c, async (session, open) => ok(await wirePayments(session, open))))
    .post("/shipping-methods", async (c) => {
      const body = await readBody(c, shippingMethodsBody);
      if (!body.ok) return refusal(c, body.error);
      return cartCall.look(c, async (session, open) => {
        const there = sentTo(open, body.value.address);
        const goods = await goodsOf(session, there);
        const offers = await shippingOffers(session, destinationOf(there), await piecesIn(session, open.cart.id));
        return ok(offers.map((offer) => wireShipping(offer, goods)));
      });
    })
    .post("/collect-totals", async (c) => {
      const body = await readBody(c, collectTotalsBody);
      if (!body.ok) return refusal(c, body.error);
      return cartCall.change(c, async (session, open) => {
        const { shipping, paymentCode } = body.value.methods;
        const chosen = await choose(session, open, { ...shipping, ...(paymentCode && { paymentCode }) }, choosing());
        return chosen.ok ? ok(await cartTotals(session, chosen.value, clock())) : chosen;
      });
    })
    .post("/shipping-information", async (c) => {
      const body = await readBody(c, shippingInformationBody);
      if (!body.ok) return refusal(c, body.error);
      return cartCall.change(c, async (session, open) => {
        const { place, method, pointId } = body.value.addressInformation;
        const none = { carrierCode: null, methodCode: null };
        const chosen = await choose(session, open, { ...place, ...(method ?? none), pointId }, choosing());
        if (!chosen.ok) return chosen;
        return ok({
          payment_methods: await wirePayments(session, chosen.value),
          totals: await cartTotals(session, chosen.value, clock()),
        });
      });
    });
}
