import type { mails } from "./tables/mail.ts";

/** Delivers a mail. */
export interface Transport {
  readonly send: (mail: typeof mails.$inferSelect) => Promise<void>;
  /** Whether mails are not delivered, but only shown under `/sandbox/mail`. */
  readonly isSandbox: boolean;
}

/** Delivers nothing. It is used if no mail server is configured. */
export const sandboxTransport: Transport = { send: async () => {}, isSandbox: true };

/**
 * Thrown when the mail server rejects a mail or cannot be reached. The server's own message is left out, because errors
 * are logged and it may contain mail addresses and credentials.
 */
export class MailDeliveryError extends Error {
  override readonly name = "MailDeliveryError";
  /** The stage at which nodemailer failed, such as `EAUTH`. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    const details = typeof cause === "object" && cause !== null ? cause : {};
    const status =
      "responseCode" in details && typeof details.responseCode === "number"
        ? ` It answered ${details.responseCode}.`
        : "";
    super(`The mail server did not accept a mail.${status}`);
    this.code = "code" in details && typeof details.code === "string" ? details.code : undefined;
  }
}

/** Returns a transport that delivers mails by SMTP to `url`, such as `smtps://user:password@mail.example`. */
export function smtpTransport(url: string, from: string): Transport {
  const send: Transport["send"] = async ({ key, recipient, replyTo, subject, text, html, attachments }) => {
    // Loaded here, because a shop without a mail server does not need it.
    const { createTransport } = await import("nodemailer");
    const server = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
    // A repeated attempt has the same id, so that mail servers can drop the duplicate.
    const messageId = `<${key.replaceAll(/[^\w.-]/g, "-")}@${from.replace(/^.*@|>$/g, "")}>`;
    try {
      await server.sendMail({
        from,
        to: recipient,
        ...(replyTo !== null && { replyTo }),
        subject,
        text,
        html,
        attachments: [...attachments],
        messageId,
      });
    } catch (cause) {
      throw new MailDeliveryError(cause);
    }
  };
  return { send, isSandbox: false };
}
