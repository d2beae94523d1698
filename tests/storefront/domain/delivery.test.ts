import { describe, expect, test } from "vitest";
import { chosenPoint, deliveryDays, deliveryPrice, deliveryTerm, expressDay, pointRefusal } from "#domain/delivery.ts";
import { locker } from "./locker.ts";
import { zl } from "./samples.ts";

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

describe("deliveryPrice", () => {
  const tariff = { rate: zl(5), freeFrom: zl(399) };
  test.each([
    ["nothing", tariff, 0, 5],
    ["goods one grosz below the threshold", tariff, 398.99, 5],
    ["goods of the threshold itself", tariff, 399, 0],
    ["goods above the threshold", tariff, 1000, 0],
    ["goods of any value, where delivery is never free,", { ...tariff, freeFrom: null }, 100_000, 5],
  ])("%s", (_goods, { rate, freeFrom }, value, price) => {
    expect(deliveryPrice({ rate, freeFrom }, zl(value))).toEqual(zl(price));
  });

  test("compares no amounts of different currencies", () => {
    expect(() => deliveryPrice(tariff, { minor: 500_00, currency: "EUR" })).toThrow(TypeError);
  });
});

describe("expressDay", () => {
  test.each([
    ["a Wednesday morning", "2026-11-18", 9, "2026-11-19"],
    ["a Wednesday just before the cut-off", "2026-11-18", 13, "2026-11-19"],
    ["a Wednesday afternoon", "2026-11-18", 14, "2026-11-20"],
    ["a Friday morning", "2026-11-20", 9, "2026-11-23"],
    ["a Friday evening", "2026-11-20", 20, "2026-11-24"],
    ["a Saturday", "2026-11-21", 9, "2026-11-24"],
    ["a Sunday", "2026-11-22", 23, "2026-11-24"],
    ["the day before a holiday", "2026-11-10", 9, "2026-11-12"],
    ["a holiday", "2026-11-11", 9, "2026-11-13"],
    ["the morning before Christmas", "2026-12-23", 9, "2026-12-28"],
  ])("an order on %s, %s at %i, arrives on %s", (_when, day, hour, arrival) => {
    expect(expressDay({ day, hour }, { orderBeforeHour: 14 }, "PL")).toBe(arrival);
  });
});

test("an express parcel does not arrive on a holiday of its country", () => {
  expect(expressDay({ day: "2026-05-13", hour: 9 }, { orderBeforeHour: 14 }, "DE")).toBe("2026-05-15");
  expect(expressDay({ day: "2026-05-13", hour: 9 }, { orderBeforeHour: 14 }, "PL")).toBe("2026-05-14");
});

describe("deliveryDays", () => {
  const terms = { deliveryWorkingDays: 3, prescriptionDeliveryWorkingDays: 7 };

  test.each([
    ["a Wednesday", "2026-11-25", "PL", "2026-11-30", "2026-12-04"],
    ["a Friday", "2026-11-20", "PL", "2026-11-25", "2026-12-01"],
    ["a Saturday", "2026-11-21", "PL", "2026-11-25", "2026-12-01"],
    ["the week before Independence Day", "2026-11-09", "PL", "2026-11-13", "2026-11-19"],
    ["the week before Ascension, in Poland", "2026-05-12", "PL", "2026-05-15", "2026-05-21"],
    ["the week before Ascension, in Germany", "2026-05-12", "DE", "2026-05-18", "2026-05-22"],
    ["before Christmas", "2026-12-22", "DE", "2026-12-29", "2027-01-05"],
  ])("an order on %s (%s, %s) arrives by %s, with lenses by %s", (_when, ordered, country, parcel, glasses) => {
    expect(deliveryDays(ordered, terms, country)).toEqual({ parcel, glasses });
  });
});

describe("pointRefusal", () => {
  test.each([
    { point: locker, isPaidThere: false, refusal: null, name: "an available point" },
    { point: null, isPaidThere: false, refusal: "not-available", name: "a point that does not exist" },
    {
      point: { ...locker, carrierCode: "dpd" },
      isPaidThere: false,
      refusal: "not-available",
      name: "a point of another carrier",
    },
    {
      point: { ...locker, state: "outage" as const },
      isPaidThere: false,
      refusal: "not-available",
      name: "a point that is out of order",
    },
    { point: locker, isPaidThere: true, refusal: "takes-no-payment", name: "payment at a point without payment" },
    {
      point: { ...locker, paymentOnPickup: true },
      isPaidThere: true,
      refusal: null,
      name: "payment at a point with payment",
    },
  ])("the refusal of $name is $refusal", ({ point, isPaidThere, refusal }) => {
    expect(pointRefusal(point, { carrierCode: "inpost", isPaidThere })).toBe(refusal);
  });

  test("chosenPoint copies the address and names a locker by its id", () => {
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
