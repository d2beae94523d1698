import * as z from "zod/mini";
import type { OptionPrice } from "@dioptra/ui/rules";
import type { Currency } from "#domain/money.ts";
import type { OwnOption } from "#domain/product/product.ts";
import { flag, numeric, optionalList, readAmount, textual, toWireAmount } from "../wire/value.ts";

const price = {
  price: z.nullish(z.number()),
  price_type: z.nullish(z.string()),
};

/** The kinds without values, and those with them. The wire writes an underscore in `drop_down`. */
const typed = ["field", "area", "date", "file"] as const;
const chosen = ["drop-down", "radio", "checkbox", "multiple"] as const;

/** An option that a product asks for before it is ordered. Options of unknown types are left out. */
export const ownOption = z.object({
  ...price,
  option_id: textual,
  title: z.string(),
  type: z.string(),
  is_require: flag,
  sort_order: z.nullish(numeric),
  max_characters: z.nullish(numeric),
  values: optionalList(
    z.object({ ...price, option_type_id: textual, title: z.string(), sort_order: z.nullish(numeric) }),
  ),
});
type WireOption = z.output<typeof ownOption>;

function readPrice({ price: amount, price_type }: Pick<WireOption, keyof typeof price>, currency: Currency) {
  if (!amount) return {};
  if (price_type === "percent") return { price: { type: "percent", percent: amount } as const };
  return { price: { type: "fixed", minor: readAmount(amount, currency).minor } as const };
}

function readOwnOption(wire: WireOption, index: number, currency: Currency): OwnOption[] {
  const { option_id, title, type, is_require, sort_order, max_characters, values } = wire;
  const isKind = (kind: string) => kind === type.replace("_", "-");
  const common = {
    id: option_id,
    label: title,
    need: is_require ? ("required" as const) : ("optional" as const),
    position: sort_order ?? index,
  };
  const choice = chosen.find(isKind);
  if (choice) {
    const read = values.map((value, position) => ({
      id: value.option_type_id,
      position: value.sort_order ?? position,
      ...readPrice(value, currency),
    }));
    const names = Object.fromEntries(values.map((value) => [value.option_type_id, value.title]));
    return [{ ...common, kind: choice, values: read, names }];
  }
  const kind = typed.find(isKind);
  const maximum = max_characters ? { maximum: max_characters } : {};
  return kind ? [{ ...common, kind, ...readPrice(wire, currency), ...maximum }] : [];
}

/** Reads the options of a product. */
export const readOwnOptions = (options: readonly WireOption[], currency: Currency): readonly OwnOption[] =>
  options.flatMap((option, index) => readOwnOption(option, index, currency));

const toWirePrice = (price: OptionPrice | undefined, currency: Currency) =>
  price && {
    price: price.type === "percent" ? price.percent : toWireAmount({ minor: price.minor, currency }),
    price_type: price.type,
  };

/** Returns the wire form of an option. */
export const toWireOwnOption = (option: OwnOption, currency: Currency): z.input<typeof ownOption> => ({
  option_id: option.id,
  title: option.label,
  type: option.kind.replace("-", "_"),
  is_require: option.need === "required",
  sort_order: option.position,
  ...("maximum" in option && { max_characters: option.maximum }),
  ...("price" in option && toWirePrice(option.price, currency)),
  ...("values" in option && {
    values: option.values.map(({ id, position, price: added }) => ({
      option_type_id: id,
      title: option.names?.[id] ?? "",
      sort_order: position,
      ...toWirePrice(added, currency),
    })),
  }),
});
