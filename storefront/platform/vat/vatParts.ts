import type { RouteParts } from "../kernel/platformParts.ts";
import type { VatRegister } from "./register.ts";

/** What routes and jobs are given that check VAT numbers. */
export interface VatParts extends RouteParts {
  readonly register: VatRegister;
}
