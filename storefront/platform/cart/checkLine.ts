import type { ProductOption } from "#domain/cart/cart.ts";
import { checksum } from "#domain/cart/hash.ts";
import { ok, type Result } from "#domain/result.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { isForSale, kindOf, type ListedProduct, type ListedVariant } from "../catalog/listedProduct.ts";
import type { Attribute } from "../catalog/attributes.ts";
import type { Session } from "../kernel/database/database.ts";
import { refused, type Refused, refusedFields } from "../kernel/http/refused.ts";
import type { FieldCipher } from "../kernel/secrets/fieldCipher.ts";
import {
  dominanceOf,
  eyes,
  type LensChoice,
  type LensMatrix,
  lensParameters,
  lensProblems,
  type LensValue,
  nearestValues,
  parametersOf,
} from "@dioptra/ui/optics";
import { checkCustomOptions, localTime } from "@dioptra/ui/rules";
import type { FieldProblem } from "#contract/wire/refusal.ts";
import { contactLensOptionNames, dominantEyeName, readContactLensOptions } from "#domain/cart/contactLensOptions.ts";
import { optionNameOf, readPrescriptionOptions } from "#domain/cart/prescriptionOptions.ts";
import { timeZone } from "#configuration/store.ts";
import { checkGiftCard, giftCardOptionName, readGiftCardOptions } from "#domain/giftCard.ts";
import { assessPrescription, type PrescriptionProblem } from "#domain/prescription.ts";
import { answeredFiles, ownAnswers } from "#domain/cart/ownOptions.ts";
import type { OwnOption, ProductKind } from "#domain/product/product.ts";
import { bundleOptionsOf, type ChosenBundle, chooseParts, type StockedLine } from "./bundleLine.ts";
import { ownOptionsOf } from "../catalog/ownOptions.ts";
import { hasPhoto, missingFiles } from "../prescription/photos.ts";
import { openOptions, placeInCart } from "../prescription/sealedOptions.ts";
import { checkGlasses } from "./checkGlasses.ts";
import type { Line } from "./lines.ts";
import { kindError } from "#domain/product/productErrors.ts";

/** What a line buys, and the checksum that distinguishes it from other lines of the same variant. */
export interface ResolvedProduct extends StockedLine {
  /** All options of the variant, even when the request named it by its own sku. */
  readonly productOption: ProductOption;
  readonly checksum: string;
}

/** Returns the choices that lead to a variant, as the options of a line. */
const choicesOf = ({ variant }: ListedVariant, attributes: readonly Attribute[]): ProductOption["configurable"] =>
  attributes.flatMap(({ id, code, isChoice }) => {
    const value = isChoice ? variant.attributes[code] : undefined;
    return value === undefined ? [] : [{ optionId: String(id), optionValue: String(value) }];
  });

/** Whether a variant has all the options that were chosen. */
function matchesChoices(
  listed: ListedVariant,
  { configurable }: ProductOption,
  attributes: readonly Attribute[],
): boolean {
  const choices = choicesOf(listed, attributes);
  return configurable.every(({ optionId, optionValue }) =>
    choices.some((choice) => choice.optionId === optionId && choice.optionValue === optionValue),
  );
}

/** Resolves a bundle with its chosen parts. */
function resolveBundle(set: ListedProduct, { custom, bundle: sent }: ProductOption): Result<ResolvedProduct, Refused> {
  const chosen = chooseParts(set, sent);
  if (!chosen.ok) return chosen;
  const [first] = chosen.value.parts;
  if (!first) throw new Error("A bundle was resolved without parts.");
  const full = { configurable: [], custom, bundle: bundleOptionsOf(chosen.value) };
  return ok({ listed: first.listed, bundle: chosen.value, productOption: full, checksum: checksum(full) });
}

/**
 * Finds what a line buys: a variant by its own sku, or by the product's sku and the chosen options, or a bundle by its sku
 * and the chosen parts.
 */
