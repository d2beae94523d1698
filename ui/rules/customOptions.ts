import { type CalendarDay, dayNumber, dayOfNumber } from "./calendar.ts";
import { charactersIn, tidy } from "./text.ts";
import { accept, refuse, refuseForm, type Checked, type CheckedForm } from "./checked.ts";
import { maximumLengths } from "./maximumLengths.ts";

/** What an answer costs in addition: an amount in minor units, or a share of the product's price in per cent. */
export type OptionPrice =
  | { readonly type: "fixed"; readonly minor: number }
  | { readonly type: "percent"; readonly percent: number };

interface Question {
  readonly id: string;
  readonly need: "required" | "optional";
  /** The lowest comes first. */
  readonly position: number;
}

/** Words to be typed, on one line (`field`) or several (`area`); something is paid once there are any. */
export interface TextOption extends Question {
  readonly kind: "field" | "area";
  /** How many characters there may be, as the eye counts them. */
  readonly maximum?: number;
  readonly price?: OptionPrice;
}

export interface DateOption extends Question {
  readonly kind: "date";
  readonly earliest?: CalendarDay;
  readonly latest?: CalendarDay;
  readonly price?: OptionPrice;
}

/** One of several things, or several of them (`checkbox`, `multiple`). */
export interface ChoiceOption extends Question {
  readonly kind: "drop-down" | "radio" | "checkbox" | "multiple";
  readonly values: readonly OptionValue[];
}

export interface OptionValue {
  /**
   * The platform's `option_type_id`: only one above 0 has a price that counts (docs/specification/prices.md#price-8).
   */
  readonly id: string;
  readonly position: number;
  readonly price?: OptionPrice;
}

/** A question to the buyer of a product, in one of the platform's kinds except files. */
export type CustomOption = TextOption | DateOption | ChoiceOption;

/** What was typed or chosen, by option: a text, a day, or ids parted by commas. */
export type GivenOptions = Readonly<Record<string, string>>;

/** An answer as a cart keeps it. */
export interface CustomChoice {
  readonly optionId: string;
  readonly optionValue: string;
}

export type CustomOptionProblem = "required" | "too-long" | "not-a-date" | "too-early" | "too-late";

/** Something to pay in addition, in minor units. */
export interface PriceAddition {
  readonly net: number;
  readonly gross: number;
}

export const takesSeveral = ({ kind }: ChoiceOption): boolean => kind === "checkbox" || kind === "multiple";

/** The ids of what is chosen, as they were given. */
export const idsIn = (text: string): readonly string[] => text.split(",").filter((id) => id !== "");

/** In the order in which the shop asks. */
export const inPosition = <T extends { readonly position: number }>(all: readonly T[]): readonly T[] =>
  all.toSorted((a, b) => a.position - b.position);

/** What is chosen of what there is; where only one can be, two are none. */
function chosenValues(option: ChoiceOption, text: string): readonly OptionValue[] {
  const ids = idsIn(text);
  const chosen = inPosition(option.values).filter(({ id }) => ids.includes(id));
  return takesSeveral(option) || chosen.length === 1 ? chosen : [];
}

function checkText(text: string, maximum: number): Checked<string, CustomOptionProblem> {
  const isTooLong = charactersIn(text) > maximum || text.length > maximumLengths.customOption;
  return isTooLong ? refuse("too-long") : accept(text);
}

function checkDay(text: string, { earliest, latest }: DateOption): Checked<string, CustomOptionProblem> {
  if (text === "") return accept("");
  const number = /^\d{4}-\d\d-\d\d$/.test(text) ? dayNumber(text) : Number.NaN;
  if (Number.isNaN(number) || dayOfNumber(number) !== text) return refuse("not-a-date");
  if (earliest !== undefined && text < earliest) return refuse("too-early");
  return latest !== undefined && text > latest ? refuse("too-late") : accept(text);
}

function checkAnswer(option: CustomOption, given: GivenOptions): Checked<string, CustomOptionProblem> {
  const text = (Object.hasOwn(given, option.id) ? given[option.id] : undefined) ?? "";
  switch (option.kind) {
    case "field":
      return checkText(tidy(text), option.maximum ?? maximumLengths.customOption);
    case "area":
      return checkText(text.normalize("NFC").trim(), option.maximum ?? maximumLengths.customOption);
    case "date":
      return checkDay(text.trim(), option);
    default:
      return accept(
        chosenValues(option, text)
          .map(({ id }) => id)
          .join(","),
      );
  }
}

/** The answers that count, in the order of the questions; or what is missing or wrong, by option. */
export function checkCustomOptions(
  options: readonly CustomOption[],
  given: GivenOptions,
): CheckedForm<readonly CustomChoice[], Readonly<Record<string, CustomOptionProblem>>> {
  const answers = inPosition(options).map((option) => ({ option, answer: checkAnswer(option, given) }));
  const problems = answers.flatMap(({ option, answer }): [string, CustomOptionProblem][] => {
    if (!answer.ok) return [[option.id, answer.error]];
    return answer.value === "" && option.need === "required" ? [[option.id, "required"]] : [];
  });
  if (problems.length > 0) return refuseForm(Object.fromEntries(problems));
  return accept(
    answers.flatMap(({ option, answer }) =>
      answer.ok && answer.value !== "" ? [{ optionId: option.id, optionValue: answer.value }] : [],
    ),
  );
}

/** What has to be paid for an answer; nothing where it is empty or wrong. */
function pricesOf(option: CustomOption, given: GivenOptions): readonly (OptionPrice | undefined)[] {
  const answer = checkAnswer(option, given);
  if (!answer.ok || answer.value === "") return [];
  if (!("values" in option)) return [option.price];
  return chosenValues(option, answer.value)
    .filter(({ id }) => Number(id) > 0)
    .map(({ price }) => price);
}

/**
 * What the answers cost in addition to a product's own price, always reckoned from that: a fixed amount is added to net
 * and gross alike, a percentage is of each (docs/specification/prices.md#price-8).
 */
export const optionsAddition = (
  options: readonly CustomOption[],
  given: GivenOptions,
  { net, gross }: PriceAddition,
): PriceAddition =>
  options
    .flatMap((option) => pricesOf(option, given))
    .reduce<PriceAddition>(
      (sum, price) => {
        if (price === undefined) return sum;
        if (price.type === "fixed") return { net: sum.net + price.minor, gross: sum.gross + price.minor };
        const share = (amount: number) => Math.round((amount * price.percent) / 100);
        return { net: sum.net + share(net), gross: sum.gross + share(gross) };
      },
      { net: 0, gross: 0 },
    );
