import { canBeMade, type LensParameter, type LensValue, lensParameters, readLensValue } from "@dioptra/ui/optics";
import { contactLensOptions, customValues, optionOf, readPrescriptionOptions } from "#contract/order/prescription.ts";
import type { ProductOption } from "#domain/cart/cart.ts";
import { judgePrescription } from "#domain/prescription.ts";
import { kindError } from "#domain/product/productErrors.ts";
import { ok, type Result } from "#domain/result.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { isForSale } from "../catalog/isForSale.ts";
import { kindOf } from "../catalog/kindOf.ts";
import type { ListedVariant } from "../catalog/listedProduct.ts";
import type { Session } from "../kernel/database/database.ts";
import { refused, refusedFields, type Refused } from "../kernel/http/refused.ts";

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

/** Nobody can wear contact lenses of which only the pack was chosen. */
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
