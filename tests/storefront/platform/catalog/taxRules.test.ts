import { expect, test } from "vitest";
import { taxRate } from "#domain/tax.ts";
import { readTaxRules } from "#platform/catalog/taxes.ts";
import { openForTests } from "../support/openForTests.ts";
import { platformOn } from "../support/openTestPlatform.ts";
import { black, filledCart } from "../support/shopping.ts";

const seeded = await openForTests();
// Adds rules for frames in California, for all customers and for one group.
await seeded.connection.query(`
  insert into tax_rules (tax_class_id, country, region, customer_group_ids, percent)
  values (1, 'US', 'CA', null, 7.25), (1, 'US', 'CA', '{2}', 0), (1, 'PL', null, '{2}', 0)`);
const platform = platformOn(seeded.connection, seeded.database);

test.each([
  { country: "PL", region: null, group: null, percent: 23, name: "the rate of the country" },
  { country: "US", region: null, group: null, percent: 0, name: "no rate if the region is unknown" },
  { country: "US", region: "NY", group: null, percent: 0, name: "no rate in another region" },
  { country: "PL", region: "CA", group: 1, percent: 23, name: "the general rate if the group has none" },
  { country: "PL", region: null, group: 2, percent: 0, name: "the rate of the group" },
])("the VAT on frames in $country $region for group $group is $percent %: $name", async (row) => {
  const rules = await platform.database.read(readTaxRules);
  const taxed = { productTaxClassId: 1, customerGroupId: row.group, country: row.country, region: row.region };
  expect(taxRate(rules, taxed)).toBe(row.percent);
});

test("taxes a cart by the region of its destination", async () => {
  const cartId = await filledCart(platform, black);
  const taxIn = async (region: string) => {
    const shippingAddress = { countryId: "US", regionCode: region };
    const call = { addressInformation: { shippingAddress } };
    const { json } = await platform.post(`cart/shipping-information?cartId=${cartId}`, call);
    return (json.result as { totals: { items: { tax_percent: number }[] } }).totals.items[0]?.tax_percent;
  };
  await expect(taxIn("CA")).resolves.toBe(7.25);
  await expect(taxIn("NY")).resolves.toBe(0);
});
