import { isFileId } from "@dioptra/ui/rules";
import { type CartLine, isOwnAnswer } from "./cart.ts";
import type { CustomChoices } from "./customChoices.ts";

/**
 * Returns whether something is made for one shopper only, after a text, a day or a picture of theirs, so that it cannot be
 * returned (Directive 2011/83/EU, article 16(c)). A choice among what is offered, such as a lining, makes nothing personal:
 * its words in the line are those of the shop and not the answer itself.
 */
export const isMadeToOrder = (options: CartLine["options"], custom: CustomChoices): boolean =>
  custom
    .filter(isOwnAnswer)
    .some(({ optionValue }) => isFileId(optionValue) || options.some(({ value }) => value === optionValue));
