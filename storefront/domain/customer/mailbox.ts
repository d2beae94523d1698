import { tidyLine } from "@dioptra/ui/rules";

/** Hosts that ignore dots before the @, mapped to the host that their addresses are compared by. */
const hostsWithoutDots: ReadonlyMap<string, string> = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/** Returns the host in ASCII, so that `müller.example` and `xn--mller-kva.example` are equal. */
function asciiHost(host: string): string {
  const address = `http://${host}/`;
  return URL.canParse(address) ? new URL(address).hostname : host;
}

/**
 * Returns the mailbox that an address most likely delivers to: in lower case, without a tag (`ala+shop@…`, RFC 5233),
 * and for Google without dots and with one host. Rules that allow something once per person compare addresses by it.
 * Some servers treat a plus sign as an ordinary character, so two people can have the same result: never send mail to
 * it, and never look up an account by it.
 */
export function mailboxOf(email: string): string {
  const address = tidyLine(email).toLowerCase();
  const at = address.lastIndexOf("@");
  if (at < 0) return address;
  const host = asciiHost(address.slice(at + 1));
  const typed = address.slice(0, at);
  const plus = typed.indexOf("+");
  const untagged = plus > 0 ? typed.slice(0, plus) : typed;
  const dotless = hostsWithoutDots.get(host);
  return dotless === undefined ? `${untagged}@${host}` : `${untagged.replaceAll(".", "")}@${dotless}`;
}

/**
 * Masks an e-mail address so that only its owner recognises it: `a…@example.pl`
 * (docs/specification/orders.md#order-28).
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email;
  return at > 0 ? `${first}…${email.slice(at)}` : "…";
}
