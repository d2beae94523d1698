import type { LensSteps } from "./lensMatrix.ts";

const hundredths = (value: number) => Math.round(value * 100);

/** Fewer are named one by one. */
const leastInRun = 5;

/**
 * Rising figures as runs of equal steps, for a sentence such as "-6.00 to +6.00 by 0.25". A run that is too short is
 * told apart into its figures.
 */
export function evenRuns(figures: readonly number[]): readonly (LensSteps | number)[] {
  const runs: number[][] = [];
  for (const figure of figures) {
    const run = runs.at(-1);
    const [first, second] = run ?? [];
    const last = run?.at(-1);
    const goesOn =
      run !== undefined &&
      last !== undefined &&
      (first === undefined ||
        second === undefined ||
        hundredths(figure) - hundredths(last) === hundredths(second) - hundredths(first));
    if (goesOn) run.push(figure);
    else runs.push([figure]);
  }
  return runs.flatMap((run): (LensSteps | number)[] => {
    const [from, second] = run;
    const to = run.at(-1);
    if (from === undefined || second === undefined || to === undefined || run.length < leastInRun) return run;
    return [{ from, to, step: (hundredths(second) - hundredths(from)) / 100 }];
  });
}
