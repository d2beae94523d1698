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

const tenths = (least: number, most: number) =>
  fc.integer({ min: least * 10, max: most * 10 }).map((count) => count / 10);

interface Spare {
  readonly lensWidth: number;
  readonly bridge: number;
  readonly spare: number;
}

const withTotal = <T extends Spare>(frame: T) => ({
  ...frame,
  totalWidth: 2 * frame.lensWidth + frame.bridge + frame.spare,
});

/** Every front that the measurements allow, in tenths of a mm; `spare` is what the total has beyond lenses and bridge. */
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

/** The frame that most examples are about. */
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

/** All that can be asked to be drawn: of each measure the whole range, whether they belong to one face or not. */
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

export const drawn: DrawnFrame = { ...nela, finish: "havana" };
