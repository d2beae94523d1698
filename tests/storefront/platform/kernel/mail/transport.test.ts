import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { describeError } from "#platform/kernel/describeError.ts";
import { MailDeliveryError, smtpTransport } from "#platform/kernel/mail/transport.ts";
import { openingDay } from "../../support/openTestPlatform.ts";

const mail = {
  id: 1,
  key: "welcome:1",
  kind: "welcome",
  locale: "pl-PL",
  replyTo: null,
  attachments: [],
  recipient: "anna@example.com",
  mailbox: null,
  subject: "Twoje konto w Dioptrze",
  text: "Dzień dobry",
  html: "<p>Dzień dobry</p>",
  createdAt: openingDay,
  sentAt: null,
};

/** A mail server that rejects a command, in a message that repeats the command. Returns its URL. */
async function rejectingServer(command: "AUTH" | "RCPT"): Promise<string> {
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

/** A mail server that accepts a mail. Returns its URL, and the lines of what was sent. */
async function acceptingServer() {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write("220 mail.test\r\n");
    createInterface(socket).on("line", (line) => {
      lines.push(line);
      if (isData && line !== ".") return;
      const isStart = line === "DATA";
      socket.write(isStart ? "354 go on\r\n" : line.startsWith("EHLO") ? "250 mail.test\r\n" : "250 ok\r\n");
      isData = isStart;
    });
    socket.on("error", () => socket.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, lines };
}

test("sends a mail with its attachments, which is answered to somebody else", async () => {
  const { url, lines } = await acceptingServer();
  const attachments = [{ filename: "dioptra.ics", contentType: "text/calendar", content: "BEGIN:VCALENDAR" }];
  await smtpTransport(url, "Dioptra <shop@dioptra.example>").send({ ...mail, replyTo: "ala@example.com", attachments });
  const sent = lines.join("\n");
  expect(sent).toContain("Reply-To: ala@example.com");
  expect(sent).toMatch(/Content-Type: text\/calendar; name=dioptra\.ics/);
});

test.each([
  ["AUTH", "EAUTH"],
  ["RCPT", "EENVELOPE"],
] as const)("reports the stage at which the mail server failed (%s), but not its message", async (command, code) => {
  const transport = smtpTransport(await rejectingServer(command), "Dioptra <shop@dioptra.example>");
  const error = await transport.send(mail).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(MailDeliveryError);
  const described = describeError(error, { event: "job-failed", path: "mail" });
  expect(described).toMatchObject({
    name: "MailDeliveryError",
    code,
    message: "The mail server did not accept a mail. It answered 535.",
  });
  const written = JSON.stringify(described);
  for (const piece of ["hunter2", "anna", "example.com", Buffer.from("\0shop\0hunter2").toString("base64")]) {
    expect(written).not.toContain(piece);
  }
});
