import { wordList, type Words } from "../texts/index.ts";
import type { FrameMaterial, Rim } from "@dioptra/ui/eyewear";

/** How rim and material go together; the optician knows no others. */
export type Build =
  | `full ${FrameMaterial}`
  | `half ${Exclude<FrameMaterial, "acetate">}`
  | `rimless ${"metal" | "titanium"}`;

export const buildOf = (rim: Rim, material: FrameMaterial): Build => {
  if (rim === "full") return `full ${material}`;
  if (rim === "half" && material !== "acetate") return `half ${material}`;
  if (rim === "rimless" && (material === "metal" || material === "titanium")) return `rimless ${material}`;
  throw new Error(`No frame is ${rim} and of ${material}.`);
};

/** Second sentences: how it is made. */
export const buildSentences: Readonly<Record<Build, readonly Words[]>> = {
  "full acetate": wordList("sentences.builds.full-acetate"),
  "full metal": wordList("sentences.builds.full-metal"),
  "full titanium": wordList("sentences.builds.full-titanium"),
  "full mixed": wordList("sentences.builds.full-mixed"),
  "half metal": wordList("sentences.builds.half-metal"),
  "half titanium": wordList("sentences.builds.half-titanium"),
  "half mixed": wordList("sentences.builds.half-mixed"),
  "rimless metal": wordList("sentences.builds.rimless-metal"),
  "rimless titanium": wordList("sentences.builds.rimless-titanium"),
};
