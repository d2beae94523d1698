import { type FrameView, frameMasterName, frameViews } from "#domain/media/frameMaster.ts";
import { type SeedFrame, type SeedSize, tintOf } from "#platform/seed/frame.ts";
import type { Shot } from "./shot.ts";

/** A picture of the catalogue. */
export interface Picture {
  /** What its master is called: its path in the media folder, without an ending. */
  readonly name: string;
  readonly sku: string;
  readonly shot: Shot;
}

/** Of masters: from these the server makes all smaller ones. */
const master = { width: 1170, height: 850, exposures: 16 } as const;

const front: readonly FrameView[] = ["front"];

/** Every finish of a frame from in front, the first of them from everywhere, in the size in the middle. */
export function picturesOf({ sku, shape, rim, material, finishes, sun, sizes }: SeedFrame): Picture[] {
  const size = middleSize(sizes);
  if (!size) return [];
  return finishes.flatMap((finish, index) => {
    const frame = { shape, rim, material, finish, ...(sun && { tint: tintOf(sun, finish) }), ...size };
    const views = index === 0 ? frameViews : front;
    return views.map((view) => ({ name: frameMasterName(frame, view), sku, shot: { ...master, view, frame } }));
  });
}

const middleSize = (sizes: readonly SeedSize[]): SeedSize | undefined =>
  sizes.toSorted((a, b) => a.totalWidth - b.totalWidth)[Math.floor((sizes.length - 1) / 2)];
