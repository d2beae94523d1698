import * as z from "zod/mini";
import { type Finish, finishes } from "@dioptra/ui/eyewear";
import { optionalList, textual } from "../wire/value.ts";

/** An attribute with its labels in the store view's language. A colour's option has the finish that is painted beside it. */
export interface Attribute {
  readonly code: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly finish?: Finish }[];
}

/** An attribute as a document of its own, or as searches return it beside their hits. */
export const attribute = z.pipe(
  z.object({
    attribute_code: z.string(),
    default_frontend_label: z.nullish(z.string()),
    options: optionalList(z.object({ value: textual, label: z.nullish(z.string()), swatch: z.nullish(z.string()) })),
  }),
  z.transform(({ attribute_code, default_frontend_label, options }): Attribute => ({
    code: attribute_code,
    label: default_frontend_label ?? attribute_code,
    options: options.map(({ value, label, swatch }) => {
      const finish = finishes.find((each) => each === swatch);
      return finish ? { value, label: label ?? "", finish } : { value, label: label ?? "" };
    }),
  })),
);

/** Returns the label of an option, or its value if the option is unknown. */
export const labelOf = (attribute: Attribute | undefined, value: string): string =>
  attribute?.options.find((option) => option.value === value)?.label ?? value;
