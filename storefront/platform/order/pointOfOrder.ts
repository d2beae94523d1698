import { configuration } from "#configuration/index.ts";
import { type ChosenPoint, chosenPoint, pointRefusal } from "#domain/delivery.ts";
import { ok, type Result } from "#domain/result.ts";
import type { OfferedShipping } from "../checkout/offers.ts";
import { pointRefused } from "../checkout/pointRefused.ts";
import type { Session } from "../kernel/database/database.ts";
import type { PointOf } from "../delivery/pointOf.ts";
import type { Refused } from "../kernel/http/refused.ts";

export interface PointChoice {
  readonly shipping: OfferedShipping;
  readonly pointId: string | null;
  readonly paymentCode: string;
}

/**
 * The point that an order goes to, asked for once more; null for a way that needs none
 * (docs/specification/trade.md#trade-21).
 */
export async function pointOfOrder(
  session: Session,
  pointOf: PointOf,
  { shipping, pointId, paymentCode }: PointChoice,
): Promise<Result<ChosenPoint | null, Refused>> {
  if (!shipping.needsPoint) return ok(null);
  if (pointId === null) return pointRefused("required");
  const { carrierCode } = shipping;
  const point = await pointOf(session, carrierCode, pointId);
  const isPaidThere = paymentCode === configuration.payment.cashOnDeliveryCode;
  const refusal = pointRefusal(point, { carrierCode, isPaidThere });
  if (refusal || !point) return pointRefused(refusal ?? "not-available");
  return ok(chosenPoint(point));
}