export async function resolveProduct(
  session: Session,
  { goods, attributes }: CatalogueView,
  { sku, productOption }: { readonly sku: string; readonly productOption: ProductOption },
): Promise<Result<ResolvedProduct, Refused>> {
  const products = [...(await goods.bySku(session, [sku])).values()];
  const set = products.find(({ product }) => product.sku === sku && product.typeId === "bundle");
  if (set) return resolveBundle(set, productOption);
  const candidates = products
    .flatMap(({ product, text, listings }) => listings.map((listing): ListedVariant => ({ product, text, ...listing })))
    .filter(({ variant, product }) => variant.sku === sku || product.sku === sku);
  if (candidates.length === 0) return refused("ENOTFOUND", "There is no such product.");
  const matching = candidates.filter((listed) => matchesChoices(listed, productOption, attributes));
  const exact = matching.find(({ variant }) => variant.sku === sku);
  const listed = exact ?? (matching.length === 1 ? matching[0] : undefined);
  if (!listed) {
    return refused(
      "NO_SUCH_CONFIGURATION",
      "No such configuration for the product. Please choose another combination.",
    );
  }
  const full = { configurable: choicesOf(listed, attributes), custom: productOption.custom, bundle: [] };
  return ok({ listed, bundle: null, productOption: full, checksum: checksum(full) });
}

type Custom = ProductOption["custom"];

/** The result of checking the options of a line. */
export interface CheckedOptions {
  /** The lenses to be made for a frame; null for a line without prescription lenses. */
  readonly lens: ListedVariant | null;
  readonly needsOptician: boolean;
}

const noPrescription: CheckedOptions = { lens: null, needsOptician: false };

/** Checks the parameters of contact lenses, without which a pack cannot be ordered. */
function checkContactLens(
  { product }: Pick<ListedVariant, "product">,
  custom: Custom,
): Result<CheckedOptions, Refused> {
  const line = readContactLensOptions(custom);
  if (!line || !product.lensMatrix) {
    return refused("PARAMETERS_REQUIRED", "Choose the powers of the contact lenses first.");
  }
  const problems = lensProblems(product.lensMatrix, line.lens);
  const foreign = unknownParameters(product.lensMatrix, line.lens);
  if (problems.length + foreign.length === 0) {
    if (line.dominant !== null || dominanceOf(product.lensMatrix) === "none") return ok(noPrescription);
    const fields = [optionField(dominantEyeName, "required", eyes)];
    return refused("PARAMETERS_REQUIRED", "Name the dominant eye, for which these lenses are made differently.", {
      fields,
    });
  }
  const fields = [...problems, ...foreign].map(({ parameter, reason }) => {
    const value = line.lens[parameter];
    const nearest =
      typeof value === "number" ? nearestValues(product.lensMatrix ?? [], line.lens, parameter, value) : [];
    return optionField(contactLensOptionNames[parameter], reason, nearest);
  });
  return refused("NOT_MADE", "These contact lenses are not made with these powers and measures.", { fields });
}

/** Checks who gets a gift card, and when. */
function checkRecipient(custom: Custom, now: Date): Result<CheckedOptions, Refused> {
  const recipient = readGiftCardOptions(custom) ?? { email: "", from: "", message: "", sendOn: "" };
  const problems = Object.entries(checkGiftCard(recipient, localTime(now.toISOString(), timeZone).date));
  if (problems.length === 0) return ok(noPrescription);
  const named = (["email", "from", "message", "sendOn"] as const).flatMap((field) =>
    problems.flatMap(([each, problem]) => (each === field ? [optionField(giftCardOptionName(field), problem)] : [])),
  );
  return refused("PARAMETERS_REQUIRED", "Say who gets the gift card.", { fields: named });
}

/** Checks the answers to the own options of a product, and that the shop has their files. */
async function checkOwnOptions(
  session: Session,
  options: readonly OwnOption[],
  custom: Custom,
): Promise<Result<CheckedOptions, Refused>> {
  const missing = await missingFiles(session, answeredFiles(options, custom));
  const isUnknown = ({ optionId, optionValue }: Custom[number]) =>
    missing.includes(optionValue) || !options.some(({ id }) => id === optionId);
  const checked = checkCustomOptions(options, ownAnswers(custom));
  const fields = [
    ...custom.filter(isUnknown).map(({ optionId }) => optionField(optionId, "unknown")),
    ...(checked.ok ? [] : Object.entries(checked.errors).map(([id, problem]) => optionField(id, problem))),
  ];
  if (fields.length === 0) return ok(noPrescription);
  return refused("PARAMETERS_REQUIRED", "Answer the product's own options.", { fields });
}

/** Returns the chosen parameters that the lenses do not have at all, such as an axis of spherical lenses. */
const unknownParameters = (matrix: LensMatrix, lens: LensChoice) => {
  const known = parametersOf(matrix);
  return lensParameters
    .filter((parameter) => lens[parameter] !== undefined && !known.includes(parameter))
    .map((parameter) => ({ parameter, reason: "not-made" as const }));
};

