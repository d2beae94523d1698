import { expect, test } from "vitest";
import { shortenedEmail } from "#domain/order/shortenedEmail.ts";

test.each([
  ["ala@example.pl", "a…@example.pl"],
  ["a@example.pl", "a…@example.pl"],
  ["żaneta@example.pl", "ż…@example.pl"],
  ["no-address", "…"],
  ["", "…"],
])("%j is shown as %j", (email, shown) => {
  expect(shortenedEmail(email)).toBe(shown);
});
