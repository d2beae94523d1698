import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  checkGiftCard,
  giftCardOptions,
  lastDayOfGiftCard,
  readGiftCardOptions,
  redeemedAmount,
} from "#domain/giftCard.ts";

const today = "2026-11-20";
const recipient = { email: "ola@example.pl", from: "", message: "", sendOn: "" };
const zl = (minor: number) => ({ minor, currency: "PLN" as const });

test.each([
  [{}, {}],
  [{ email: " " }, { email: "required" }],
  [{ email: "ola@example" }, { email: "not-an-email" }],
  [{ email: "ola nowak@example.pl" }, { email: "not-an-email" }],
  [{ email: `${"o".repeat(250)}@example.pl` }, { email: "too-long" }],
  [{ from: "x".repeat(81) }, { from: "too-long" }],
  [{ sendOn: today }, {}],
  [{ sendOn: "2026-11-19" }, { sendOn: "in-the-past" }],
  [{ sendOn: "2026-13-01" }, { sendOn: "not-a-date" }],
  [{ sendOn: "2028-01-01" }, { sendOn: "too-late" }],
])("checks who gets a gift card, and when: %j", (change, problems) => {
  expect(checkGiftCard({ ...recipient, ...change }, today)).toEqual(problems);
});

test("keeps what was typed in the options of a line, without empty fields", () => {
  const typed = { email: "ola@example.pl", from: "Anna", message: "", sendOn: "2026-12-24" };
  const options = giftCardOptions(typed);
  expect(options.map(({ optionId }) => optionId)).toEqual(["gift_email", "gift_from", "gift_send_on"]);
  expect(readGiftCardOptions(options)).toEqual(typed);
  expect(readGiftCardOptions([])).toBeNull();
});

test("pays at most what is left on the card, and never for gift cards", () => {
  expect(redeemedAmount(zl(50_00), { grandTotal: zl(334_00), giftCards: zl(0) })).toEqual(zl(50_00));
  expect(redeemedAmount(zl(500_00), { grandTotal: zl(334_00), giftCards: zl(100_00) })).toEqual(zl(234_00));
  const amount = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(amount, amount, amount, (left, goods, giftCards) => {
      const paid = redeemedAmount(zl(left), { grandTotal: zl(goods + giftCards), giftCards: zl(giftCards) }).minor;
      expect(paid).toBe(Math.min(left, goods));
    }),
  );
});

test.each([
  ["2026-11-20", 3, "2029-12-31"],
  ["2026-12-31", 3, "2029-12-31"],
  ["2027-01-01", 3, "2030-12-31"],
  ["2026-11-20", 1, "2027-12-31"],
  ["2026-11-20", 0, null],
])("a gift card that is sent on %s is valid for %d full years after that one: until %s", (sentOn, years, lastDay) => {
  expect(lastDayOfGiftCard(sentOn, years)).toBe(lastDay);
});