/** Returns the spectacle lenses with a sku; null when there are none or they are not for sale. */
async function findLens(session: Session, { goods }: CatalogueView, sku: string): Promise<ListedVariant | null> {
  const [found] = (await goods.bySku(session, [sku])).values();
  const listing = found?.listings.find(({ variant }) => variant.sku === sku);
  if (!found || !listing) return null;
  const listed = { product: found.product, text: found.text, ...listing };
  return kindOf(listed) === "spectacle-lenses" && isForSale(listed) ? listed : null;
}

const optionField = (name: string, problem: string, nearest: readonly LensValue[] = []): FieldProblem => ({
  field: `cartItem.product_option.custom_options.${name}`,
  problem,
  ...(nearest.length > 0 && { nearest }),
});

const refusedOptions = (problems: readonly PrescriptionProblem[]) =>
  refusedFields(problems.map(({ part, problem, nearest }) => optionField(optionNameOf(part), problem, nearest)));

/**
 * Checks the options of a bundle: the parameters of its contact lenses, or the prescription of its spectacle lenses. Without
 * a prescription the order waits for an optician, to whom the shopper sends it.
 */
async function checkBundleOptions(
  session: Session,
  view: CatalogueView,
  { parts }: ChosenBundle,
  custom: Custom,
): Promise<Result<CheckedOptions, Refused>> {
  const partOf = (...kinds: readonly ProductKind[]) =>
    parts.find(({ listed }) => kinds.some((kind) => kind === kindOf(listed)))?.listed;
  const contactLenses = partOf("contact-lenses");
  if (contactLenses) return checkContactLens(contactLenses, custom);
  const lens = partOf("spectacle-lenses");
  if (!lens) return ok(noPrescription);
  const typed = readPrescriptionOptions(custom);
  if (!typed) return ok({ lens: null, needsOptician: true });
  const sent = { ...typed, lensSku: lens.variant.sku };
  const frame = partOf(...frameKinds);
  const checked = frame ? await checkGlasses(session, view, { frame, lens, sent }) : assessPrescription(sent);
  return checked.ok ? ok({ lens: null, needsOptician: checked.value.needsOptician }) : refusedOptions(checked.error);
}

const frameKinds = ["prescription-glasses", "sunglasses"] as const satisfies readonly ProductKind[];

/**
 * Checks the options of a line. Refuses options with which the line cannot be bought; a refusal names fields and possible
 * values but never repeats theirs, since they may be health data.
 */
export async function checkOptions(
  session: Session,
  view: CatalogueView,
  { listed, bundle, productOption: { custom } }: Pick<ResolvedProduct, "listed" | "bundle" | "productOption">,
  now: Date,
): Promise<Result<CheckedOptions, Refused>> {
  if (!(await hasPhoto(session, custom))) return refusedOptions([{ part: "photo", problem: "unknown" }]);
  if (bundle) return checkBundleOptions(session, view, bundle, custom);
  const kind = kindOf(listed);
  if (kind === "contact-lenses") return checkContactLens(listed, custom);
  if (kind === "gift-cards") return checkRecipient(custom, now);
  const own = ownOptionsOf(listed, view.store);
  if (own.length > 0) return checkOwnOptions(session, own, custom);
  if (kindError(kind)) return refused("NOT_SOLD_YET", "This product cannot be ordered yet.");
  const sent = readPrescriptionOptions(custom);
  if (!sent) return ok(noPrescription);
  const assessed = assessPrescription(sent);
  if (!assessed.ok) return refusedOptions(assessed.error);
  const isFrame = frameKinds.some((each) => each === kind);
  const lens = isFrame ? await findLens(session, view, sent.lensSku) : null;
  if (!lens) return refusedOptions([{ part: "lensSku", problem: isFrame ? "unknown" : "not-for-this" }]);
  const checked = await checkGlasses(session, view, { frame: listed, lens, sent });
  return checked.ok ? ok({ lens, needsOptician: checked.value.needsOptician }) : refusedOptions(checked.error);
}

/**
 * Checks the options of a stored line again, before it is ordered: what can be made may have changed since it was put into
 * the cart (docs/specification/prescriptions.md#rx-28).
 */
export async function checkStoredLine(
  session: Session,
  view: CatalogueView,
  { item, listed, bundle }: Line,
  { fields, now }: { readonly fields: FieldCipher; readonly now: Date },
): Promise<Result<CheckedOptions, Refused>> {
  const custom = openOptions(fields, item, placeInCart(item));
  return checkOptions(session, view, { listed, bundle, productOption: { ...item.productOption, custom } }, now);
}
