import type { DrawnFrame, Finish } from "@dioptra/ui/eyewear";
import type { SeedCare } from "#demo/care.ts";
import { allCare, allFrames, allPacks } from "#demo/products/index.ts";
import { careLabelOf, lensLabel } from "./productPictures.ts";
import { picturedFrame } from "#demo/pictures.ts";
import type { CareLabel, LensLabel, PlacedThing, Placement } from "./scene.ts";

type Way = "open" | "folded";

/** Returns a frame of the catalogue, in its first finish unless another is given. */
export function frame(sku: string, placement: Placement, way: Way = "open", finish?: Finish): PlacedThing {
  return { kind: "frame", frame: drawnFrame(sku, finish), way, ...placement };
}

function drawnFrame(sku: string, finish?: Finish): DrawnFrame {
  const seed = allFrames.find((frame) => frame.sku === sku);
  const selectedFinish = finish ?? seed?.finishes[0];
  const drawn = seed && selectedFinish && picturedFrame(seed, selectedFinish);
  if (!drawn) throw new Error(`Unknown frame ${sku}.`);
  return drawn;
}

/** Returns the print of a pack of contact lenses. */
export function packLabel(sku: string): LensLabel {
  const pack = allPacks.find((pack) => pack.sku === sku);
  if (!pack) throw new Error(`Unknown pack ${sku}.`);
  return lensLabel(pack);
}

/** Returns the print of a care product. */
export function careLabel(sku: string): CareLabel {
  const care = (allCare as readonly SeedCare[]).find((care) => care.sku === sku);
  if (!care) throw new Error(`Unknown care product ${sku}.`);
  return careLabelOf(care);
}

/** A product in a row, with the width that it needs. */
export interface Member {
  /** In mm. */
  readonly width: number;
  readonly row: "front" | "back";
  readonly things: readonly PlacedThing[];
}

const gap = 14;
/** The position of a row towards the viewer, in mm. */
const rows = { back: -30, front: 52 } as const;

/** Returns the total width of a row in mm. */
const rowWidth = (members: readonly Member[], row: Member["row"]) =>
  members.filter((member) => member.row === row).reduce((sum, { width }) => sum + width + gap, -gap);

/**
 * Arranges products in two centred rows, with low products in front. If there is only one product in the back row, the front
 * row stands next to it, so that it does not hide it.
 */
export function sideBySide(members: readonly Member[]): PlacedThing[] {
  return (["back", "front"] as const).flatMap((row) => {
    const rowMembers = members.filter((member) => member.row === row);
    const isBesideBack = row === "front" && members.filter(({ row }) => row === "back").length === 1;
    let left = isBesideBack ? rowWidth(members, "back") / 2 : rowWidth(members, row) / -2;
    return rowMembers.flatMap(({ width, things }) => {
      const middle = left + width / 2;
      left += width + gap;
      return things.map((thing) => {
        const [x, z] = thing.at ?? [0, 0];
        return { ...thing, at: [middle + x, rows[row] + z] as const };
      });
    });
  });
}
