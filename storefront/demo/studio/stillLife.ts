import type { DrawnFrame, Finish } from "@dioptra/ui/eyewear";
import type { SeedCare } from "#demo/care.ts";
import { allCare, allFrames, allPacks } from "#demo/products/index.ts";
import { careLabelOf, lensLabel } from "./productPictures.ts";
import { picturedFrame } from "#demo/pictures.ts";
import type { CareLabel, LensLabel, Placed, Standing } from "./scene.ts";

type Way = "open" | "folded";

/** Returns a frame of the catalogue, in its first finish unless another is given. */
export function frame(sku: string, standing: Standing, way: Way = "open", finish?: Finish): Placed {
  return { kind: "frame", frame: drawnFrame(sku, finish), way, ...standing };
}

function drawnFrame(sku: string, finish?: Finish): DrawnFrame {
  const seed = allFrames.find((frame) => frame.sku === sku);
  const chosen = finish ?? seed?.finishes[0];
  const drawn = seed && chosen && picturedFrame(seed, chosen);
  if (!drawn) throw new Error(`The catalogue has no frame ${sku}`);
  return drawn;
}

/** Returns the print of a pack of contact lenses. */
export function packLabel(sku: string): LensLabel {
  const pack = allPacks.find((pack) => pack.sku === sku);
  if (!pack) throw new Error(`The catalogue has no pack ${sku}`);
  return lensLabel(pack);
}

/** Returns the print of a care product. */
export function careLabel(sku: string): CareLabel {
  const care = (allCare as readonly SeedCare[]).find((care) => care.sku === sku);
  if (!care) throw new Error(`The catalogue has no care ${sku}`);
  return careLabelOf(care);
}

/** A product in a row: the room that it needs, and whether others may stand behind it. */
export interface Member {
  /** In mm. */
  readonly width: number;
  readonly row: "front" | "back";
  readonly things: readonly Placed[];
}

const gap = 14;
/** The position of a row towards the viewer, in mm. */
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
