/** Providers that ignore dots in front of the @, with the one host that their addresses are compared by. */
const hostsWithoutDots: ReadonlyMap<string, string> = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/** The host as DNS knows it, so that `müller.example` and `xn--mller-kva.example` are one. */
function asciiHost(host: string): string {
  const address = `http://${host}/`;
  return URL.canParse(address) ? new URL(address).hostname : host;
}

/**
 * Returns the mailbox that an address most likely delivers to, for comparing addresses: in small letters, without a tag
 * (`ala+shop@…`, RFC 5233), and at Google without dots and with one host. Rules that allow something once for each
 * person compare by it. Some servers treat a plus sign as an ordinary character, so that two people can share a result:
 * never send mail to it, and never find an account by it.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().normalize("NFC").toLowerCase();
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
 * An e-mail address masked so that its owner recognises it and nobody else can use it: `a…@example.pl`
 * (docs/specification/orders.md#order-28).
 */
export function shortenedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email;
  return at > 0 ? `${first}…${email.slice(at)}` : "…";
}
