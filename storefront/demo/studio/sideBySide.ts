import type { Placed } from "./scene.ts";

/** A product among others: how much room it needs, and whether others may stand behind it. */
export interface Member {
  /** In mm. */
  readonly width: number;
  readonly row: "front" | "back";
  readonly things: readonly Placed[];
}

const gap = 14;
/** Where a row stands, towards the viewer, in mm. */
const rows = { back: -30, front: 52 } as const;

const reach = (members: readonly Member[], row: Member["row"]) =>
  members.filter((member) => member.row === row).reduce((sum, { width }) => sum + width + gap, -gap);

/**
 * Stands products in two rows, each about the middle: what is low before what is high. What stands behind alone is not
 * hidden by what is low, which is beside it.
 */
export function sideBySide(members: readonly Member[]): Placed[] {
  return (["back", "front"] as const).flatMap((row) => {
    const those = members.filter((member) => member.row === row);
    const beside = row === "front" && members.filter(({ row }) => row === "back").length === 1;
    let left = beside ? reach(members, "back") / 2 : reach(members, row) / -2;
    return those.flatMap(({ width, things }) => {
      const middle = left + width / 2;
      left += width + gap;
      return things.map((thing) => {
        const [x, z] = thing.at ?? [0, 0];
        return { ...thing, at: [middle + x, rows[row] + z] as const };
      });
    });
  });
}
