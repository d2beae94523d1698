import { accessories } from "./accessories.ts";
import { drops } from "./drops.ts";
import { solutions } from "./solutions.ts";

/** All that lenses and glasses are looked after with. */
export const care = [...solutions, ...drops, ...accessories];
