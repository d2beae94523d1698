import { eq } from "drizzle-orm";
import { pointRefusal, type PointRefusal } from "#domain/delivery.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { OpenCart } from "../cart/openCart.ts";
import type { Session } from "../kernel/database/database.ts";
import { carts } from "../cart/tables/cart.ts";
import type { PointOf } from "../delivery/points.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { destinationOf, findShipping, paymentOffers, piecesIn, shippingOffers } from "./offers.ts";
import type { RefusalCode } from "#contract/wire/refusal.ts";

type Cart = OpenCart["cart"];

/** The choices a shopper makes before ordering; those left out do not change. */
export type Choice = Partial<
  Pick<Cart, "country" | "region" | "carrierCode" | "methodCode" | "paymentCode" | "pointId">
>;

export interface Choosing {
  readonly pointOf: PointOf;
  readonly now: Date;
}

/** Keeps what was chosen with the cart, when it is offered there. A point may be chosen later than the way to it. */
export async function choose(
  session: Session,
  open: OpenCart,
  choice: Choice,
  { pointOf, now }: Choosing,
): Promise<Result<OpenCart, Refused>> {
  const chosen = { ...open, cart: { ...open.cart, ...choice } };
  const refusal = await refusalOf(session, chosen, choice, pointOf);
  if (refusal) return refuse(refusal);
  await session
    .update(carts)
    .set({ ...choice, updatedAt: now })
    .where(eq(carts.id, open.cart.id));
  return ok(chosen);
}

async function refusalOf(
  session: Session,
  { cart, ...open }: OpenCart,
  choice: Choice,
  pointOf: PointOf,
): Promise<Refused | null> {
  const to = destinationOf({ cart, ...open });
  if (choice.methodCode && !findShipping(await shippingOffers(session, to, await piecesIn(session, cart.id)), cart)) {
    return refused("SHIPPING_NOT_OFFERED", "This shipping method is not offered there.").error;
  }
  if (choice.paymentCode && !(await paymentOffers(session, to)).some(({ code }) => code === choice.paymentCode)) {
    return refused("PAYMENT_NOT_OFFERED", "This payment method is not offered there.").error;
  }
  const { carrierCode } = cart;
  if (!choice.pointId || carrierCode === null) return null;
  const point = await pointOf(session, carrierCode, choice.pointId);
  const refusal = pointRefusal(point, { carrierCode, isPaidThere: false });
  return refusal && pointRefused(refusal).error;
}

const refusals: Readonly<Record<PointRefusal, readonly [code: RefusalCode, message: string]>> = {
  required: ["POINT_REQUIRED", "Choose where to fetch the parcel first."],
  "not-available": ["POINT_NOT_AVAILABLE", "Parcels cannot be left at this point now."],
  "takes-no-payment": ["POINT_TAKES_NO_PAYMENT", "Nobody can pay at this point."],
};

export const pointRefused = (refusal: PointRefusal) => refused(...refusals[refusal]);
