import type { Curve, Point } from "./curve.ts";

/** In tenths of a mm; SVG's y grows downwards. */
const inTenths = ({ x, y }: Point): Point => ({ x: Math.round(x * 10), y: Math.round(-y * 10) });

/** Short decimal of a count of tenths: 5 → ".5", -12 → "-1.2", 30 → "3". */
const decimal = (count: number): string => String(count / 10).replace(/^(-?)0\./, "$1.");

/** Numbers need a blank between them only where neither a sign nor a second decimal point parts them. */
function packed(counts: readonly number[]): string {
  const numbers = counts.map(decimal);
  return numbers
    .map((number, index) => {
      const before = numbers[index - 1];
      const parted = before === undefined || number.startsWith("-") || (number.startsWith(".") && before.includes("."));
      return parted ? number : ` ${number}`;
    })
    .join("");
}

/** Writes a curve as SVG path data, in tenths of a mm and relative, since thirty pictures may lie on a page. */
export function svgPath(curve: Curve, end: "open" | "closed" = "closed"): string {
  const first = curve[0];
  if (!first) return "";
  const start = inTenths(first.from);
  let pen = start;
  const counts = curve.flatMap(({ leave, arrive, to }) => {
    const from = pen;
    pen = inTenths(to);
    return [inTenths(leave), inTenths(arrive), pen].flatMap((point) => [point.x - from.x, point.y - from.y]);
  });
  return `M${packed([start.x, start.y])}c${packed(counts)}${end === "closed" ? "z" : ""}`;
}
