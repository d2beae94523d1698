import { Hono } from "hono";
import { toWireAmount } from "#contract/wire/value.ts";
import { providerFields, type WirePaymentMethod } from "#contract/checkout/paymentMethods.ts";
import { shippingInformationBody, shippingMethodsBody, type WireShippingMethod } from "#contract/checkout/shipping.ts";
import { collectTotalsBody } from "#contract/cart/totals.ts";
import { subtract } from "#domain/money.ts";
import { ok } from "#domain/result.ts";
import { createCartCalls, type OpenCart } from "../cart/openCart.ts";
import { storeChoice } from "./choice.ts";
import { readCartTotals, priceGoods } from "./cartTotals.ts";
import {
  destinationOf,
  type OfferedPayment,
  type PricedShipping,
  priceShipping,
  readPaymentOffers,
  countPieces,
  withDestination,
  readShippingOffers,
} from "./offers.ts";
import type { Session } from "../kernel/database/database.ts";
import type { DeliveryParts } from "../delivery/points.ts";
import { accessoryTax, goodsValue, type PricedRow, totalsOf } from "./totals.ts";
import { readBody, refusal } from "../kernel/http/answer.ts";

function wireShipping(offer: PricedShipping, goods: readonly PricedRow[]) {
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
  ...providerFields(provider),
  ...(provider && {
    allowedAllCountries: countries.allowed === "all",
    allowedCountries: countries.allowed === "all" ? [] : [...countries.allowed],
    excludedCountries: [...countries.excluded],
  }),
});

/** Creates the calls that offer and store a cart's delivery and payment. */
export function checkoutRoutes(parts: DeliveryParts): Hono {
  const { clock, findPoint } = parts;
  const choiceContext = () => ({ findPoint, now: clock() });
  const cartCall = createCartCalls(parts);

  async function readGoods(session: Session, open: OpenCart): Promise<readonly PricedRow[]> {
    const { lines } = await priceGoods(session, open, clock());
    return totalsOf(lines, { shipping: null, payment: null }, open.view.store.currency).lines;
  }

  async function readPayments(
    session: Session,
    open: OpenCart,
    billingCountry: string | null,
  ): Promise<readonly WirePaymentMethod[]> {
    const goods = await readGoods(session, open);
    const offers = await readPaymentOffers(session, destinationOf(open), billingCountry ?? undefined);
    return offers.map((offer) => wirePayment(offer, goods));
  }

  return new Hono()
    .get("/payment-methods", (c) =>
      cartCall.read(c, async (session, open) =>
        ok(await readPayments(session, open, c.req.query("billingCountry") || null)),
      ),
    )
    .post("/shipping-methods", async (c) => {
      const body = await readBody(c, shippingMethodsBody);
      if (!body.ok) return refusal(c, body.error);
      return cartCall.read(c, async (session, open) => {
        const redirected = withDestination(open, body.value.address);
        const goods = await readGoods(session, redirected);
        const offers = await readShippingOffers(
          session,
          destinationOf(redirected),
          await countPieces(session, open.cart.id),
        );
        const value = goodsValue(goods, open.view.store.currency);
        return ok(offers.map((offer) => wireShipping(priceShipping(offer, value), goods)));
      });
    })
    .post("/collect-totals", async (c) => {
      const body = await readBody(c, collectTotalsBody);
      if (!body.ok) return refusal(c, body.error);
      return cartCall.change(c, async (session, open) => {
        const { shipping, paymentCode } = body.value.methods;
        const changed = await storeChoice(
          session,
          open,
          { ...shipping, ...(paymentCode && { paymentCode }) },
          choiceContext(),
        );
        return changed.ok ? ok(await readCartTotals(session, changed.value, clock())) : changed;
      });
    })
    .post("/shipping-information", async (c) => {
      const body = await readBody(c, shippingInformationBody);
      if (!body.ok) return refusal(c, body.error);
      return cartCall.change(c, async (session, open) => {
        const { place, billingCountry, method, pointId } = body.value.addressInformation;
        const noMethod = { carrierCode: null, methodCode: null };
        const changed = await storeChoice(
          session,
          open,
          { ...place, ...(method ?? noMethod), pointId },
          choiceContext(),
        );
        if (!changed.ok) return changed;
        return ok({
          payment_methods: await readPayments(session, changed.value, billingCountry),
          totals: await readCartTotals(session, changed.value, clock()),
        });
      });
    });
}
