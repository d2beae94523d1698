import type { ConfigurableChoice, ProductOption } from "./cart.ts";

/**
 * A product option in the platform's own words. Hashes are made of its JSON, so names, their order and numbers
 * written as text are part of what both sides agreed on (storefront behaviour, 3.5).
 */
export const wireOption = (option: ProductOption) => ({
  extension_attributes: {
    custom_options: option.custom.map(wireChoice),
    configurable_item_options: option.configurable.map(wireChoice),
    bundle_options: option.bundle.map(({ optionId, optionQuantity, optionSelections }) => ({
      option_id: optionId,
      option_qty: String(optionQuantity),
      option_selections: optionSelections.map(String),
    })),
  },
});

export const isPlain = ({ bundle, custom, configurable }: ProductOption): boolean =>
  bundle.length + custom.length + configurable.length === 0;

const wireChoice = ({ optionId, optionValue }: ConfigurableChoice) => ({
  option_id: optionId,
  option_value: optionValue,
});
