import type { PlatformParts } from "../kernel/platformParts.ts";
import { sandboxRegister, type VatNumber, type VatRegister } from "./register.ts";
import { viesRegister } from "./viesRegister.ts";

/** Countries whose numbers VIES knows. */
const inUnion = new Set(["PL", "DE", "IT"]);

/** A number in the two parts in which the register has it; null where there is no such register. */
export const numberOf = (country: string, taxId: string): VatNumber | null =>
  inUnion.has(country) ? { country, number: taxId.replace(new RegExp(`^${country}`), "") } : null;

/** The register that the settings name, or the sandbox's. One for all who ask, so that it remembers who does not answer. */
export const registerOf = ({ settings, clock }: Pick<PlatformParts, "settings" | "clock">): VatRegister =>
  settings.viesUrl === null ? sandboxRegister : viesRegister({ url: settings.viesUrl, clock });
