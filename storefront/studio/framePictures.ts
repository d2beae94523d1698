import type { DrawnFrame, Finish } from "@dioptra/ui/eyewear";
import { type FrameView, frameMasterName, frameViews } from "#domain/media/frameMaster.ts";
import { type SeedFrame, type SeedSize, tintOf } from "#platform/seed/frame.ts";
import { master, type Picture } from "./picture.ts";
import type { FrameShot } from "./shot.ts";

const front: readonly FrameView[] = ["front"];

/** A picture of a frame alone. */
export interface FramePicture extends Picture {
  readonly shot: FrameShot;
}

/** Every finish of a frame from in front, the first of them from everywhere, in the size in the middle. */
export function framePictures(seed: SeedFrame): FramePicture[] {
  const { sku, finishes } = seed;
  return finishes.flatMap((finish, index) => {
    const frame = frameIn(seed, finish);
    if (!frame) return [];
    const views = index === 0 ? frameViews : front;
    return views.map((view) => ({
      name: frameMasterName(frame, view),
      subject: sku,
      shot: { ...master, view, frame },
    }));
  });
}

/** In the size in the middle. */
export function frameIn({ shape, rim, material, sun, sizes }: SeedFrame, finish: Finish): DrawnFrame | undefined {
  const size = middleSize(sizes);
  return size && { shape, rim, material, finish, ...(sun && { tint: tintOf(sun, finish) }), ...size };
}

const middleSize = (sizes: readonly SeedSize[]): SeedSize | undefined =>
  sizes.toSorted((a, b) => a.totalWidth - b.totalWidth)[Math.floor((sizes.length - 1) / 2)];
