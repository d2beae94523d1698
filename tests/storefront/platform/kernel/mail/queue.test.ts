import { expect, test } from "vitest";
import { mailHandler } from "#platform/kernel/mail/queue.ts";
import { sandboxTransport, type Transport } from "#platform/kernel/mail/transport.ts";
import { newEmail, register } from "../../support/accounts.ts";
import { openForTests } from "../../support/openForTests.ts";
import { openingDay } from "../../support/openTestPlatform.ts";

const platform = await openForTests();

/** Sends the welcome mail of a new customer, and returns how it is stored afterwards. */
async function sendWith(transport: Transport) {
  const email = newEmail();
  await register(platform, email);
  const { rows } = await platform.connection.query<{ id: number }>("select id from mails where recipient = $1", [
    email,
  ]);
  await mailHandler(platform.database, () => openingDay, transport)({ mailId: rows[0]?.id });
  return platform.mailsTo(email);
}

test("clears the text of a mail once a mail server has accepted it", async () => {
  const sent: string[] = [];
  const transport: Transport = { send: async ({ text }) => void sent.push(text), isSandbox: false };
  await expect(sendWith(transport)).resolves.toMatchObject([{ kind: "welcome", isSent: true, text: "" }]);
  expect(sent[0]).toContain("Zespół Dioptry");
});

test("keeps mails in the sandbox, where they are read", async () => {
  const [mail] = await sendWith(sandboxTransport);
  expect(mail?.isSent).toBe(true);
  expect(mail?.text).toContain("Zespół Dioptry");
  expect(mail?.text).toContain("00-052 Warszawa, Polska\nKRS 0000000000");
  expect(mail?.text).toMatch(/NIP: 0000000000$/);
});

test("keeps a mail for the next attempt if the server did not accept it", async () => {
  const refusing: Transport = { send: () => Promise.reject(new Error("unreachable")), isSandbox: false };
  await expect(sendWith(refusing)).rejects.toThrow("unreachable");
  const { rows } = await platform.connection.query("select 1 from mails where sent_at is null and text <> ''");
  expect(rows.length).toBeGreaterThan(0);
});
