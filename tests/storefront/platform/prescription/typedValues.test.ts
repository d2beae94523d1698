import * as fc from "fast-check";
import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { ProductOption } from "#domain/cart/cart.ts";
import { readPrescriptionOptions, shownPrescription } from "#domain/cart/prescriptionOptions.ts";
import { runs } from "../../../support/scope.ts";
import { newCustomer } from "../support/customers.ts";
import { openForTests } from "../support/openForTests.ts";
import { options } from "../support/prescriptions.ts";
import { orderFor } from "../support/shopping.ts";

const platform = await openForTests();

/** A frame so narrow that every lens can be cut for it. */
const frame = "MR-EMIL-BLACK-45";
const lens = "DI-SZKLA-160";

/** Writes a number as people do: with a point or a comma, with one or two decimals. */
const written = (values: readonly number[]) =>
  fc
    .record({ value: fc.constantFrom(...values), comma: fc.boolean(), short: fc.boolean() })
    .map(({ value, comma, short }) => {
      const decimals = short && Number.isInteger(value * 10) ? 1 : 2;
      const text = `${value > 0 ? "+" : ""}${value.toFixed(decimals)}`;
      return comma ? text.replace(".", ",") : text;
    });

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);

const sphere = written(steps(-4, 2, 0.25).filter((value) => value !== 0));
const cylinder = fc.option(
  fc.record({ cylinder: written(steps(-2, -0.25, 0.25)), axis: fc.integer({ min: 1, max: 180 }).map(String) }),
  { nil: { cylinder: "", axis: "" } },
);
const prism = fc.constantFrom("", "1.50 in", "0.50 up", "1.00 out, 0.25 down");
const distance = fc.oneof(
  fc.constantFrom("62", "63,5", "64.0").map((total) => ({ PD: total })),
  fc
    .constantFrom("31", "31,5", "32.5")
    .chain((right) => fc.constantFrom("31", "32").map((left) => ({ R_PD: right, L_PD: left }))),
);

const eye = fc.tuple(sphere, cylinder, prism);

/** Valid prescriptions for single-vision lenses, as their options are typed. */
const prescriptions = fc.tuple(eye, eye, distance).map(([[R_SPH, right, R_PRISM], [L_SPH, left, L_PRISM], typed]) => {
  const powers = { R_SPH, R_CYL: right.cylinder, R_AX: right.axis, R_PRISM };
  const others = { L_SPH, L_CYL: left.cylinder, L_AX: left.axis, L_PRISM };
  const values = { ...powers, ...others, ...typed, use: "distance", lens_type: "single-vision", lens };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
});

const valuesOf = (custom: ProductOption["custom"]) =>
  Object.fromEntries(custom.map(({ optionId, optionValue }) => [optionId, optionValue]));

const shown = (custom: ProductOption["custom"]) => {
  const sent = readPrescriptionOptions(custom);
  return sent && shownPrescription(sent);
};

test("what was typed is the same in the cart, in the order and in the account, and in no mail", async () => {
  const { email, headers } = await newCustomer(platform);
  await fc.assert(
    fc.asyncProperty(prescriptions, async (typed) => {
      await platform.setStock(frame, 50);
      const created = await platform.post("cart/create?storeCode=pl", {}, headers);
      const cartId = String(created.json.result);
      const cartItem = { sku: frame, qty: 1, quoteId: cartId, ...options(typed) };
      const { status, json } = await platform.post(`cart/update?cartId=${cartId}`, { cartItem }, headers);
      expect([status, json.result]).toMatchObject([200, {}]);
      const [inCart] = endpoints.cartPull
        .result("PLN")
        .parse((await platform.get(`cart/pull?cartId=${cartId}`, headers)).json.result);
      expect(inCart && valuesOf(inCart.productOption.custom)).toEqual(typed);

      const minor = inCart?.price?.minor ?? 0;
      const who = { firstName: "Ala", lastName: "Nowak", email };
      const order = orderFor(cartId, { sku: frame, minor }, { customer: who });
      const placed = await platform.post("order/create", order, headers);
      const { number } = endpoints.orderCreate.result("PLN").parse(placed.json.result);
      const details = await platform.get(`order/details?order_id=${number}`, headers);
      const [ordered] = endpoints.orderDetails.result("PLN").parse(details.json.result).lines;
      expect(ordered && valuesOf(ordered.custom)).toEqual(typed);
      expect(ordered && shown(ordered.custom)).toEqual(inCart && shown(inCart.productOption.custom));
      expect(shown(ordered?.custom ?? [])).not.toBeNull();

      await platform.runJobs();
      const mail = (await platform.mailsTo(email)).at(-1)?.text ?? "";
      expect(mail).toContain(number);
      expect(mail).toContain("Szkła Cienkie 1,6");
      for (const name of ["R_SPH", "L_SPH"]) expect(mail).not.toContain(typed[name]);
    }),
    { numRuns: runs(10, 300) },
  );
});
