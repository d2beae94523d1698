import { allValues } from "@dioptra/ui/optics";
import type { CatalogueView } from "./catalogue.ts";
import type { ListedProduct } from "./listedProduct.ts";
import type { Attribute } from "./attributes.ts";

const formats = new Map<string, Intl.NumberFormat>();

/** Made once for each locale: it takes longer than all that it is used for. */
function formatOf(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}

/** Before the percent sign and the millimetres of a figure stands a space that does not break. */
const figure = (value: number, unit: string | null, locale: string) =>
  [formatOf(locale).format(value), ...(unit ? [unit] : [])].join("\u00A0");

/** What a value is called: as its option, or as a figure with its unit. */
function namesOf({ options, unit }: Attribute, value: string | number, locale: string) {
  const named = options.filter((option) => option.value === String(value));
  return typeof value === "number" && options.length === 0
    ? [{ value: String(value), label: figure(value, unit, locale) }]
    : named;
}

/** Contact lenses come in several colours at once, which are no variants. */
const colorsOf = ({ lensMatrix }: ListedProduct["product"], code: string) =>
  lensMatrix && code === "contactlens_color" ? allValues(lensMatrix, "color") : [];

type Told = Pick<ListedProduct, "product" | "listings">;

/** What is said of variants, each once: lenses for the sun go with the colour of the frame. What is chosen by is no fact. */
const toldOfVariants = ({ listings }: Told, { code, isChoice, options }: Attribute) =>
  isChoice || options.length === 0
    ? []
    : [...new Set(listings.flatMap(({ variant }) => variant.attributes[code] ?? []))];

/** What the values of a product and of its variants are called in the language of the store view. */
export const productFacts = (listed: Told, { attributes, store }: CatalogueView) =>
  attributes.flatMap((attribute) => {
    const { id, code, label } = attribute;
    const own = listed.product.attributes[code];
    const values =
      own === undefined ? [...colorsOf(listed.product, code), ...toldOfVariants(listed, attribute)] : [own].flat();
    const options = values.flatMap((value) => namesOf(attribute, value, store.intlLocale));
    return options.length > 0
      ? [{ attribute_id: id, attribute_code: code, default_frontend_label: label, options }]
      : [];
  });
