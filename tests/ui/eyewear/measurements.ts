import {
  drawableMeasures,
  type DrawnFrame,
  finishes,
  frameMaterials,
  type FrameMeasurements,
  frameShapes,
  rims,
  tints,
} from "@dioptra/ui/eyewear";
import * as fc from "fast-check";

/** Generates lengths in tenths. */
const tenths = (minimum: number, maximum: number) =>
  fc.integer({ min: minimum * 10, max: maximum * 10 }).map((count) => count / 10);

interface FrameWithSpare {
  readonly lensWidth: number;
  readonly bridge: number;
  readonly spare: number;
}

const withTotal = <T extends FrameWithSpare>(frame: T) => ({
  ...frame,
  totalWidth: 2 * frame.lensWidth + frame.bridge + frame.spare,
});

/** Generates realistic frames in tenths of a mm. `spare` is the total width minus lenses and bridge. */
export const anyFrame = fc
  .record({
    shape: fc.constantFrom(...frameShapes),
    rim: fc.constantFrom(...rims),
    material: fc.constantFrom(...frameMaterials),
    finish: fc.constantFrom(...finishes),
    lensWidth: tenths(...drawableMeasures.lensWidth),
    lensHeight: tenths(...drawableMeasures.lensHeight),
    bridge: tenths(...drawableMeasures.bridge),
    temple: tenths(...drawableMeasures.temple),
    spare: tenths(4, 26),
  })
  .map(withTotal);

/** The frame of most examples. */
export const nela: FrameMeasurements = {
  shape: "panto",
  rim: "full",
  material: "acetate",
  lensWidth: 48,
  lensHeight: 43,
  bridge: 21,
  temple: 145,
  totalWidth: 130,
};

/** Generates every frame that can be drawn: each measure has its whole range, independent of the others. */
export const anyDrawnFrame: fc.Arbitrary<DrawnFrame> = fc
  .record({
    shape: fc.constantFrom(...frameShapes),
    rim: fc.constantFrom(...rims),
    material: fc.constantFrom(...frameMaterials),
    finish: fc.constantFrom(...finishes),
    tint: fc.option(fc.constantFrom(...tints)),
    lensWidth: tenths(...drawableMeasures.lensWidth),
    lensHeight: tenths(...drawableMeasures.lensHeight),
    bridge: tenths(...drawableMeasures.bridge),
    temple: tenths(...drawableMeasures.temple),
    totalWidth: tenths(...drawableMeasures.totalWidth),
  })
  .map(({ tint, ...frame }) => Object.assign(frame, tint === null ? null : { tint }));

/** `nela` with a finish. */
export const drawn: DrawnFrame = { ...nela, finish: "havana" };
