/** The digit groups of a national number, by country calling code. In Germany they depend on the area code. */
const groups: Readonly<Record<string, readonly number[]>> = { "48": [3, 3, 3], "39": [3, 3, 4], "1": [3, 3, 4] };

/** Formats a stored phone number (E.164) in groups, such as `+48 600 100 200`. Anything else is returned unchanged. */
export function groupPhone(phone: string): string {
  const [, code = "", number = ""] = /^\+(48|49|39|1)(\d+)$/.exec(phone) ?? [];
  if (number === "") return phone;
  const lengths = groups[code] ?? [];
  const isUsual = lengths.reduce((sum, length) => sum + length, 0) === number.length;
  // Italian landline numbers begin with 0 and have various lengths.
  if (!isUsual || (code === "39" && number.startsWith("0"))) return `+${code} ${number}`;
  let start = 0;
  const parts = lengths.map((length) => number.slice(start, (start += length)));
  return [`+${code}`, ...parts].join(" ");
}
