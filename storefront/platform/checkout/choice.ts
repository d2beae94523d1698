import { eq } from "drizzle-orm";
import { pointRefusal, type PointRefusal } from "#domain/delivery.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { OpenCart } from "../cart/openCart.ts";
import type { Session } from "../kernel/database/database.ts";
import { carts } from "../cart/tables/cart.ts";
import type { FindPoint } from "../delivery/points.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { destinationOf, findShipping, readPaymentOffers, countPieces, readShippingOffers } from "./offers.ts";
import type { RefusalCode } from "#contract/wire/refusal.ts";

type Cart = OpenCart["cart"];

/** Choices that a shopper makes before ordering. Choices that are left out do not change. */
export type CheckoutChoice = Partial<
  Pick<Cart, "country" | "region" | "carrierCode" | "methodCode" | "paymentCode" | "pointId">
>;

/** What checking a choice needs. */
export interface ChoiceContext {
  readonly findPoint: FindPoint;
  readonly now: Date;
}

/**
 * Stores a choice with the cart. Refuses methods and points that are not offered at the cart's destination. A pickup point
 * may be chosen later than its shipping method.
 */
export async function storeChoice(
  session: Session,
  open: OpenCart,
  choice: CheckoutChoice,
  { findPoint, now }: ChoiceContext,
): Promise<Result<OpenCart, Refused>> {
  const chosen = { ...open, cart: { ...open.cart, ...choice } };
  const refusal = await checkChoice(session, chosen, choice, findPoint);
  if (refusal) return refuse(refusal);
  await session
    .update(carts)
    .set({ ...choice, updatedAt: now })
    .where(eq(carts.id, open.cart.id));
  return ok(chosen);
}

async function checkChoice(
  session: Session,
  { cart, ...open }: OpenCart,
  choice: CheckoutChoice,
  findPoint: FindPoint,
): Promise<Refused | null> {
  const to = destinationOf({ cart, ...open });
  if (
    choice.methodCode &&
    !findShipping(await readShippingOffers(session, to, await countPieces(session, cart.id)), cart)
  ) {
    return refused("SHIPPING_NOT_OFFERED", "This shipping method is not offered there.").error;
  }
  if (choice.paymentCode) {
    // A cart has no billing address; the order is checked with it.
    const offers = await readPaymentOffers(session, to, null);
    if (!offers.some(({ code }) => code === choice.paymentCode)) {
      return refused("PAYMENT_NOT_OFFERED", "This payment method is not offered there.").error;
    }
  }
  const { carrierCode } = cart;
  if (!choice.pointId || carrierCode === null) return null;
  const point = await findPoint(session, carrierCode, choice.pointId);
  const refusal = pointRefusal(point, { carrierCode, isPaidThere: false });
  return refusal && pointRefused(refusal).error;
}

const refusals: Readonly<Record<PointRefusal, readonly [code: RefusalCode, message: string]>> = {
  required: ["POINT_REQUIRED", "Choose a pickup point first."],
  "not-available": ["POINT_NOT_AVAILABLE", "This pickup point takes no parcels at the moment."],
  "takes-no-payment": ["POINT_TAKES_NO_PAYMENT", "This pickup point does not accept payments."],
};

/** Refuses a pickup point with the code and the sentence of the reason. */
export const pointRefused = (refusal: PointRefusal) => refused(...refusals[refusal]);
