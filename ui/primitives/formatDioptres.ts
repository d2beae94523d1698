import type { IntlShape } from "react-intl";
import { formatSigned } from "./formatSigned.ts";

const asOnPrescriptions = { signDisplay: "exceptZero", minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** A power in dioptres as the locale's prescriptions write it, such as −2,25: with its sign and two decimals. */
export const formatDioptres = (intl: IntlShape, power: number): string => formatSigned(intl, power, asOnPrescriptions);
