import { expect, test } from "vitest";
import { newClient, newEmail } from "../support/accounts.ts";
import { openForTests } from "../support/openForTests.ts";

const platform = await openForTests();

test.each([
  ["the newsletter", "newsletter/subscribe?localeCode=pl-PL&storeCode=pl"],
  ["a link for another password", "user/reset-password"],
])("one client may ask for %s five times an hour, and one address gets three mails a day", async (_what, call) => {
  const statusOf = async (email: string, client = newClient()) => (await platform.post(call, { email }, client)).status;
  const client = newClient();
  const byClient: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) byClient.push(await statusOf(newEmail(), client));
  expect(byClient).toEqual([200, 200, 200, 200, 200, 429]);
  const email = newEmail();
  const byAddress: number[] = [];
  for (let tries = 0; tries < 4; tries += 1) byAddress.push(await statusOf(email));
  expect(byAddress).toEqual([200, 200, 200, 429]);
});
