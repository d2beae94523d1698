import * as z from "zod/mini";
import type { ConfigurationTree, GlassesData, LensTypeNode } from "#domain/product/configuration.ts";
import { listOf, readAmount, textual, wireAmount } from "../wire/value.ts";
import { call, inAnyCurrency, perCurrency } from "../wire/endpoint.ts";

const choice = { id: textual, label: z.string(), attribute_code: z.string() };

/**
 * The form of the tree is our choice (docs/specification/calls.md#call-46): lens types with what there is of each, and
 * lenses for frames.
 */
const wireTree = z.object({
  lens_types: listOf(z.object({ ...choice, options: listOf(z.object(choice)) })),
  spectacle_lenses: listOf(z.object({ sku: z.string(), name: z.string(), price_incl_tax: wireAmount })),
});
export type WireConfigurationTree = z.input<typeof wireTree>;

const readChoice = ({ id, label, attribute_code }: z.output<z.ZodMiniObject<typeof choice>>) => ({
  id,
  label,
  attributeCode: attribute_code,
});

const tree = perCurrency((currency) =>
  z.pipe(
    wireTree,
    z.transform(({ lens_types, spectacle_lenses }): ConfigurationTree => ({
      lensTypes: lens_types.map(({ options, ...type }): LensTypeNode => ({
        ...readChoice(type),
        options: options.map(readChoice),
      })),
      spectacleLenses: spectacle_lenses.map(({ sku, name, price_incl_tax }) => ({
        sku,
        name,
        price: readAmount(price_incl_tax, currency),
      })),
    })),
  ),
);

const range = z.object({ from: z.number(), to: z.number(), step: z.number() });

/** Dioptres, degrees and mm. The form is our choice (docs/specification/calls.md#call-46). */
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
  refractive_indices: listOf(z.number()),
  options: listOf(
    z.object({
      attribute_code: z.string(),
      label: z.string(),
      values: listOf(z.object({ value: textual, label: z.string() })),
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
      values: values.map((own) => ({ id: own.value, label: own.label })),
    })),
  })),
);

export const productConfigurationEndpoints = {
  configurationTree: call({
    method: "GET",
    path: "/api/products/configuration-tree",
    query: ["storeCode"],
    body: null,
    result: tree,
  }),
  glassesData: call({
    method: "GET",
    path: "/api/products/glasses-data",
    query: ["storeCode"],
    body: null,
    result: inAnyCurrency(glassesData),
  }),
};
