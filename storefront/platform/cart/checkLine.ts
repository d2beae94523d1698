import type { ProductOption } from "#domain/cart/cart.ts";
import { checksum } from "#domain/cart/hash.ts";
import { ok, type Result } from "#domain/result.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { isForSale, kindOf, type ListedVariant } from "../catalog/listedProduct.ts";
import type { Attribute } from "../catalog/attributes.ts";
import type { Session } from "../kernel/database/database.ts";
import { refused, type Refused, refusedFields } from "../kernel/http/refused.ts";
import { canBeMade, type LensParameter, type LensValue, lensParameters, readLensValue } from "@dioptra/ui/optics";
import { contactLensOptions, customValues, optionOf, readPrescriptionOptions } from "#contract/order/prescription.ts";
import { judgePrescription } from "#domain/prescription.ts";
import { kindError } from "#domain/product/productErrors.ts";

/** What is really bought, and what tells the line from another of the same sku. */
export interface Resolved {
  readonly listed: ListedVariant;
  /** With every option that the variant was chosen by, whichever way it was named. */
  readonly productOption: ProductOption;
  readonly checksum: string;
}

/** The options that a variant has, as the choices that lead to it. */
const choicesOf = ({ variant }: ListedVariant, attributes: readonly Attribute[]): ProductOption["configurable"] =>
  attributes.flatMap(({ id, code, isChoice }) => {
    const value = isChoice ? variant.attributes[code] : undefined;
    return value === undefined ? [] : [{ optionId: String(id), optionValue: String(value) }];
  });

function fits(listed: ListedVariant, { configurable }: ProductOption, attributes: readonly Attribute[]): boolean {
  const choices = choicesOf(listed, attributes);
  return configurable.every(({ optionId, optionValue }) =>
    choices.some((choice) => choice.optionId === optionId && choice.optionValue === optionValue),
  );
}

/** Products made of parts: they are shown, but their choices cannot be ordered yet. */
const unsoldTypes: ReadonlySet<string> = new Set(["bundle", "grouped"]);

/** Finds the variant that a line means: by its own sku, or by its product's and the options chosen. */
export async function resolveVariant(
  session: Session,
  { goods, attributes }: CatalogueView,
  { sku, productOption }: { readonly sku: string; readonly productOption: ProductOption },
): Promise<Result<Resolved, Refused>> {
  const products = [...(await goods.named(session, [sku])).values()];
  if (products.some(({ product }) => product.sku === sku && unsoldTypes.has(product.typeId))) {
    return refused("NOT_SOLD_YET", "This product cannot be ordered yet.");
  }
  const named = products
    .flatMap(({ product, text, listings }) => listings.map((listing): ListedVariant => ({ product, text, ...listing })))
    .filter(({ variant, product }) => variant.sku === sku || product.sku === sku);
  if (named.length === 0) return refused("ENOTFOUND", "There is no such product.");
  const fitting = named.filter((listed) => fits(listed, productOption, attributes));
  const own = fitting.find(({ variant }) => variant.sku === sku);
  const listed = own ?? (fitting.length === 1 ? fitting[0] : undefined);
  if (!listed) {
    return refused(
      "NO_SUCH_CONFIGURATION",
      "No such configuration for the product. Please choose another combination.",
    );
  }
  const full = { configurable: choicesOf(listed, attributes), custom: productOption.custom, bundle: [] };
  return ok({ listed, productOption: full, checksum: checksum(full) });
}

type Custom = ProductOption["custom"];

/** What a line's options come to. */
export interface CheckedOptions {
  /** The lenses that are made for a frame; null for a line without. */
  readonly lens: ListedVariant | null;
  readonly needsOptician: boolean;
}

const nothingMade: CheckedOptions = { lens: null, needsOptician: false };

/** A figure where there is one; else the word, such as a colour. */
function lensValue(parameter: LensParameter, typed: string): LensValue | undefined {
  return typed.trim() === "" ? undefined : (readLensValue(parameter, typed) ?? typed.trim());
}

/** Contact lenses need their parameters; a pack alone cannot be ordered. */
function checkContactLens({ product }: ListedVariant, custom: Custom): Result<CheckedOptions, Refused> {
  const values = customValues(custom);
  const choice = Object.fromEntries(
    lensParameters.flatMap((parameter) => {
      const value = lensValue(parameter, values.get(contactLensOptions[parameter]) ?? "");
      return value === undefined ? [] : [[parameter, value]];
    }),
  );
  if (Object.keys(choice).length === 0 || !product.lensMatrix) {
    return refused("PARAMETERS_REQUIRED", "Choose the powers of the contact lenses first.");
  }
  return canBeMade(product.lensMatrix, choice)
    ? ok(nothingMade)
    : refused("NOT_MADE", "No contact lenses of these powers and measures are made.");
}

/** The lenses of a sku, when it is lenses for frames and they are sold. */
async function findLens(session: Session, { goods }: CatalogueView, sku: string): Promise<ListedVariant | null> {
  const [found] = (await goods.named(session, [sku])).values();
  const listing = found?.listings.find(({ variant }) => variant.sku === sku);
  if (!found || !listing) return null;
  const listed = { product: found.product, text: found.text, ...listing };
  return kindOf(listed) === "spectacle-lenses" && isForSale(listed) ? listed : null;
}

const problem = (part: string, word: string) => ({
  field: `cartItem.product_option.custom_options.${optionOf(part)}`,
  problem: word,
});

/** Whether a line can be bought with the options that it has, and what is made of them. What was typed is never repeated. */
export async function checkOptions(
  session: Session,
  view: CatalogueView,
  listed: ListedVariant,
  { custom }: ProductOption,
): Promise<Result<CheckedOptions, Refused>> {
  const kind = kindOf(listed);
  if (kind === "contact-lenses") return checkContactLens(listed, custom);
  if (kindError(kind)) return refused("NOT_SOLD_YET", "This product cannot be ordered yet.");
  const sent = readPrescriptionOptions(custom);
  if (!sent) return ok(nothingMade);
  const judged = judgePrescription(sent);
  if (!judged.ok) return refusedFields(judged.error.map(({ part, problem: word }) => problem(part, word)));
  const { lensSku, needsOptician } = judged.value;
  const isFrame = kind === "prescription-glasses" || kind === "sunglasses";
  const lens = isFrame ? await findLens(session, view, lensSku) : null;
  return lens ? ok({ lens, needsOptician }) : refusedFields([problem("lensSku", isFrame ? "unknown" : "not-for-this")]);
}
