import { array, assert, boolean, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import type { ProductKind } from "#domain/product/product.ts";
import { type Coupon, couponDiscounts, couponRefusal, type CouponUse, normalizeCouponCode } from "#domain/coupon.ts";

const zl = (minor: number) => ({ minor, currency: "PLN" as const });
const coupon: Coupon = {
  code: "LATO",
  off: { kind: "percent", percent: 30 },
  kinds: ["prescription-glasses"],
  storeCodes: ["pl"],
  startsAt: new Date("2026-06-01T00:00:00Z"),
  endsAt: new Date("2026-09-01T00:00:00Z"),
  maxUses: 5,
  maxUsesPerCustomer: 1,
  isForFirstOrder: true,
};
const use: CouponUse = {
  now: new Date("2026-07-01T00:00:00Z"),
  storeCode: "pl",
  kinds: ["care", "prescription-glasses"],
  uses: 4,
  usesOfShopper: 0,
  ordersOfShopper: 0,
};

test.each([
  { change: {}, refusal: null, name: "for its goods" },
  { change: { storeCode: "de" }, refusal: "unknown", name: "in another store view" },
  { change: { now: new Date("2026-05-31T23:59:59Z") }, refusal: "not-yet", name: "before its start" },
  { change: { now: new Date("2026-06-01T00:00:00Z") }, refusal: null, name: "at its start" },
  { change: { now: new Date("2026-09-01T00:00:00Z") }, refusal: "expired", name: "at its end" },
  { change: { uses: 5 }, refusal: "used-up", name: "after its maximum number of uses" },
  { change: { usesOfShopper: 1 }, refusal: "used-up", name: "after this shopper has used it" },
  { change: { ordersOfShopper: 1 }, refusal: "not-first-order", name: "for a shopper who has ordered before" },
  { change: { kinds: ["care", null] }, refusal: "nothing-it-applies-to", name: "for other goods" },
  { change: { kinds: [] }, refusal: "nothing-it-applies-to", name: "for an empty cart" },
] as const)("couponRefusal $name is $refusal", ({ change, refusal }) => {
  expect(couponRefusal(coupon, { ...use, ...change })).toBe(refusal);
});

test("accepts a coupon without limits for any cart that is not empty", () => {
  const free = { kinds: null, storeCodes: null, startsAt: null, endsAt: null, maxUses: null, maxUsesPerCustomer: null };
  const much = { ...use, uses: 1000, usesOfShopper: 1000, kinds: [null] };
  expect(couponRefusal({ ...coupon, ...free }, much)).toBeNull();
});

test.each([
  ["lato", "LATO"],
  [" Lato ", "LATO"],
  ["ŁĄKA", "ŁĄKA"],
  ["łąka", "ŁĄKA"],
  ["ｌａｔｏ", "LATO"],
  ["welcome\u2011a7k2", "WELCOME-A7K2"],
  ["WELCOME\u2013A7K2\u200B", "WELCOME-A7K2"],
])("normalizes the code %j to %j", (typed, code) => {
  expect(normalizeCouponCode(typed)).toBe(code);
});

test.each([
  {
    off: { kind: "percent", percent: 30 },
    lines: [329_00, 45_00],
    discounts: [98_70, 0],
    name: "percentage of its goods only",
  },
  {
    off: { kind: "percent", percent: 10 },
    lines: [99_95, 0],
    discounts: [10_00, 0],
    name: "percentage rounded half up",
  },
  { off: { kind: "percent", percent: 100 }, lines: [99_95, 0], discounts: [99_95, 0], name: "100 percent" },
  { off: { kind: "fixed", amount: zl(50_00) }, lines: [329_00, 45_00], discounts: [50_00, 0], name: "fixed amount" },
  {
    off: { kind: "fixed", amount: zl(50_00) },
    lines: [30_00, 45_00],
    discounts: [30_00, 0],
    name: "fixed amount limited to the price",
  },
] as const)("computes the discounts $discounts: $name", ({ off, lines, discounts }) => {
  const [frame, care] = lines;
  const goods = [
    { quantity: 1, parts: [{ kind: "prescription-glasses", total: zl(frame) }] },
    { quantity: 1, parts: [{ kind: "care", total: zl(care) }] },
  ] as const;
  expect(couponDiscounts({ ...coupon, off }, goods, "PLN")).toEqual(discounts.map(zl));
});

test("a coupon for frames discounts only the frame of a frame with lenses", () => {
  const line = {
    quantity: 1,
    parts: [
      { kind: "prescription-glasses", total: zl(329_00) },
      { kind: "spectacle-lenses", total: zl(149_00) },
    ],
  } as const;
  expect(couponDiscounts(coupon, [line], "PLN")).toEqual([zl(98_70)]);
  expect(couponDiscounts({ ...coupon, kinds: null }, [line], "PLN")).toEqual([zl(143_40)]);
});

const pair = (kind: ProductKind, total: number, quantity = 1) => ({ quantity, parts: [{ kind, total: zl(total) }] });

test.each([
  { lines: [pair("sunglasses", 199_00)], discounts: [199_00], name: "a pair of sunglasses for free" },
  { lines: [pair("sunglasses", 398_00, 2)], discounts: [199_00], name: "one of two pairs" },
  { lines: [pair("prescription-glasses", 329_01)], discounts: [164_51], name: "half of a pair of glasses" },
  {
    lines: [pair("sunglasses", 199_00), pair("prescription-glasses", 329_00), pair("sunglasses", 249_00)],
    discounts: [0, 0, 249_00],
    name: "what takes off most",
  },
  {
    lines: [
      {
        quantity: 2,
        parts: [
          { kind: "prescription-glasses", total: zl(400_00) },
          { kind: "spectacle-lenses", total: zl(200_00) },
        ],
      },
      pair("care", 45_00),
    ] as const,
    discounts: [150_00, 0],
    name: "half of a frame with its lenses, and nothing else",
  },
] as const)("a gift takes off $discounts: $name", ({ lines, discounts }) => {
  const kinds = ["sunglasses", "prescription-glasses", "spectacle-lenses"] as const;
  const gift = { ...coupon, kinds, off: { kind: "gift", free: "sunglasses", percent: 50 } } as const;
  expect(couponDiscounts(gift, lines, "PLN")).toEqual(discounts.map(zl));
});

test("a fixed amount is distributed completely, and no discount exceeds its line", () => {
  const anyLine = record({ minor: integer({ min: 0, max: 1_000_00 }), isFrame: boolean() });
  assert(
    property(array(anyLine, { maxLength: 8 }), integer({ min: 1, max: 3_000_00 }), (lines, amount) => {
      const goods = lines.map(({ minor, isFrame }) => ({
        quantity: 1,
        parts: [{ kind: isFrame ? ("prescription-glasses" as const) : null, total: zl(minor) }],
      }));
      const fixed = { ...coupon, off: { kind: "fixed", amount: zl(amount) } } as const;
      const discounts = couponDiscounts(fixed, goods, "PLN").map(({ minor }) => minor);
      const frames = lines.reduce((sum, { minor, isFrame }) => sum + (isFrame ? minor : 0), 0);
      expect(discounts.reduce((sum, each) => sum + each, 0)).toBe(Math.min(amount, frames));
      for (const [index, discount] of discounts.entries()) {
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(lines[index]?.isFrame ? lines[index].minor : 0);
      }
    }),
  );
});
