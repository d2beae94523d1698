import type { Notice } from "./notice.ts";

/** The list with the notice at its end, unless it says what the last one says (specification, section 5). */
export function addNotice(list: readonly Notice[], notice: Notice): readonly Notice[] {
  const last = list.at(-1);
  return last && meaning(last) === meaning(notice) ? list : [...list, notice];
}

/** What the shopper reads; the order in which the values are named does not matter. */
function meaning({ type, message, action }: Notice): string {
  const values = Object.entries(message.values ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([type, message.id, values, action?.label ?? null]);
}
