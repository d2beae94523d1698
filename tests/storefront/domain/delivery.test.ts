import { describe, expect, test } from "vitest";
import { chosenPoint, deliveryTerm, expressDay, pointRefusal } from "#domain/delivery.ts";
import { locker } from "./locker.ts";

describe("deliveryTerm", () => {
  const terms = { deliveryWorkingDays: 3, prescriptionDeliveryWorkingDays: 7 };
  const [frame, glasses] = [{ isMadeToPrescription: false }, { isMadeToPrescription: true }];

  test.each([
    [[frame], 3],
    [[glasses], 7],
    [[frame, glasses], 7],
    [[], 3],
  ])("an order of %j is promised within %d working days", (lines, days) => {
    expect(deliveryTerm(lines, terms)).toBe(days);
  });
});

describe("expressDay", () => {
  test.each([
    ["a Wednesday morning", "2026-11-18", 9, "2026-11-19"],
    ["the last moment of it", "2026-11-18", 13, "2026-11-19"],
    ["a Wednesday afternoon", "2026-11-18", 14, "2026-11-20"],
    ["a Friday morning", "2026-11-20", 9, "2026-11-23"],
    ["a Friday evening", "2026-11-20", 20, "2026-11-24"],
    ["a Saturday", "2026-11-21", 9, "2026-11-24"],
    ["a Sunday", "2026-11-22", 23, "2026-11-24"],
    ["the day before a holiday", "2026-11-10", 9, "2026-11-12"],
    ["a holiday", "2026-11-11", 9, "2026-11-13"],
    ["the morning before Christmas", "2026-12-23", 9, "2026-12-28"],
  ])("what is ordered on %s, %s at %i, is there on %s", (_when, day, hour, there) => {
    expect(expressDay({ day, hour }, { orderBeforeHour: 14 })).toBe(there);
  });
});

describe("pointRefusal", () => {
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
});
