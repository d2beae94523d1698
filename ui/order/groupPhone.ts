/** How the countries that orders are sent to group a number behind their code; Germany's groups depend on the town. */
const groups: Readonly<Record<string, readonly number[]>> = { "48": [3, 3, 3], "39": [3, 3, 4], "1": [3, 3, 4] };

/** A stored phone number (E.164) as people read it, such as `+48 600 100 200`; anything else stays as it is. */
export function groupPhone(phone: string): string {
  const [, code = "", number = ""] = /^\+(48|49|39|1)(\d+)$/.exec(phone) ?? [];
  if (number === "") return phone;
  const lengths = groups[code] ?? [];
  const isUsual = lengths.reduce((sum, length) => sum + length, 0) === number.length;
  // Italian numbers of the fixed network are of many lengths, and begin with 0.
  if (!isUsual || (code === "39" && number.startsWith("0"))) return `+${code} ${number}`;
  let start = 0;
  const parts = lengths.map((length) => number.slice(start, (start += length)));
  return [`+${code}`, ...parts].join(" ");
}
