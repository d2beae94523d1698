import type { IntlShape } from "react-intl";
import { additionBands } from "../../optics/addition.ts";
import { type LensChoice, type LensParameter, lensParameters, type LensValue } from "../../optics/lensMatrix.ts";
import { formatDioptres, formatMillimetres } from "../../primitives/formats.ts";

/** The message ids of the parameters' names. */
export const parameterNames = {
  power: "ui.contactLenses.power",
  cylinder: "ui.contactLenses.cylinder",
  axis: "ui.contactLenses.axis",
  addition: "ui.contactLenses.addition",
  baseCurve: "ui.contactLenses.baseCurve",
  diameter: "ui.contactLenses.diameter",
  color: "ui.contactLenses.color",
} as const satisfies Record<LensParameter, string>;

const bandNames = {
  low: "ui.contactLenses.addition.low",
  medium: "ui.contactLenses.addition.medium",
  high: "ui.contactLenses.addition.high",
} as const;

/** The names of values that are words, such as colours, by value. */
export type LensValueNames = Readonly<Record<string, string>>;

/** Returns a value as it is printed on a box. */
export function lensValueText(
  intl: IntlShape,
  parameter: LensParameter,
  value: LensValue,
  names: LensValueNames,
): string {
  if (typeof value === "string") {
    const band = parameter === "addition" && additionBands.find((each) => each === value);
    return band ? intl.formatMessage({ id: bandNames[band] }) : (names[value] ?? value);
  }
  switch (parameter) {
    case "axis":
      return `${intl.formatNumber(value)}°`;
    case "power":
    case "cylinder":
    case "addition":
      return formatDioptres(intl, value);
    default:
      return formatMillimetres(intl, value, 1);
  }
}

/** Returns the values of a lens in words, such as "Power −2.25" and "Axis 90°", in the order of the form. */
export const lensTexts = (intl: IntlShape, lens: LensChoice, names: LensValueNames = {}): readonly string[] =>
  lensParameters.flatMap((parameter) => {
    const value = lens[parameter];
    if (value === undefined) return [];
    return [`${intl.formatMessage({ id: parameterNames[parameter] })} ${lensValueText(intl, parameter, value, names)}`];
  });

/** Returns the spellings of a figure under which a list finds it while it is typed. */
export function lensValueSpellings(value: LensValue): readonly string[] {
  if (typeof value === "string") return [];
  const plain = Math.abs(value).toFixed(2);
  const sign = value < 0 ? ["-", "−"] : ["", "+"];
  const digits = [plain, plain.replace(".", ","), plain.replace(".", ""), String(Math.abs(value))];
  return sign.flatMap((each) => digits.map((figure) => each + figure));
}
