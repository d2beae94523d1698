import { frameMasterName } from "#domain/product/masters.ts";
import type { SeedFrame } from "#demo/frame.ts";
import { picturedFrame, viewsOf } from "#demo/pictures.ts";
import { master, type Picture } from "./picture.ts";
import type { FrameShot } from "./shot.ts";

/** A picture of a frame alone. */
export interface FramePicture extends Picture {
  readonly shot: FrameShot;
}

/** Every finish of a frame from in front, the first of them from everywhere. */
export const framePictures = (model: SeedFrame): FramePicture[] =>
  model.finishes.flatMap((finish) => {
    const frame = picturedFrame(model, finish);
    if (!frame) return [];
    return viewsOf(model, finish).map((view) => ({
      name: frameMasterName(frame, view),
      subject: model.sku,
      shot: { ...master, view, frame },
    }));
  });
