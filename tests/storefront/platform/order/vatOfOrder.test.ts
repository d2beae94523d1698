import { expect, test } from "vitest";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { black, bruno, filledCart, orderFor } from "../support/shopping.ts";

const platform = await openForTests();

async function placeCompanyOrder(taxId: string): Promise<string> {
  const cartId = await filledCart(platform, black);
  const { addressInformation, ...sent } = orderFor(cartId, bruno);
  const billingAddress = { ...addressInformation.billingAddress, company: "Okulary Sp. z o.o.", vat_id: taxId };
  const { status, json } = await platform.post("order/create?localeCode=pl", {
    ...sent,
    addressInformation: { ...addressInformation, billingAddress },
  });
  expect(status).toBe(200);
  return (json.result as { readonly orderNumber: string }).orderNumber;
}

async function readVatStatus(number: string): Promise<string | null | undefined> {
  const { rows } = await platform.connection.query<{ vat_status: string | null }>(
    "select vat_status from orders where number = $1",
    [number],
  );
  return rows[0]?.vat_status;
}

const hours = (count: number) => new Date(openingDay.getTime() + count * 3_600_000);

test("looks up a company's VAT number after the order was placed", async () => {
  const valid = await placeCompanyOrder("1234563218");
  const invalid = await placeCompanyOrder("8567346215");
  await expect(readVatStatus(valid)).resolves.toBe("unchecked");
  await platform.runJobs();
  await expect(readVatStatus(valid)).resolves.toBe("valid");
  await expect(readVatStatus(invalid)).resolves.toBe("invalid");
});

test("retries after one, six and 24 hours while the register is unavailable, then gives up", async () => {
  const number = await placeCompanyOrder("7777777777");
  for (const moment of [0, 1, 7, 31]) {
    platform.setNow(hours(moment));
    await platform.runJobs();
    await expect(readVatStatus(number)).resolves.toBe("unchecked");
  }
  platform.setNow(hours(1000));
  const { rows } = await platform.connection.query("select 1 from jobs where kind = 'vat' and done_at is null");
  expect(rows).toEqual([]);
});
