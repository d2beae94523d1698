import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";

test.each([
  ["the token, as a platform answers it", "tok-7f3a", true],
  ["what the gate leaves of it", true, true],
  ["a no", false, false],
  ["nothing", undefined, false],
])("a login that answers %s is read: %j", (_name, result, isRead) => {
  expect(endpoints.userLogin.result("PLN").safeParse(result).success).toBe(isRead);
});

const profile = {
  id: 158,
  group_id: 1,
  groupToken: "gt-1",
  email: "ala@example.pl",
  firstname: "Ala",
  lastname: "Nowak",
  store_id: 1,
  default_shipping: "67",
  default_billing: "68",
  addresses: [
    {
      id: 67,
      customer_id: 158,
      firstname: "Ala",
      lastname: "Nowak",
      street: ["Prosta", "5/7"],
      city: "Łódź",
      postcode: "90-001",
      country_id: "PL",
      region_id: 0,
      region: { region: null, region_code: null, region_id: 0 },
      telephone: "600100200",
      company: "",
      vat_id: "",
      default_shipping: true,
    },
  ],
};

test("a profile of the platform is read in the domain's words", () => {
  expect(endpoints.userProfile.result("PLN").parse(profile)).toEqual({
    id: 158,
    firstName: "Ala",
    lastName: "Nowak",
    email: "ala@example.pl",
    pendingEmail: null,
    groupId: 1,
    groupToken: "gt-1",
    addresses: [
      {
        id: 67,
        address: {
          firstName: "Ala",
          lastName: "Nowak",
          country: "PL",
          street: "Prosta",
          apartment: "5/7",
          postcode: "90-001",
          city: "Łódź",
          region: "",
          phone: "600100200",
        },
        company: "",
        taxId: "",
        isDefaultShipping: true,
        isDefaultBilling: false,
      },
    ],
  });
});

test("an address in a form that nobody knows is left out, and the rest of the profile is read", () => {
  const strange = { ...profile, addresses: [{ id: 1 }, ...profile.addresses] };
  expect(endpoints.userProfile.result("PLN").parse(strange).addresses).toHaveLength(1);
});
