import { expect, test } from "vitest";
import { mailHandler, sandboxTransport, type Transport } from "#platform/mail/sendMail.ts";
import { newEmail, register } from "../support/accounts.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";

const platform = await openForTests();

/** Sends the mail to somebody who has just registered; answers what it said, and what is left of it. */
async function sendWith(transport: Transport) {
  const email = newEmail();
  await register(platform, email);
  const { rows } = await platform.connection.query<{ id: number }>("select id from mails where recipient = $1", [
    email,
  ]);
  await mailHandler(platform.database, () => openingDay, transport)({ mailId: rows[0]?.id });
  return platform.mailsTo(email);
}

test("what was handed to a mail server is kept no longer: only that it was sent", async () => {
  const sent: string[] = [];
  const transport: Transport = { send: async ({ text }) => void sent.push(text), isSandbox: false };
  await expect(sendWith(transport)).resolves.toMatchObject([{ kind: "welcome", isSent: true, text: "" }]);
  expect(sent[0]).toContain("Dioptra");
});

test("where nobody takes mails they stay to be read", async () => {
  const [mail] = await sendWith(sandboxTransport);
  expect(mail?.isSent).toBe(true);
  expect(mail?.text).toContain("Dioptra");
});

test("a mail that the server did not take is there for the next try", async () => {
  const refusing: Transport = { send: () => Promise.reject(new Error("unreachable")), isSandbox: false };
  await expect(sendWith(refusing)).rejects.toThrow("unreachable");
  const { rows } = await platform.connection.query("select 1 from mails where sent_at is null and text <> ''");
  expect(rows.length).toBeGreaterThan(0);
});
