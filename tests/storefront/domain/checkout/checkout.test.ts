import * as fc from "fast-check";
import { expect, test } from "vitest";
import { configuration } from "#configuration/index.ts";
import {
  canOpenStep,
  checkoutSteps,
  firstOpenStep,
  hasLostPayment,
  isInCheckout,
  stepsFor,
} from "#domain/checkout/checkout.ts";
import {
  chosenOrDefault,
  methodPaidOnDelivery,
  offeredPaymentMethods,
  paymentGroups,
} from "#domain/checkout/paymentMethods.ts";
import { paymentMethod } from "../samples.ts";

const window = configuration.checkout.inCheckoutWindow;
const now = Date.parse("2026-11-20T12:00:00Z");

test.each([
  ["just now", now, true],
  ["29 minutes ago", now - 29 * 60_000, true],
  ["30 minutes ago, which still counts", now - 30 * 60_000, true],
  ["a moment longer ago", now - 30 * 60_000 - 1, false],
  ["never, or left", 0, false],
])("isInCheckout for a checkout that was changed %s", (_name, modifiedAt, expected) => {
  expect(isInCheckout(modifiedAt, now, window)).toBe(expected);
});

test("isInCheckout is false for a checkout that was left, also right after the epoch", () =>
  expect(isInCheckout(0, 5, window)).toBe(false));

const delivered = { isVirtual: false };
const virtual = { isVirtual: true };

test("a virtual cart skips shipping", () => {
  expect(stepsFor(delivered)).toEqual(["personal-details", "shipping", "payment", "review"]);
  expect(stepsFor(virtual)).toEqual(["personal-details", "payment", "review"]);
});

test.each([
  [[], delivered, "personal-details"],
  [["personal-details"], delivered, "shipping"],
  [["personal-details"], virtual, "payment"],
  [["shipping", "payment"], delivered, "personal-details"],
  [["personal-details", "shipping", "payment"], delivered, "review"],
  [[...checkoutSteps], delivered, "review"],
] as const)("with %j done (%j) the first open step is %s", (done, cart, expected) => {
  expect(firstOpenStep(done, cart)).toBe(expected);
});

test.each([
  ["personal-details", [], delivered, true],
  ["shipping", [], delivered, false],
  ["review", ["personal-details", "shipping"], delivered, false],
  ["personal-details", ["personal-details", "shipping"], delivered, true],
  ["payment", ["personal-details", "shipping"], delivered, true],
  ["shipping", ["personal-details"], virtual, false],
  ["payment", ["shipping"], delivered, false],
] as const)("canOpenStep of %s with %j done (%j) is %s", (step, done, cart, expected) => {
  expect(canOpenStep(step, done, cart)).toBe(expected);
});

test("exactly the first open step and all steps before it can be opened", () => {
  fc.assert(
    fc.property(fc.subarray([...checkoutSteps]), fc.boolean(), (done, isVirtual) => {
      const steps = stepsFor({ isVirtual });
      const first = steps.indexOf(firstOpenStep(done, { isVirtual }));
      for (const [index, step] of steps.entries()) {
        expect(canOpenStep(step, done, { isVirtual })).toBe(index <= first);
      }
    }),
  );
});

test.each([
  [
    "the chosen method",
    "second",
    [
      ["first", true],
      ["second", false],
    ],
    "second",
  ],
  [
    "the default, if the chosen method is not offered any more",
    "gone",
    [
      ["first", false],
      ["second", true],
    ],
    "second",
  ],
  [
    "the first method, if there is no default",
    null,
    [
      ["first", false],
      ["second", false],
    ],
    "first",
  ],
  ["nothing, if no method is offered", "first", [], undefined],
] as const)("chosenOrDefault returns %s", (_name, chosen, methods, expected) => {
  const offered = methods.map(([code, isDefault]) => ({ code, isDefault }));
  expect(chosenOrDefault(offered, ({ code }) => code === chosen)?.code).toBe(expected);
});

