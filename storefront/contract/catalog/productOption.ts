import * as z from "zod/mini";
import type { ProductOption } from "#domain/cart/cart.ts";
import { numeric, textual } from "../wire/value.ts";

/** The maximum number of options of a line. */
const maxOptions = 50;

/** An option with its value, by the option's name or id. */
export const choice = z.object({
  option_id: textual.check(z.maxLength(64)),
  option_value: textual.check(z.maxLength(500)),
});
const bundle = z.object({
  option_id: textual.check(z.maxLength(64)),
  option_qty: numeric,
  option_selections: z.array(numeric).check(z.maxLength(maxOptions)),
});

/** A list, or an object of which only the values are read (docs/specification/cart.md#cart-4). */
const entries = <Item extends z.ZodMiniType>(item: Item) => {
  const list = z.array(item).check(z.maxLength(maxOptions));
  const byName = z.record(z.string(), item).check(
    z.refine((items) => Object.keys(items).length <= maxOptions),
    z.meta({ maxProperties: maxOptions }),
  );
  return z.pipe(
    z.nullish(
      z.union([
        list,
        z.pipe(
          byName,
          z.transform((items) => Object.values(items)),
        ),
      ]),
    ),
    z.transform((items) => items ?? []),
  );
};

const extension = z.object({
  configurable_item_options: entries(choice),
  custom_options: entries(choice),
  bundle_options: entries(bundle),
});

export const readChoice = ({ option_id, option_value }: z.output<typeof choice>) => ({
  optionId: option_id,
  optionValue: option_value,
});

/** The chosen options of a product. PHP platforms send an empty object as `[]`. */
export const productOption = z.pipe(
  z.nullish(z.union([z.object({ extension_attributes: z.nullish(z.union([extension, z.tuple([])])) }), z.tuple([])])),
  z.transform((wire): ProductOption => {
    const chosen = wire && "extension_attributes" in wire ? wire.extension_attributes : null;
    if (!chosen || !("custom_options" in chosen)) return noOption;
    return {
      configurable: chosen.configurable_item_options.map(readChoice),
      custom: chosen.custom_options.map(readChoice),
      bundle: chosen.bundle_options.map(({ option_id, option_qty, option_selections }) => ({
        optionId: option_id,
        optionQuantity: option_qty,
        optionSelections: option_selections,
      })),
    };
  }),
);

export const noOption: ProductOption = { configurable: [], custom: [], bundle: [] };

export const toWireChoice = ({
  optionId,
  optionValue,
}: {
  readonly optionId: string;
  readonly optionValue: string;
}) => ({
  option_id: optionId,
  option_value: optionValue,
});

/** Returns the wire form of the chosen options. Empty lists are left out. */
export const toWireProductOption = ({ configurable, custom, bundle }: ProductOption) => ({
  extension_attributes: {
    ...(configurable.length > 0 && { configurable_item_options: configurable.map(toWireChoice) }),
    ...(custom.length > 0 && { custom_options: custom.map(toWireChoice) }),
    ...(bundle.length > 0 && {
      bundle_options: bundle.map(({ optionId, optionQuantity, optionSelections }) => ({
        option_id: optionId,
        option_qty: optionQuantity,
        option_selections: [...optionSelections],
      })),
    }),
  },
});
