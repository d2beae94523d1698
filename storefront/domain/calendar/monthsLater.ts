/** So many calendar months later (or before, where negative), on the same day of the month, or on the last one that it has. */
export function monthsLater(from: Date, months: number): Date {
  const date = new Date(from);
  date.setUTCFullYear(from.getUTCFullYear(), from.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return date;
}
