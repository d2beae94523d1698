import type { EnteredPrescription } from "@dioptra/ui";
import { eyes, powerLimits, pupillaryDistanceLimits } from "@dioptra/ui/optics";

const isWithin = (value: number, { from, to, step }: { from: number; to: number; step: number }) =>
  value >= from && value <= to && Number.isInteger(value / step);

/** Returns whether a value of the form is within all limits, independently of the validation in the form. */
export function isMakeable({ eyes: powers, pupillaryDistance }: EnteredPrescription) {
  return (
    isWithin(pupillaryDistance.total, pupillaryDistanceLimits.total) &&
    eyes.every((eye) => {
      const { sphere, cylinder, axis, addition } = powers[eye];
      return (
        isWithin(sphere, powerLimits.sphere) &&
        isWithin(cylinder, powerLimits.cylinder) &&
        (cylinder === 0 ? axis === null : axis !== null && isWithin(axis, { from: 1, to: 180, step: 1 })) &&
        (addition === null || isWithin(addition, powerLimits.addition))
      );
    })
  );
}
