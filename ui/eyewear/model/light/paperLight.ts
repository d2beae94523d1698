import { paper } from "./paper.ts";
import { lightOf } from "./toneMapping.ts";

const brightest = Math.max(...paper);

/** Light that the paper gives, before its hue. */
export const paperLight = lightOf(brightest);

/** By which every pixel is multiplied at last, so that what is lit like the paper has exactly its colour. */
export const paperHue = paper.map((value) => value / brightest);
