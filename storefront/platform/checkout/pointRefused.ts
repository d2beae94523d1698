import type { RefusalCode } from "#contract/wire/refusal.ts";
import type { PointRefusal } from "#domain/delivery.ts";
import { refused } from "../kernel/http/refused.ts";

const refusals: Readonly<Record<PointRefusal, readonly [code: RefusalCode, message: string]>> = {
  required: ["POINT_REQUIRED", "Choose where to fetch the parcel first."],
  "not-available": ["POINT_NOT_AVAILABLE", "Parcels cannot be left at this point now."],
  "takes-no-payment": ["POINT_TAKES_NO_PAYMENT", "Nobody can pay at this point."],
};

export const pointRefused = (refusal: PointRefusal) => refused(...refusals[refusal]);
