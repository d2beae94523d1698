import { readFileSync, writeFileSync } from "node:fs";
import type { Picture } from "./pictures.ts";

/** What one run photographs, and what it is held against; made by `run.ts`, read by the specs. */
export interface Plan {
  /** Where the built Storybook answers. */
  readonly origin: string;
  /** The folder of the pictures to compare with. */
  readonly baselines: string;
  readonly pictures: readonly Picture[];
}

const file = "test-results/visual/plan.json";

export const writePlan = (plan: Plan) => writeFileSync(file, JSON.stringify(plan));
export const readPlan = (): Plan => JSON.parse(readFileSync(file, "utf8"));
