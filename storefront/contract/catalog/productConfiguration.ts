import * as z from "zod/mini";
import { lensTypes, refractiveIndices } from "@dioptra/ui/optics";
import type { ConfigurationTree, GlassesData, LensSupply, LensTypeNode } from "#domain/product/configuration.ts";
import { optionalList, readAmount, textual, wireAmount } from "../wire/value.ts";
import { defineEndpoint, inAnyCurrency, perCurrency } from "../wire/endpoint.ts";

const choice = { id: textual, label: z.string(), attribute_code: z.string() };

/** What a pair of lenses is made for: powers in dioptres of the stronger meridian, the diameter of its blank in mm. */
const wireSupply = z.object({
  lens_type: z.enum(lensTypes),
  refractive_index: z.literal([...refractiveIndices]),
  power_from: z.number(),
  power_to: z.number(),
  blank_diameter: z.number(),
  coatings: optionalList(z.string()),
});

/**
 * The configuration tree: the types of contact lenses with the options of each, and the lenses for frames. Its form is our
 * choice (docs/specification/calls.md#call-46).
 */
const wireTree = z.object({
  lens_types: optionalList(z.object({ ...choice, options: optionalList(z.object(choice)) })),
  spectacle_lenses: optionalList(
    z.object({
      sku: z.string(),
      name: z.string(),
      price_incl_tax: wireAmount,
      supply: z.optional(z.nullable(wireSupply)),
    }),
  ),
});
export type WireConfigurationTree = z.input<typeof wireTree>;

const readChoice = ({ id, label, attribute_code }: z.output<z.ZodMiniObject<typeof choice>>) => ({
  id,
  label,
  attributeCode: attribute_code,
});

const readSupply = (wire: z.output<typeof wireSupply>): LensSupply => ({
  type: wire.lens_type,
  index: wire.refractive_index,
  powers: { from: wire.power_from, to: wire.power_to },
  blank: wire.blank_diameter,
  coatings: wire.coatings,
});

const tree = perCurrency((currency) =>
  z.pipe(
    wireTree,
    z.transform(({ lens_types, spectacle_lenses }): ConfigurationTree => ({
      lensTypes: lens_types.map(({ options, ...type }): LensTypeNode => ({
        ...readChoice(type),
        options: options.map(readChoice),
      })),
      spectacleLenses: spectacle_lenses.map(({ sku, name, price_incl_tax, supply }) => ({
        sku,
        name,
        price: readAmount(price_incl_tax, currency),
        supply: supply ? readSupply(supply) : null,
      })),
    })),
  ),
);

const range = z.object({ from: z.number(), to: z.number(), step: z.number() });

/** The values that glasses can have, in dioptres, degrees and mm. The form is our choice (docs/specification/calls.md#call-46). */
const wireGlassesData = z.object({
  ranges: z.object({
    sphere: range,
    cylinder: range,
    axis: range,
    addition: range,
    prism: range,
    pupillary_distance: range,
    pupillary_distance_side: range,
  }),
  refractive_indices: optionalList(z.number()),
  options: optionalList(
    z.object({
      attribute_code: z.string(),
      label: z.string(),
      values: optionalList(z.object({ value: textual, label: z.string() })),
    }),
  ),
});
export type WireGlassesData = z.input<typeof wireGlassesData>;

const glassesData = z.pipe(
  wireGlassesData,
  z.transform(({ ranges, refractive_indices, options }): GlassesData => ({
    ranges,
    refractiveIndices: refractive_indices,
    options: options.map(({ attribute_code, label, values }) => ({
      code: attribute_code,
      label,
      values: values.map((option) => ({ id: option.value, label: option.label })),
    })),
  })),
);

export const productConfigurationEndpoints = {
  configurationTree: defineEndpoint({
    method: "GET",
    path: "/api/products/configuration-tree",
    query: ["storeCode"],
    body: null,
    result: tree,
  }),
  glassesData: defineEndpoint({
    method: "GET",
    path: "/api/products/glasses-data",
    query: ["storeCode"],
    body: null,
    result: inAnyCurrency(glassesData),
  }),
};
