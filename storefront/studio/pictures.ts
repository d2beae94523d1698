import type { SeedFrame, SeedSize } from "#platform/seed/frame.ts";
import type { Shot, View } from "./shot.ts";

/** A picture of the catalogue, by the path that its file has without an ending. */
export interface Picture {
  readonly path: string;
  readonly sku: string;
  readonly shot: Shot;
}

/** Of masters: from these the server makes all smaller ones. */
const master = { width: 1170, height: 850, exposures: 40 } as const;

const besideFront: readonly View[] = ["three-quarter", "side", "folded"];

/** Every finish of a frame from in front, the first of them from everywhere, in the size in the middle. */
export function picturesOf(frame: SeedFrame): Picture[] {
  const { sku, shape, rim, material, finishes, sun } = frame;
  const size = middleSize(frame.sizes);
  if (!size) return [];
  return finishes.flatMap((finish, index) =>
    (["front", ...(index === 0 ? besideFront : [])] as const).map((view) => ({
      path: `${sku}-${finish}-${view}`.toLowerCase(),
      sku,
      shot: {
        ...master,
        view,
        frame: { shape, rim, material, finish, ...(sun && { tint: sun.tint }), ...size },
      },
    })),
  );
}

const middleSize = (sizes: readonly SeedSize[]): SeedSize | undefined =>
  sizes.toSorted((a, b) => a.totalWidth - b.totalWidth)[Math.floor((sizes.length - 1) / 2)];
