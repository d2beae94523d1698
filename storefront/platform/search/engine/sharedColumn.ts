import { type Column, createColumn } from "./column.ts";
import type { Layout } from "./layOut.ts";
import { sameNumbers } from "./numbers.ts";

/** Most columns are the same in every store view: then there is one of them. */
export function sharedColumn(layout: Layout, other: Column | undefined): Column {
  const isAlike =
    other !== undefined &&
    layout.below === null &&
    other.below === null &&
    sameNumbers(layout.starts, other.starts) &&
    sameNumbers(layout.ordinals, other.ordinals) &&
    layout.raws.length === other.raws.length &&
    layout.raws.every((raw, ordinal) => raw === other.raws[ordinal]);
  return isAlike ? other : createColumn(layout);
}
