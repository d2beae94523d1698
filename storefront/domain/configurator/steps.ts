/** The steps in which a frame gets its lenses, in order. */
export const configuratorSteps = ["use", "prescription", "lens", "summary"] as const;
export type ConfiguratorStep = (typeof configuratorSteps)[number];

/** Returns a step named by an address; null if there is no such step. */
export const stepNamed = (name: unknown): ConfiguratorStep | null =>
  configuratorSteps.find((step) => step === name) ?? null;

/** The first three steps that are answered. The summary is never answered: it adds the glasses to the cart. */
export type AnsweredSteps = Readonly<Record<Exclude<ConfiguratorStep, "summary">, boolean>>;

/** Returns the first step that is not answered. */
export const firstOpenStep = (answered: AnsweredSteps): ConfiguratorStep =>
  configuratorSteps.find((step) => step !== "summary" && !answered[step]) ?? "summary";

/**
 * Returns the step to show: the requested one if every step before it is answered, otherwise the first open one
 * (docs/specification/prescriptions.md#rx-26).
 */
export function shownStep(requested: ConfiguratorStep | null, answered: AnsweredSteps): ConfiguratorStep {
  const open = firstOpenStep(answered);
  if (requested === null) return "use";
  return configuratorSteps.indexOf(requested) <= configuratorSteps.indexOf(open) ? requested : open;
}

/** Returns the step before another one; null before the first. */
export const stepBefore = (step: ConfiguratorStep): ConfiguratorStep | null =>
  configuratorSteps[configuratorSteps.indexOf(step) - 1] ?? null;
