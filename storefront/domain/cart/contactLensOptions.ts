import {
  type Eye,
  eyes,
  type LensChoice,
  type LensOrder,
  type LensParameter,
  lensParameters,
  type LensValue,
  readLensValue,
} from "@dioptra/ui/optics";
import { type CustomChoices, customValues } from "./customChoices.ts";

/**
 * The names of the custom options of contact lenses, which have a line for each eye; `force` is the power
 * (docs/specification/prescriptions.md#rx-12).
 */
export const contactLensOptionNames = {
  power: "force",
  cylinder: "CYL",
  axis: "AX",
  addition: "ADD",
  baseCurve: "BC",
  diameter: "DIA",
  color: "color",
} as const satisfies Record<LensParameter, string>;

const eyeName = "eye";
/** The name of the option with the dominant eye. */
export const dominantEyeName = "dominant_eye";

/** A line of contact lenses. Its quantity is the number of boxes for this eye. */
export interface ContactLensLine {
  /** The eye that wears the lenses; null if a shop does not say. */
  readonly eye: Eye | null;
  readonly lens: LensChoice;
  /** The dominant eye, for lenses that are made differently for it; otherwise null. */
  readonly dominant: Eye | null;
}

/** A line of contact lenses with its number of boxes. */
export interface OrderedLensLine {
  readonly custom: CustomChoices;
  readonly quantity: number;
}

/** Dioptres are signed and have two decimals, so that equal lenses have equal checksums. */
const powers: ReadonlySet<LensParameter> = new Set(["power", "cylinder", "addition"]);

function textOf(parameter: LensParameter, value: LensValue): string {
  if (typeof value === "string" || !powers.has(parameter)) return String(value);
  return value > 0 ? `+${value.toFixed(2)}` : value.toFixed(2);
}

/** Returns the options of a line of contact lenses, always in the same order. */
export function contactLensOptions({ eye, lens, dominant }: ContactLensLine): CustomChoices {
  const parameters = lensParameters.flatMap((parameter) => {
    const value = lens[parameter];
    return value === undefined
      ? []
      : [{ optionId: contactLensOptionNames[parameter], optionValue: textOf(parameter, value) }];
  });
  return [
    ...(eye ? [{ optionId: eyeName, optionValue: eye }] : []),
    ...parameters,
    ...(dominant ? [{ optionId: dominantEyeName, optionValue: dominant }] : []),
  ];
}

/** Returns the lines of an order of contact lenses: one for each eye that wears a lens, with its own number of boxes. */
export const contactLensLines = ({ dominant, ...worn }: LensOrder): readonly OrderedLensLine[] =>
  eyes.flatMap((eye) => {
    const lenses = worn[eye];
    if (!lenses) return [];
    return [{ custom: contactLensOptions({ eye, lens: lenses.lens, dominant }), quantity: lenses.boxes }];
  });

const isEye = (text: string): text is Eye => eyes.some((eye) => eye === text);

/** Returns the value of a parameter: a number where it is one, otherwise the text, such as a colour; undefined if empty. */
function valueOf(parameter: LensParameter, typed: string): LensValue | undefined {
  return typed.trim() === "" ? undefined : (readLensValue(parameter, typed) ?? typed.trim());
}

/** Reads a line of contact lenses from its options; null without any parameter. */
export function readContactLensOptions(custom: CustomChoices): ContactLensLine | null {
  const values = customValues(custom);
  const text = (id: string) => values.get(id) ?? "";
  const chosen = lensParameters.flatMap((parameter) => {
    const value = valueOf(parameter, text(contactLensOptionNames[parameter]));
    return value === undefined ? [] : [[parameter, value] as const];
  });
  if (chosen.length === 0) return null;
  const [eye, dominant] = [text(eyeName), text(dominantEyeName)];
  return {
    eye: isEye(eye) ? eye : null,
    lens: Object.fromEntries(chosen),
    dominant: isEye(dominant) ? dominant : null,
  };
}
