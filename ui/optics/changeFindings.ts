import { type Eye, eyes } from "./eyePowers.ts";
import { sphericalEquivalent } from "./meridians.ts";
import type { Prescription } from "./prescription.ts";
import { isSameLens } from "./transpose.ts";

/** What is worth a question when somebody's prescription is not what it was. */
export type ChangeFinding =
  | { readonly id: "eyes-swapped" }
  | { readonly id: "changed-much"; readonly eye: Eye; readonly by: number };

/** In dioptres: more is rare from one eye test to the next. */
const usualChange = 1;

/** Compares a prescription with the person's last one: an exchange of the eyes is told before the changes that it makes. */
export function changeFindings(now: Prescription, last: Prescription): readonly ChangeFinding[] {
  const isSymmetric = isSameLens(last.right, last.left);
  if (!isSymmetric && isSameLens(now.right, last.left) && isSameLens(now.left, last.right)) {
    return [{ id: "eyes-swapped" }];
  }
  return eyes.flatMap((eye): ChangeFinding[] => {
    const by = sphericalEquivalent(now[eye]) - sphericalEquivalent(last[eye]);
    return Math.abs(by) > usualChange ? [{ id: "changed-much", eye, by }] : [];
  });
}
