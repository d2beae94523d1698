import { emptyAddress } from "@dioptra/ui/rules";
import { expect, test } from "vitest";
import { addressToFill, detailsToFill, isSameAddress } from "#domain/checkout/prefill.ts";

const initial = { ...emptyAddress, firstName: "Anna", lastName: "Nowak", country: "PL" };
const details = { firstName: "", lastName: "", email: "" };

test("a customer's details fill the fields in which nothing was typed", () => {
  expect(detailsToFill({ now: details, initial: details })).toEqual(["firstName", "lastName", "email"]);
  expect(detailsToFill({ now: { ...details, email: "a@" }, initial: details })).toEqual(["firstName", "lastName"]);
});

test("an untouched form takes the whole address, with the name of its person", () => {
  expect(addressToFill({ now: initial, initial }).toSorted()).toEqual(Object.keys(initial).toSorted());
});

test("a place of which any part was typed stays as a whole", () => {
  for (const typed of [{ street: "Prosta" }, { postcode: "9" }, { country: "DE" }, { city: "Łódź" }])
    expect(addressToFill({ now: { ...initial, ...typed }, initial })).toEqual(["firstName", "lastName", "phone"]);
});

test("a typed name or telephone stays, and the place is filled in", () => {
  const fields = addressToFill({ now: { ...initial, firstName: "Jan", phone: "6" }, initial });
  expect(fields).toEqual(["country", "street", "apartment", "postcode", "city", "region", "lastName"]);
});

test("addresses are the same only if every field is", () => {
  expect(isSameAddress(initial, { ...initial })).toBe(true);
  for (const field of Object.keys(initial)) expect(isSameAddress({ ...initial, [field]: "x" }, initial)).toBe(false);
});
