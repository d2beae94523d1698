import {
  decentration,
  effectiveDiameter,
  type Eye,
  type EyePowers,
  eyes,
  fittingFindings,
  framePupillaryDistance,
  type LensFrame,
  lensRefusal,
  type LensRefusal,
  type LensStock,
  type LensType,
  lensTypes,
  powerLimits,
  strongestPower,
} from "@dioptra/ui/optics";
import type { ShownPrescription } from "../cart/prescriptionOptions.ts";
import type { PrescriptionProblem } from "../prescription.ts";
import type { LensSupply } from "../product/configuration.ts";
import type { Frame } from "../product/product.ts";

/** Returns the measures of a frame that its lenses depend on. */
export const lensFrameOf = ({ lensWidth, lensHeight, bridge, rim, shape }: Frame): LensFrame => ({
  lensWidth,
  lensHeight,
  bridge,
  rim,
  effectiveDiameter: effectiveDiameter({ lensWidth, lensHeight, shape }),
});

/** Glasses that are ordered: a frame, the type of lenses, and the values, which are null while an optician has to type them. */
export interface OrderedGlasses {
  readonly frame: LensFrame;
  readonly lensType: LensType;
  readonly values: Pick<ShownPrescription, "eyes" | "pupillaryDistance"> | null;
}

/** What a pair of lenses is made for. */
export type MadeLenses = Pick<LensSupply, "type" | "index" | "powers" | "blank">;

type Powers = Pick<EyePowers, "sphere" | "cylinder">;

/** Returns the sphere nearest to a power with which the stronger meridian is in a range; null if there is none. */
function nearestSphere({ sphere, cylinder }: Powers, { from, to }: MadeLenses["powers"]): number | null {
  const { step, ...limits } = powerLimits.sphere;
  const spheres = Array.from(
    { length: (limits.to - limits.from) / step + 1 },
    (_, index) => limits.from + index * step,
  );
  const made = spheres.filter((each) => {
    const power = strongestPower({ sphere: each, cylinder });
    return power >= from && power <= to;
  });
  const [nearest] = made.toSorted((a, b) => Math.abs(a - sphere) - Math.abs(b - sphere));
  return nearest ?? null;
}

/** Returns whether a frame is too low for lenses of a type. */
export const isTooLow = (type: LensType, { lensHeight }: Pick<LensFrame, "lensHeight">): boolean =>
  fittingFindings({ type, pupillaryDistance: { isHalved: false, right: 0 }, lensHeight }).some(
    ({ id }) => id === "frame-too-low",
  );

/**
 * Returns why lenses can be made for a frame to no prescription at all; null if they can to some. The pupillary distance
 * that is the most favourable is assumed.
 */
export const frameRefusal = (lenses: LensStock, frame: LensFrame): LensRefusal | null =>
  lensRefusal(lenses, { powers: [], frame, pupillaryDistance: framePupillaryDistance(frame) });

/**
 * Returns why lenses cannot be made for glasses, with the nearest values that can; empty if they can be made
 * (docs/specification/prescriptions.md#rx-28). The problem of the lenses themselves is that of their blank or of a frame
 * without a full rim: which other lenses can be made is known to the caller.
 */
export function makingProblems(
  { frame, lensType, values }: OrderedGlasses,
  lenses: MadeLenses,
): readonly PrescriptionProblem[] {
  const problems: PrescriptionProblem[] = [];
  if (lenses.type !== lensType) problems.push({ part: "lensType", problem: "not-made", nearest: [lenses.type] });
  if (isTooLow(lensType, frame)) {
    const nearest = lensTypes.filter((type) => !isTooLow(type, frame));
    problems.push({ part: "lensType", problem: "frame-too-low", nearest });
  }
  // Each lens is centred by the monocular distance of its eye. Without values the most favourable distance is assumed.
  const distances = values ? eyes.map((eye) => 2 * values.pupillaryDistance[eye]) : [framePupillaryDistance(frame)];
  const pupillaryDistance = distances.reduce((one, other) =>
    Math.abs(decentration(frame, other)) > Math.abs(decentration(frame, one)) ? other : one,
  );
  const powerProblem = (eye: Eye, powers: Powers) => {
    const refusal = lensRefusal(lenses, { powers: [strongestPower(powers)], frame, pupillaryDistance });
    if (refusal?.reason !== "power") return;
    const nearest = nearestSphere(powers, lenses.powers);
    problems.push({ part: `${eye}.sphere`, problem: "outside", nearest: nearest === null ? [] : [nearest] });
  };
  if (values) for (const eye of eyes) powerProblem(eye, values.eyes[eye]);
  const refusal = lensRefusal(lenses, { powers: [], frame, pupillaryDistance });
  if (refusal) problems.push({ part: "lensSku", problem: refusal.reason });
  return problems;
}
