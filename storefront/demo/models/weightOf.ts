import { type Build, buildOf } from "../sentences/builds.ts";
import type { SeedFrame } from "../frame.ts";

/** In grams, without lenses, of a frame that is 131 mm wide. */
const usual: Readonly<Record<Build, number>> = {
  "full acetate": 25,
  "full metal": 17,
  "full titanium": 13,
  "full mixed": 21,
  "half metal": 15,
  "half titanium": 11,
  "half mixed": 19,
  "rimless metal": 13,
  "rimless titanium": 9,
};

/** What a frame of the first size weighs, in grams, without lenses. */
export function weightOf({ rim, material, sizes }: Pick<SeedFrame, "rim" | "material" | "sizes">): number {
  const totalWidth = sizes[0]?.totalWidth ?? 131;
  return Math.round((usual[buildOf(rim, material)] * totalWidth) / 131);
}
