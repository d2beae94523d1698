import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { describeError } from "#platform/kernel/describeError.ts";
import {
  mailHandler,
  MailNotTaken,
  sandboxTransport,
  smtpTransport,
  type Transport,
} from "#platform/kernel/mail/sendMail.ts";
import { newEmail, register } from "../../support/accounts.ts";
import { openForTests } from "../../support/openForTests.ts";
import { openingDay } from "../../support/openTestPlatform.ts";

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

/** A mail server that refuses what begins with a command, in words that repeat what it was told. */
async function refusingServer(command: "AUTH" | "RCPT"): Promise<string> {
  const server = createServer((socket) => {
    socket.write("220 mail.test\r\n");
    createInterface(socket).on("line", (line) => {
      if (line.startsWith("EHLO")) socket.write("250-mail.test\r\n250 AUTH PLAIN\r\n");
      else if (line.startsWith(command)) socket.write(`535 ${line}: hunter2 is wrong for anna@example.com\r\n`);
      else socket.write(line.startsWith("AUTH") ? "235 ok\r\n" : "250 ok\r\n");
    });
    socket.on("error", () => socket.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return `smtp://shop:hunter2@127.0.0.1:${port}?ignoreTLS=true`;
}

test.each([
  ["AUTH", "EAUTH"],
  ["RCPT", "EENVELOPE"],
] as const)("what a mail server says against %s is not written down: only where it failed", async (command, code) => {
  const transport = smtpTransport(await refusingServer(command), "Dioptra <shop@dioptra.example>");
  const error = await sendWith(transport).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(MailNotTaken);
  const described = describeError(error, { event: "job-failed", path: "mail" });
  expect(described).toMatchObject({
    name: "MailNotTaken",
    code,
    message: "The mail server did not take a mail. It answered 535.",
  });
  const written = JSON.stringify(described);
  for (const piece of ["hunter2", "anna", "example.com", Buffer.from("\0shop\0hunter2").toString("base64")]) {
    expect(written).not.toContain(piece);
  }
});
