import type { VariantOption } from "@dioptra/ui";
import { catalog } from "#configuration/catalog.ts";
import { images } from "#configuration/images.ts";
import { photographOr } from "#domain/media/picture.ts";
import { availableValues, chooseOption, nearestVariant } from "#domain/product/variants.ts";
import type { ConfigurableOption, Product, Variant } from "#domain/product/product.ts";
import { framePictureHref } from "#domain/product/framePicture.ts";
import { productHref } from "#domain/product/href.ts";
import type { StoreView } from "#domain/store.ts";

/** Which options are shown as pictures and temple marks; all others are words. */
const shownAs: Readonly<Record<string, "finish" | "size">> = { color: "finish", size: "size" };

const words = { available: "yes", "sold-out": "sold-out", impossible: "impossible" } as const;

/** The questions that lead from a product to one of its variants, each answer with the page that it leads to. */
export function variantOptions(product: Product, shown: Variant, { prefix }: StoreView): VariantOption[] {
  const availability = availableValues(product, shown.values);
  const ledTo = (code: string, valueId: string): Variant => {
    const chosen = chooseOption(product, shown.values, code, valueId, catalog);
    return chosen.ok ? chosen.value : (chosen.error.nearest ?? shown);
  };
  const insteadOf = (code: string, valueId: string) => {
    const nearest = nearestVariant(product, shown.values, code, valueId);
    return nearest && nearest !== shown
      ? { values: nearest.values, href: productHref(prefix, product, nearest.sku) }
      : undefined;
  };
  const optionOf = ({ code, label, values }: ConfigurableOption): VariantOption => {
    const answers = values.map(({ id, label }) => {
      const variant = ledTo(code, id);
      const available = words[availability[code]?.[id] ?? "impossible"];
      const { frame, pictures } = variant;
      const instead = available === "yes" ? undefined : insteadOf(code, id);
      const href = productHref(prefix, product, variant.sku);
      return { id, label, available, instead, href, frame, photo: pictures[0] };
    });
    const drawn = answers.flatMap(({ frame, photo, ...answer }) =>
      frame
        ? [{ ...answer, frame, picture: photographOr(framePictureHref(frame, "swatch"), photo, "swatch", images) }]
        : [],
    );
    const shows = drawn.length === answers.length ? shownAs[code] : undefined;
    return shows ? { code, label, shows, values: drawn } : { code, label, shows: "words", values: answers };
  };
  return product.options.map(optionOf);
}
