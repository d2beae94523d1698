import { checkCustomOptions, idsIn, type OptionAnswers, optionsSurcharge } from "@dioptra/ui/rules";
import type { Money } from "../money.ts";
import type { OwnOption, Product } from "../product/product.ts";
import { ok, refuse, type Result } from "../result.ts";
import { type CartLine, isOwnAnswer } from "./cart.ts";
import type { CustomChoices } from "./customChoices.ts";
import type { LineSelection } from "./lines.ts";

type Options = readonly OwnOption[];

/** Returns the answers in a line's options to the product's own options, by option id. */
export const ownAnswers = (custom: CustomChoices): OptionAnswers =>
  Object.fromEntries(custom.filter(isOwnAnswer).map(({ optionId, optionValue }) => [optionId, optionValue]));

/** Returns what the answers add to the gross price of one piece (docs/specification/prices.md#price-8). */
export function ownSurcharge(options: Options, custom: CustomChoices, { minor, currency }: Money): Money {
  const { gross } = optionsSurcharge(options, ownAnswers(custom), { net: minor, gross: minor });
  return { minor: gross, currency };
}

/** Returns the answers in words. `fileWord` stands for a file, whose id says nothing to a reader. */
export const ownAnswerTexts = (options: Options, custom: CustomChoices, fileWord: string): CartLine["options"] => {
  const answers = ownAnswers(custom);
  return options.flatMap((option) => {
    const answer = answers[option.id] ?? "";
    return answer === "" ? [] : [{ label: option.label, value: valueText(option, answer, fileWord) }];
  });
};

function valueText(option: OwnOption, answer: string, fileWord: string): string {
  if (option.kind === "file") return fileWord;
  if (!("values" in option)) return answer;
  return idsIn(answer)
    .map((id) => option.names?.[id] ?? id)
    .join(", ");
}

/** Returns the ids of the files among the answers. */
export const answeredFiles = (
  options: readonly Pick<OwnOption, "id" | "kind">[],
  custom: CustomChoices,
): readonly string[] => {
  const answers = ownAnswers(custom);
  return options.flatMap(({ id, kind }) => (kind === "file" && answers[id] ? [answers[id]] : []));
};

/** Returns the selection of a line with these answers; the problems by option id if they are incomplete or invalid. */
export function ownSelection(
  { ownOptions, price }: Pick<Product, "ownOptions" | "price">,
  answers: OptionAnswers,
  fileWord: string,
): Result<LineSelection & Required<Pick<LineSelection, "price">>, Readonly<Record<string, string>>> {
  const checked = checkCustomOptions(ownOptions, answers);
  if (!checked.ok) return refuse(checked.errors);
  const { currency, minor } = price.current;
  const surcharge = ownSurcharge(ownOptions, checked.value, price.current);
  return ok({
    custom: checked.value,
    price: surcharge.minor === 0 ? price : { current: { minor: minor + surcharge.minor, currency }, reduction: null },
    options: ownAnswerTexts(ownOptions, checked.value, fileWord),
  });
}
