import { expect, test } from "vitest";
import {
  addressesOf,
  companiesOf,
  defaultsOf,
  placesOf,
  preferredAddress,
  withAddress,
  withCompany,
  withDefault,
  withoutAddress,
  withRestored,
} from "#domain/customer/addressBook.ts";
import type { CustomerAddress } from "#domain/customer/customer.ts";

const home = {
  firstName: "Anna",
  lastName: "Nowak",
  country: "PL",
  street: "Świętokrzyska 14",
  apartment: "",
  postcode: "00-050",
  city: "Warszawa",
  region: "",
  phone: "600100200",
} as const;

const saved = (id: number, change: Partial<CustomerAddress> = {}): CustomerAddress => ({
  id,
  address: home,
  company: "",
  taxId: "",
  isDefaultShipping: false,
  isDefaultBilling: false,
  ...change,
});
const first = saved(1, { isDefaultShipping: true, isDefaultBilling: true });
const second = saved(2, { company: "Nowak sp. z o.o.", taxId: "PL1234563218" });

test("an address in a country without delivery is kept but not shown", () => {
  const elsewhere = saved(3, { address: { ...home, country: "XX" } });
  expect(addressesOf([first, elsewhere]).map(({ id }) => id)).toEqual(["1"]);
  expect(withAddress([first, elsewhere], home, "1")).toContain(elsewhere);
});

test("the first address is the default for everything, a further one for nothing", () => {
  const [only] = withAddress([], home, null);
  expect(only).toMatchObject({ id: null, isDefaultShipping: true, isDefaultBilling: true });
  expect(withAddress([first], home, null)[1]).toMatchObject({ isDefaultShipping: false, isDefaultBilling: false });
});

test("a company is kept with its address, which is offered once as a place", () => {
  const office = { company: "Optyka Lato", taxId: "5260001246" };
  const book = withCompany([first, second], home, office);
  expect(book).toEqual([{ ...first, ...office }, second]);
  expect(withCompany([], home, office)).toMatchObject([{ id: null, ...office, isDefaultBilling: true }]);
  expect(companiesOf([saved(3), second, { ...first, ...office }]).map(({ id }) => id)).toEqual(["1", "2"]);
  expect(placesOf(book).map(({ id }) => id)).toEqual(["1"]);
});

test("a company does not move to another country, where its number would be another's", () => {
  const abroad = withAddress([second], { ...home, country: "DE", postcode: "10115", city: "Berlin" }, "2");
  expect(abroad).toMatchObject([{ id: 2, company: "", taxId: "" }]);
});

test("a changed address keeps its company and its defaults", () => {
  const changed = withAddress([first, second], { ...home, city: "Gdynia" }, "2");
  expect(changed[1]).toEqual({ ...second, address: { ...home, city: "Gdynia" } });
  expect(changed[0]).toBe(first);
});

test("each use has at most one default", () => {
  const changed = withDefault([first, second], "2", "invoice");
  expect(defaultsOf(changed)).toEqual({ delivery: "1", invoice: "2" });
  expect(defaultsOf([second])).toEqual({});
});

test("a deleted address comes back in its place, as the default that it was, with a new id", () => {
  const left = withDefault(withoutAddress([first, second], "1"), "2", "delivery");
  const restored = withRestored(left, first, 0);
  expect(restored).toEqual([
    { ...first, id: null },
    { ...second, isDefaultShipping: false },
  ]);
});

test("the default is preferred for its use; never one in a country without delivery", () => {
  const elsewhere = saved(3, { address: { ...home, country: "XX" }, isDefaultShipping: true, isDefaultBilling: true });
  expect(preferredAddress([second, first], "delivery")?.id).toBe("1");
  expect(preferredAddress([second, first], "invoice")?.id).toBe("1");
  expect(preferredAddress([elsewhere, second], "delivery")?.id).toBe("2");
  expect(preferredAddress([elsewhere, second], "invoice")).toBeNull();
  expect(preferredAddress([elsewhere], "delivery")).toBeNull();
});
