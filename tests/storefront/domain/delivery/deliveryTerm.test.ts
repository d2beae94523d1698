import { expect, test } from "vitest";
import { deliveryTerm } from "#domain/delivery/deliveryTerm.ts";

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
