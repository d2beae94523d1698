import { isNamedByValue } from "@dioptra/ui/rules";

/** Returns a chosen option as a line of text, without its label where the value names it: "Lenses Basic 1.5". */
export const optionText = (option: { readonly label: string; readonly value: string }): string =>
  isNamedByValue(option) ? option.value : `${option.label}: ${option.value}`;
