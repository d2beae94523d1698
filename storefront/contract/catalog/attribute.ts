import * as z from "zod/mini";
import { type Finish, finishes } from "@dioptra/ui/eyewear";
import { listOf, textual } from "../wire/value.ts";

/** An attribute with its words, and what is painted beside them, in the store view's language. */
export interface AttributeWords {
  readonly code: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly finish?: Finish }[];
}

/** An attribute as its own document, or as a search answers it beside its hits. */
export const attribute = z.pipe(
  z.object({
    attribute_code: z.string(),
    default_frontend_label: z.nullish(z.string()),
    options: listOf(z.object({ value: textual, label: z.nullish(z.string()), swatch: z.nullish(z.string()) })),
  }),
  z.transform(({ attribute_code, default_frontend_label, options }): AttributeWords => ({
    code: attribute_code,
    label: default_frontend_label ?? attribute_code,
    options: options.map(({ value, label, swatch }) => {
      const finish = finishes.find((each) => each === swatch);
      return finish ? { value, label: label ?? "", finish } : { value, label: label ?? "" };
    }),
  })),
);

/** An option without a label is shown by its value; an option with a blank label is not shown. */
export const labelOf = (attribute: AttributeWords | undefined, value: string): string =>
  attribute?.options.find((option) => option.value === value)?.label ?? value;
