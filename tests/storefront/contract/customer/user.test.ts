import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";

test.each([
  ["the token, as a platform sends it", "tok-7f3a", true],
  ["true, as the gate leaves it", true, true],
  ["false", false, false],
  ["nothing", undefined, false],
])("accepts the login answer %s: %j", (_name, result, isAccepted) => {
  expect(endpoints.userLogin.result("PLN").safeParse(result).success).toBe(isAccepted);
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

test("reads a profile", () => {
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

test("leaves out an address in an unknown form", () => {
  const strange = { ...profile, addresses: [{ id: 1 }, ...profile.addresses] };
  expect(endpoints.userProfile.result("PLN").parse(strange).addresses).toHaveLength(1);
});
