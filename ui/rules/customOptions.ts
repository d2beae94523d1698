import { type CalendarDay, dayNumber, dayOfNumber } from "./calendar.ts";
import { charactersIn, tidy } from "./text.ts";
import { accept, refuse, refuseForm, type Checked, type CheckedForm } from "./checked.ts";
import { maximumLengths } from "./maximumLengths.ts";

/** The surcharge of an answer: an amount in minor units, or a percentage of the product's price. */
export type OptionPrice =
  | { readonly type: "fixed"; readonly minor: number }
  | { readonly type: "percent"; readonly percent: number };

/** What all kinds of options have in common. */
interface OptionBase {
  readonly id: string;
  readonly need: "required" | "optional";
  /** The sort position, ascending. */
  readonly position: number;
}

/** A text answer, on one line (`field`) or several (`area`). Its price applies once the text is not empty. */
export interface TextOption extends OptionBase {
  readonly kind: "field" | "area";
  /** The maximum number of characters, counted as the reader sees them. */
  readonly maximum?: number;
  readonly price?: OptionPrice;
}

/** A date. Its price applies once a date is given. */
export interface DateOption extends OptionBase {
  readonly kind: "date";
  /** The first and last allowed dates. */
  readonly earliest?: CalendarDay;
  readonly latest?: CalendarDay;
  readonly price?: OptionPrice;
}

/** A file, such as a pattern to print. The answer is the id under which it was sent. Its price applies once there is one. */
export interface FileOption extends OptionBase {
  readonly kind: "file";
  readonly price?: OptionPrice;
}

/** A choice of one value, or of several for `checkbox` and `multiple`. */
export interface ChoiceOption extends OptionBase {
  readonly kind: "drop-down" | "radio" | "checkbox" | "multiple";
  readonly values: readonly OptionValue[];
}

/** A value of a choice. */
export interface OptionValue {
  /** The platform's `option_type_id`. Prices apply only to ids above 0 (docs/specification/prices.md#price-8). */
  readonly id: string;
  readonly position: number;
  readonly price?: OptionPrice;
}

/** A customizable option of a product, of one of the platform's kinds. */
export type CustomOption = TextOption | DateOption | FileOption | ChoiceOption;

/** The answers by option id: a text, a date, the id of a file, or ids separated by commas. */
export type OptionAnswers = Readonly<Record<string, string>>;

/** An answer in the cart's format. */
export interface CustomChoice {
  readonly optionId: string;
  readonly optionValue: string;
}

/** The problem of an answer. */
export type CustomOptionProblem = "required" | "too-long" | "not-a-date" | "too-early" | "too-late";

/** A surcharge in minor units. */
export interface PriceSurcharge {
  readonly net: number;
  readonly gross: number;
}

/** Returns whether a choice allows several values. */
export const takesSeveral = ({ kind }: ChoiceOption): boolean => kind === "checkbox" || kind === "multiple";

/** Returns the ids in an answer, in the given order. */
export const idsIn = (text: string): readonly string[] => text.split(",").filter((id) => id !== "");

/** Returns entries sorted by position. */
export const inPosition = <T extends { readonly position: number }>(all: readonly T[]): readonly T[] =>
  all.toSorted((a, b) => a.position - b.position);

/**
 * Returns the chosen values that exist. If only one is allowed and several are chosen, the answer is invalid and the
 * result is empty.
 */
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

/** Returns whether a text is the id of a file that was sent, which its sender chooses at random. */
export const isFileId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

function checkAnswer(option: CustomOption, answers: OptionAnswers): Checked<string, CustomOptionProblem> {
  const text = (Object.hasOwn(answers, option.id) ? answers[option.id] : undefined) ?? "";
  switch (option.kind) {
    case "field":
      return checkText(tidy(text), option.maximum ?? maximumLengths.customOption);
    case "area":
      return checkText(text.normalize("NFC").trim(), option.maximum ?? maximumLengths.customOption);
    case "date":
      return checkDay(text.trim(), option);
    case "file":
      return accept(isFileId(text) ? text : "");
    default:
      return accept(
        chosenValues(option, text)
          .map(({ id }) => id)
          .join(","),
      );
  }
}

/** Returns the answers in the order of the options, or the problem of each invalid or missing answer. */
export function checkCustomOptions(
  options: readonly CustomOption[],
  answers: OptionAnswers,
): CheckedForm<readonly CustomChoice[], Readonly<Record<string, CustomOptionProblem>>> {
  const checkedAnswers = inPosition(options).map((option) => ({ option, answer: checkAnswer(option, answers) }));
  const problems = checkedAnswers.flatMap(({ option, answer }): [string, CustomOptionProblem][] => {
    if (!answer.ok) return [[option.id, answer.error]];
    return answer.value === "" && option.need === "required" ? [[option.id, "required"]] : [];
  });
  if (problems.length > 0) return refuseForm(Object.fromEntries(problems));
  return accept(
    checkedAnswers.flatMap(({ option, answer }) =>
      answer.ok && answer.value !== "" ? [{ optionId: option.id, optionValue: answer.value }] : [],
    ),
  );
}

/** Returns the prices of an answer; none if it is empty or invalid. */
function pricesOf(option: CustomOption, answers: OptionAnswers): readonly (OptionPrice | undefined)[] {
  const answer = checkAnswer(option, answers);
  if (!answer.ok || answer.value === "") return [];
  if (!("values" in option)) return [option.price];
  return chosenValues(option, answer.value)
    .filter(({ id }) => Number(id) > 0)
    .map(({ price }) => price);
}

/**
 * Returns the surcharge of all answers. A fixed amount is added to net and gross alike; a percentage applies to the
 * product's own net and gross price (docs/specification/prices.md#price-8).
 */
export const optionsSurcharge = (
  options: readonly CustomOption[],
  answers: OptionAnswers,
  { net, gross }: PriceSurcharge,
): PriceSurcharge =>
  options
    .flatMap((option) => pricesOf(option, answers))
    .reduce<PriceSurcharge>(
      (sum, price) => {
        if (price === undefined) return sum;
        if (price.type === "fixed") return { net: sum.net + price.minor, gross: sum.gross + price.minor };
        const share = (amount: number) => Math.round((amount * price.percent) / 100);
        return { net: sum.net + share(net), gross: sum.gross + share(gross) };
      },
      { net: 0, gross: 0 },
    );
