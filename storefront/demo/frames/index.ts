import { mgla, nela, szron } from "./halny.ts";
import { bruno, luna } from "./mirno.ts";
import { linia, okta, plaster, rogala } from "./okno27.ts";
import { miodek, tadek, wanda } from "./tarnina.ts";

/** Frames in listing order, the newest first. */
export const frames = [nela, bruno, wanda, rogala, okta, luna, linia, mgla, miodek, tadek, szron, plaster];
