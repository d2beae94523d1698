import { expect, test } from "vitest";
import { chosenPoint } from "#domain/delivery/deliveryPoint.ts";
import { pointRefusal } from "#domain/delivery/pointRefusal.ts";
import { locker } from "./support/locker.ts";

test.each([
  { point: locker, isPaidThere: false, refusal: null, name: "that is there" },
  { point: null, isPaidThere: false, refusal: "not-available", name: "that there is not" },
  {
    point: { ...locker, carrierCode: "dpd" },
    isPaidThere: false,
    refusal: "not-available",
    name: "of another carrier",
  },
  {
    point: { ...locker, state: "outage" as const },
    isPaidThere: false,
    refusal: "not-available",
    name: "out of order",
  },
  { point: locker, isPaidThere: true, refusal: "takes-no-payment", name: "where nobody can pay" },
  { point: { ...locker, paymentOnPickup: true }, isPaidThere: true, refusal: null, name: "where one can pay" },
])("a point $name: $refusal", ({ point, isPaidThere, refusal }) => {
  expect(pointRefusal(point, { carrierCode: "inpost", isPaidThere })).toBe(refusal);
});

test("an order keeps where the point was; a locker is called by its id", () => {
  expect(chosenPoint(locker)).toEqual({
    carrierCode: "inpost",
    id: "LOD01M",
    kind: "locker",
    name: "LOD01M",
    street: "Piotrkowska 1",
    postcode: "90-001",
    city: "Łódź",
  });
});
