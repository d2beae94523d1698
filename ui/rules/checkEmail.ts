import { accept, refuse, type Checked } from "./checked.ts";
import { maximumLengths } from "./maximumLengths.ts";
import { tidy } from "./tidy.ts";

export type EmailProblem = "required" | "missing-at" | "missing-domain" | "too-long" | "invalid";

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/u;
const longestLocalPart = 64; // RFC 5321

/** An address that mail can be sent to: the domain in small letters and with a dot, no quoted or bracketed forms. */
export function checkEmail(typed: string): Checked<string, EmailProblem> {
  const email = tidy(typed);
  if (email === "") return refuse("required");
  const at = email.lastIndexOf("@");
  if (at < 0) return refuse("missing-at");
  const mailbox = email.slice(0, at);
  const host = email
    .slice(at + 1)
    .toLowerCase()
    .normalize("NFC");
  if (!host.includes(".")) return refuse("missing-domain");
  if (!localPart.test(mailbox) || !domain.test(host)) return refuse("invalid");
  const checked = `${mailbox}@${host}`;
  if (mailbox.length > longestLocalPart || checked.length > maximumLengths.email) return refuse("too-long");
  return accept(checked);
}
