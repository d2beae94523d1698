import type { VariantOption } from "@dioptra/ui";
import { catalog } from "#configuration/catalog.ts";
import { images } from "#configuration/images.ts";
import { photographOr } from "#domain/media/picture.ts";
import { availableValues, chooseOption, nearestVariant } from "#domain/product/variants.ts";
import type { ConfigurableOption, Product, Variant } from "#domain/product/product.ts";
import { framePictureHref } from "#domain/product/framePicture.ts";
import { productHref } from "#domain/product/href.ts";
import type { StoreView } from "#domain/store.ts";

/** Options that are shown as pictures or temple marks. All others are shown as words. */
const shownAs: Readonly<Record<string, "finish" | "size">> = { color: "finish", size: "size" };

/** The component's words for the availability of a value. */
const availabilities = { available: "yes", "sold-out": "sold-out", impossible: "impossible" } as const;

/** Returns the options of a product for the variant picker. Each value links to the variant that it leads to. */
export function variantOptions(product: Product, shown: Variant, { prefix }: StoreView): VariantOption[] {
  const availability = availableValues(product, shown.values);
  const variantFor = (code: string, valueId: string): Variant => {
    const chosen = chooseOption(product, shown.values, code, valueId, catalog);
    return chosen.ok ? chosen.value : (chosen.error.nearest ?? shown);
  };
  const alternativeTo = (code: string, valueId: string) => {
    const nearest = nearestVariant(product, shown.values, code, valueId);
    return nearest && nearest !== shown
      ? { values: nearest.values, href: productHref(prefix, product, nearest.sku) }
      : undefined;
  };
  const optionOf = ({ code, label, values }: ConfigurableOption): VariantOption => {
    const choices = values.map(({ id, label }) => {
      const variant = variantFor(code, id);
      const available = availabilities[availability[code]?.[id] ?? "impossible"];
      const { frame, pictures } = variant;
      const instead = available === "yes" ? undefined : alternativeTo(code, id);
      const href = productHref(prefix, product, variant.sku);
      return { id, label, available, instead, href, frame, photo: pictures[0] };
    });
    const framed = choices.flatMap(({ frame, photo, ...choice }) =>
      frame
        ? [{ ...choice, frame, picture: photographOr(framePictureHref(frame, "swatch"), photo, "swatch", images) }]
        : [],
    );
    const shows = framed.length === choices.length ? shownAs[code] : undefined;
    return shows ? { code, label, shows, values: framed } : { code, label, shows: "words", values: choices };
  };
  return product.options.map(optionOf);
}
