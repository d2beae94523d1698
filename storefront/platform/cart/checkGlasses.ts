import { readFrame } from "#contract/catalog/goods.ts";
import { lensFrameOf, makingProblems } from "#domain/configurator/makeability.ts";
import { assessPrescription, type PrescriptionProblem, type SentPrescription } from "#domain/prescription.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import type { ListedVariant } from "../catalog/listedProduct.ts";
import { madeLensesOf, readSpectacleLenses } from "../catalog/spectacleLenses.ts";
import type { Session } from "../kernel/database/database.ts";

/** Glasses in a cart: their frame, the lenses that are made for it, and the prescription. */
export interface Glasses {
  readonly frame: ListedVariant;
  readonly lens: ListedVariant;
  readonly sent: SentPrescription;
}

const attributesOf = ({ product, variant }: ListedVariant) => ({ ...product.attributes, ...variant.attributes });

/**
 * Checks that the lenses can be made to the prescription for the frame, and returns whether an optician has to check it
 * (docs/specification/prescriptions.md#rx-28). An optician also checks what the catalogue does not state: a frame's
 * measures, or what the lenses are made for.
 */
export async function checkGlasses(
  session: Session,
  view: CatalogueView,
  { frame: listed, lens, sent }: Glasses,
): Promise<Result<{ readonly needsOptician: boolean }, readonly PrescriptionProblem[]>> {
  const assessed = assessPrescription(sent);
  if (!assessed.ok) return assessed;
  const { lensType, values, needsOptician } = assessed.value;
  const frame = readFrame(attributesOf(listed));
  const lenses = madeLensesOf(lens.product.attributes);
  if (!frame || !lenses) return ok({ needsOptician: true });
  const ordered = { frame: lensFrameOf(frame), lensType, values };
  const problems = makingProblems(ordered, lenses);
  if (problems.length === 0) return ok({ needsOptician });
  const others = await readSpectacleLenses(session, view);
  const made = others.flatMap(({ product }) => {
    const supply = madeLensesOf(product.attributes);
    return supply && makingProblems(ordered, supply).length === 0 ? [product.sku] : [];
  });
  return refuse(
    problems.map(({ part, problem, nearest = part === "lensSku" ? made : [] }) => ({ part, problem, nearest })),
  );
}
