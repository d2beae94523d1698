import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { toWireAmount } from "#contract/amount.ts";
import type { WirePaymentMethod } from "#contract/payment.ts";
import { shippingInformationBody, shippingMethodsBody, type WireShippingMethod } from "#contract/shipping.ts";
import { collectTotalsBody } from "#contract/totals.ts";
import { subtract } from "#domain/money/arithmetic.ts";
import { ok } from "#domain/result.ts";
import { openCart } from "../cart/openCart.ts";
import { cartTotals, destinationOf, pricedGoods } from "../checkout/cartTotals.ts";
import {
  findShipping,
  type OfferedPayment,
  type OfferedShipping,
  paymentOffers,
  shippingOffers,
} from "../checkout/offers.ts";
import { carts } from "../database/schema/index.ts";
import type { RouteParts } from "../platformParts.ts";
import { accessoryTax, type PricedRow, totalsOf } from "../pricing/totals.ts";
import { refused } from "../refused.ts";
import { answer, readBody, refusal } from "./answer.ts";
import { cartNamed } from "./cart.ts";

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
    available: true,
    error_message: "",
  };
  return method;
}

const wirePayment = ({ code, title, cost, isDefault }: OfferedPayment): WirePaymentMethod => ({
  code,
  title,
  cost_incl_tax: toWireAmount(cost),
  default: isDefault,
});

export function checkoutRoutes({ database, clock, catalogue }: RouteParts): Hono {
  return new Hono()
    .get("/payment-methods", async (c) =>
      answer(
        c,
        await database.read(async (session) => {
          const open = await openCart(session, catalogue, cartNamed(c));
          if (!open.ok) return open;
          return ok((await paymentOffers(session, destinationOf(open.value))).map(wirePayment));
        }),
      ),
    )
    .post("/shipping-methods", async (c) => {
      const body = await readBody(c, shippingMethodsBody);
      if (!body.ok) return refusal(c, body.error);
      const { country } = body.value.address;
      const result = await database.read(async (session) => {
        const open = await openCart(session, catalogue, cartNamed(c));
        if (!open.ok) return open;
        const { currency } = open.value.view.store;
        const { lines } = await pricedGoods(session, open.value, country, clock());
        const goods = totalsOf(lines, { shipping: null, payment: null }, currency).lines;
        const offers = await shippingOffers(session, { ...destinationOf(open.value), country });
        return ok(offers.map((offer) => wireShipping(offer, goods)));
      });
      return answer(c, result);
    })
    .post("/collect-totals", async (c) => {
      const body = await readBody(c, collectTotalsBody);
      if (!body.ok) return refusal(c, body.error);
      const { shipping, paymentCode } = body.value.methods;
      const result = await database.write(async (session) => {
        const open = await openCart(session, catalogue, cartNamed(c), "lock");
        if (!open.ok) return open;
        const to = destinationOf(open.value);
        if (shipping && !findShipping(await shippingOffers(session, to), shipping)) {
          return refused("SHIPPING_NOT_OFFERED", "This shipping method is not offered there.");
        }
        if (paymentCode && !(await paymentOffers(session, to)).some(({ code }) => code === paymentCode)) {
          return refused("PAYMENT_NOT_OFFERED", "This payment method is not offered there.");
        }
        const chosen = { ...shipping, ...(paymentCode && { paymentCode }) };
        await session
          .update(carts)
          .set({ ...chosen, updatedAt: clock() })
          .where(eq(carts.id, open.value.cart.id));
        const cart = { ...open.value.cart, ...chosen };
        return ok(await cartTotals(session, { cart, view: open.value.view }, clock()));
      });
      return answer(c, result);
    })
    .post("/shipping-information", async (c) => {
      const body = await readBody(c, shippingInformationBody);
      if (!body.ok) return refusal(c, body.error);
      const { country, method } = body.value.addressInformation;
      const result = await database.write(async (session) => {
        const open = await openCart(session, catalogue, cartNamed(c), "lock");
        if (!open.ok) return open;
        const to = { ...destinationOf(open.value), country };
        if (method && !findShipping(await shippingOffers(session, to), method)) {
          return refused("SHIPPING_NOT_OFFERED", "This shipping method is not offered there.");
        }
        const chosen = { country, carrierCode: method?.carrierCode ?? null, methodCode: method?.methodCode ?? null };
        await session
          .update(carts)
          .set({ ...chosen, updatedAt: clock() })
          .where(eq(carts.id, open.value.cart.id));
        const cart = { ...open.value.cart, ...chosen };
        return ok({
          payment_methods: (await paymentOffers(session, to)).map(wirePayment),
          totals: await cartTotals(session, { cart, view: open.value.view }, clock()),
        });
      });
      return answer(c, result);
    });
}
