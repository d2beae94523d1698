import { readFileSync, writeFileSync } from "node:fs";
import type { Picture } from "./pictures.ts";

/** The pictures of a run and what to compare them with; written by `visual.ts` and read by the specs. */
export interface Plan {
  /** The address of the built Storybook. */
  readonly origin: string;
  /** The folder with the pictures to compare with. */
  readonly baselines: string;
  readonly pictures: readonly Picture[];
}

const file = "test-results/visual/plan.json";

export const writePlan = (plan: Plan) => writeFileSync(file, JSON.stringify(plan));
export const readPlan = (): Plan => JSON.parse(readFileSync(file, "utf8"));
