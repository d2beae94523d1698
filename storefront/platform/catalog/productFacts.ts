import { allValues } from "@dioptra/ui/optics";
import type { CatalogueView } from "./catalogue.ts";
import type { ListedProduct } from "./listedProduct.ts";
import type { Attribute } from "./attributes.ts";

const formats = new Map<string, Intl.NumberFormat>();

/** Returns the number format of a locale. Formats are reused, because creating one is slow. */
function formatOf(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}

/** Formats a number with its unit after a no-break space. */
const formatNumber = (value: number, unit: string | null, locale: string) =>
  [formatOf(locale).format(value), ...(unit ? [unit] : [])].join("\u00A0");

/** Returns the label of a value: that of its option, or a number with its unit. */
function labelsOf({ options, unit }: Attribute, value: string | number, locale: string) {
  const matching = options.filter((option) => option.value === String(value));
  return typeof value === "number" && options.length === 0
    ? [{ value: String(value), label: formatNumber(value, unit, locale) }]
    : matching;
}

/** Returns the colours of contact lenses, which are not variants. */
const colorsOf = ({ lensMatrix }: ListedProduct["product"], code: string) =>
  lensMatrix && code === "contactlens_color" ? allValues(lensMatrix, "color") : [];

type ProductWithVariants = Pick<ListedProduct, "product" | "listings">;

/** Returns the distinct values of variants, such as the tints of sunglasses. Attributes that shoppers choose by are left out. */
const valuesOfVariants = ({ listings }: ProductWithVariants, { code, isChoice, options }: Attribute) =>
  isChoice || options.length === 0
    ? []
    : [...new Set(listings.flatMap(({ variant }) => variant.attributes[code] ?? []))];

/** Returns the attributes of a product and its variants with labels in the language of the store view. */
export const productFacts = (listed: ProductWithVariants, { attributes, store }: CatalogueView) =>
  attributes.flatMap((attribute) => {
    const { id, code, label } = attribute;
    const ownValue = listed.product.attributes[code];
    const values =
      ownValue === undefined
        ? [...colorsOf(listed.product, code), ...valuesOfVariants(listed, attribute)]
        : [ownValue].flat();
    const options = values.flatMap((value) => labelsOf(attribute, value, store.intlLocale));
    return options.length > 0
      ? [{ attribute_id: id, attribute_code: code, default_frontend_label: label, options }]
      : [];
  });
