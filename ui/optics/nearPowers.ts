import type { EyePowers } from "./eyePowers.ts";

/** What an eye needs to read with: the addition, in dioptres, goes on top of the sphere. */
export const nearPowers = (eye: EyePowers, addition: number): EyePowers => ({
  ...eye,
  sphere: eye.sphere + addition,
});
