import { checkAddress, type TypedAddress } from "@dioptra/ui/rules";
import { expect, test } from "vitest";

const typed: TypedAddress = {
  firstName: " Anna ",
  lastName: "Brzęczyszczykiewicz",
  country: "PL",
  street: "Świętokrzyska  14",
  apartment: "",
  postcode: "00050",
  city: "Warszawa",
  region: "NY",
  phone: "600 100 200",
};

test("returns an address in its stored form", () => {
  expect(checkAddress(typed)).toEqual({
    ok: true,
    value: {
      firstName: "Anna",
      lastName: "Brzęczyszczykiewicz",
      country: "PL",
      street: "Świętokrzyska 14",
      apartment: "",
      postcode: "00-050",
      city: "Warszawa",
      region: "",
      phone: "+48600100200",
    },
  });
});

test("returns the problem of each invalid field and no other", () => {
  const wrong = { ...typed, lastName: "", apartment: "1234567", postcode: "00-50", phone: "600" };
  expect(checkAddress(wrong)).toStrictEqual({
    ok: false,
    errors: { lastName: "required", apartment: "too-long", postcode: "missing-digit", phone: "too-short" },
  });
});

test("applies the rules of the country of the address", () => {
  const american = { ...typed, country: "US", postcode: "10001-1234", phone: "(212) 555-0123" };
  expect(checkAddress(american)).toMatchObject({ ok: true, value: { region: "NY", phone: "+12125550123" } });
  expect(checkAddress({ ...american, region: "" })).toStrictEqual({ ok: false, errors: { region: "required" } });
});

test.each([
  ["", "required"],
  ["FR", "unknown"],
])("checks no other field without a known country (%j)", (country, error) => {
  expect(checkAddress({ ...typed, country, city: "" })).toStrictEqual({ ok: false, errors: { country: error } });
});
