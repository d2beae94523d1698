/** An e-mail that its owner knows again and nobody else can write to: `a…@example.pl` (domain reference, section 7, Order status link). */
export function shortenedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email;
  return at > 0 ? `${first}…${email.slice(at)}` : "…";
}
