/**
 * How data travels with its page: as one text, which is a quarter smaller than the script that would build each of
 * its objects. What holds a date, such as an order, travels as it is.
 */
export function toCarried(data: unknown): unknown {
  let holdsDate = false;
  const text = JSON.stringify(data, function (this: Readonly<Record<string, unknown>>, key, value: unknown) {
    holdsDate ||= this[key] instanceof Date;
    return value;
  });
  return holdsDate ? data : text;
}

/** Reads what `toCarried` wrote. */
export const fromCarried = (carried: unknown): unknown =>
  typeof carried === "string" ? (JSON.parse(carried) as unknown) : carried;