const cash = paymentMethod("cashondelivery", { isDefault: true });
const blik = paymentMethod("150", { provider: "tpay" });
const bank = paymentMethod("102", { provider: "tpay" });
const card = paymentMethod("creditcard", { provider: "mollie" });
const ideal = paymentMethod("ideal", { provider: "mollie", countries: { allowed: ["NL"], excluded: [] } });
const klarna = paymentMethod("klarna", { provider: "mollie", countries: { allowed: "all", excluded: ["PL"] } });
const aggregate = paymentMethod("mollie");
const all = [cash, aggregate, blik, bank, card, ideal, klarna];

test.each([
  [
    "at a point that takes no payments",
    { country: "PL", isVirtual: false, isUnpaidPoint: true },
    ["150", "102", "creditcard"],
  ],
  ["for Poland", { country: "PL", isVirtual: false }, ["cashondelivery", "150", "102", "creditcard"]],
  [
    "for Germany without Tpay, which is offered only in Poland",
    { country: "DE", isVirtual: false },
    ["cashondelivery", "creditcard", "klarna"],
  ],
  ["for the Netherlands", { country: "NL", isVirtual: false }, ["cashondelivery", "creditcard", "ideal", "klarna"]],
  ["for a virtual cart without cash on delivery", { country: "PL", isVirtual: true }, ["150", "102", "creditcard"]],
])("offers payment methods %s", (_name, buyer, expected) => {
  expect(offeredPaymentMethods(all, buyer, configuration.payment).map(({ code }) => code)).toEqual(expected);
});

test.each([
  ["at a point that takes no payments", all, { country: "PL", isVirtual: false, isUnpaidPoint: true }, cash],
  ["unless the platform offers it", [blik, card], { country: "PL", isVirtual: false, isUnpaidPoint: true }, null],
  ["but for nothing that is sent by mail", all, { country: "PL", isVirtual: true, isUnpaidPoint: true }, null],
])("methodPaidOnDelivery names cash on delivery %s", (_name, methods, buyer, expected) => {
  expect(methodPaidOnDelivery(methods, buyer, configuration.payment)).toBe(expected);
});

const applePay = paymentMethod("applepay", { provider: "mollie" });
const paypal = paymentMethod("paypal", { provider: "paypal" });
const tpayCard = paymentMethod("103", { provider: "tpay" });

test("groups methods by code, then by provider, and the rest in the last group", () => {
  const groups = paymentGroups([cash, bank, blik, card, applePay, paypal, tpayCard], configuration.payment.shelves);
  expect(groups.map(({ id, methods }) => [id, methods.map(({ code }) => code)])).toEqual([
    ["first", ["150", "applepay"]],
    ["second", ["102", "paypal"]],
    ["third", ["cashondelivery", "creditcard", "103"]],
  ]);
});

test("leaves out empty groups", () => {
  expect(paymentGroups([cash], configuration.payment.shelves).map(({ id }) => id)).toEqual(["third"]);
});

test("every method is in exactly one group", () => {
  fc.assert(
    fc.property(fc.subarray([...all, applePay, paypal, tpayCard]), (methods) => {
      const shown = paymentGroups(methods, configuration.payment.shelves).flatMap((group) => group.methods);
      expect(shown.toSorted(byCode)).toEqual(methods.toSorted(byCode));
    }),
  );
});

const byCode = (a: { code: string }, b: { code: string }) => a.code.localeCompare(b.code);

test.each([
  ["another country", { country: "DE" }, false, true],
  ["a point where nothing can be paid, of an order paid there", { isUnpaidPoint: true }, true, true],
  ["a point where nothing can be paid, of an order paid online", { isUnpaidPoint: true }, false, false],
  ["nothing else", {}, true, false],
] as const)("the payment step after %s", (_what, change, isPaidThere, isLost) => {
  const before = { country: "PL", isUnpaidPoint: false };
  expect(hasLostPayment(before, { ...before, ...change }, { isPaidThere })).toBe(isLost);
});
