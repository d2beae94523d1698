import { linesOf } from "./family.ts";
import { kropla } from "./kropla.ts";
import { lensesOf } from "./lensesOf.ts";
import { malwa } from "./malwa.ts";
import { nurt } from "./nurt.ts";
import { perlica } from "./perlica.ts";
import { ton } from "./ton.ts";

/** The contact lenses of the shop, a product for each pack. */
export const lenses = [kropla, ton, nurt, perlica, malwa].flat().flatMap(linesOf).flatMap(lensesOf);
