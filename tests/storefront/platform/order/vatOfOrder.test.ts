import { expect, test } from "vitest";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { black, bruno, filledCart, orderFor } from "../support/shopping.ts";

const platform = await openForTests();

async function orderOf(taxId: string): Promise<string> {
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

async function statusOf(number: string): Promise<string | null | undefined> {
  const { rows } = await platform.connection.query<{ vat_status: string | null }>(
    "select vat_status from orders where number = $1",
    [number],
  );
  return rows[0]?.vat_status;
}

const hours = (count: number) => new Date(openingDay.getTime() + count * 3_600_000);

test("a company's number is looked up after its order, which does not wait for it", async () => {
  const known = await orderOf("1234563218");
  const unknown = await orderOf("8567346215");
  await expect(statusOf(known)).resolves.toBe("unchecked");
  await platform.runJobs();
  await expect(statusOf(known)).resolves.toBe("valid");
  await expect(statusOf(unknown)).resolves.toBe("invalid");
});

test("while nobody can be asked, it is asked again after an hour, six and a day, and then no more", async () => {
  const number = await orderOf("7777777777");
  for (const moment of [0, 1, 7, 31]) {
    platform.setNow(hours(moment));
    await platform.runJobs();
    await expect(statusOf(number)).resolves.toBe("unchecked");
  }
  platform.setNow(hours(1000));
  const { rows } = await platform.connection.query("select 1 from jobs where kind = 'vat' and done_at is null");
  expect(rows).toEqual([]);
});
