import { type DrawnFrame, cardPictureWidth } from "@dioptra/ui/eyewear";
import { acetateGridSize, frameObject } from "@dioptra/ui/frame-model";
import { Vector3 } from "three";
import { expect, test } from "vitest";
import { cameras, frameCamera } from "#demo/studio/page/cameras.ts";
import { frameViews } from "#domain/product/masters.ts";
import { runs } from "../../../../support/scope.ts";
import { drawn } from "../../../../ui/eyewear/measurements.ts";

const picture = { width: 1170, height: 850 };
const frames: readonly DrawnFrame[] = [drawn, { ...drawn, rim: "rimless", lensHeight: 30, totalWidth: 146 }];

test.each(frames.slice(0, runs(1, frames.length)))(
  "shows a frame of $totalWidth mm at the reported scale from the front",
  (frame) => {
    const { group } = frameObject(frame, "open", acetateGridSize.viewer);
    const { camera, mmPerPixel } = frameCamera(group, frame, cameras.front, picture);
    const ends = [-1, 1].map((side) =>
      new Vector3((side * frame.totalWidth) / 2, 0, 0).applyMatrix4(group.matrixWorld),
    );
    const [left, right] = ends.map((end) => (end.project(camera).x * picture.width) / 2);
    expect(Math.abs(((right ?? 0) - (left ?? 0)) * mmPerPixel - frame.totalWidth)).toBeLessThan(0.5);
    expect(mmPerPixel * picture.width).toBeCloseTo(cardPictureWidth(frame), 1);
  },
);

const groups = {
  open: frameObject(drawn, "open", acetateGridSize.viewer).group,
  folded: frameObject(drawn, "folded", acetateGridSize.viewer).group,
};

test.each(frameViews)("shows the whole frame: %s", (view) => {
  const group = groups[cameras[view].way];
  const { camera } = frameCamera(group, drawn, cameras[view], picture);
  group.traverse((object) => {
    if (!("geometry" in object)) return;
    const middle = object.getWorldPosition(new Vector3()).project(camera);
    expect(Math.max(Math.abs(middle.x), Math.abs(middle.y))).toBeLessThan(1);
  });
});
