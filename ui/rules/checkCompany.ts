import { accept, refuseForm, type CheckedForm } from "./checked.ts";
import { checkTaxId, type TaxIdProblem } from "./checkTaxId.ts";
import type { CountryCode } from "./country.ts";
import { tidy } from "./tidy.ts";

export interface CompanyValue {
  readonly company: string;
  readonly taxId: string;
}

export type CompanyField = keyof CompanyValue;
export type TypedCompany = Readonly<Record<CompanyField, string>>;
export type CompanyNameProblem = "required" | "too-short";

/** What is wrong, by field; a field that is right is absent. */
export interface CompanyErrors {
  readonly company?: CompanyNameProblem | undefined;
  readonly taxId?: TaxIdProblem | undefined;
}

/** A company's name has at least 3 characters (docs/specification/checkout.md#checkout-15). */
const shortestName = 3;

/**
 * Whom an invoice is made out to; whether the number exists, the register is asked
 * (docs/decisions/product.md#decision-14).
 */
export function checkCompany(typed: TypedCompany, country: CountryCode): CheckedForm<CompanyValue, CompanyErrors> {
  const company = tidy(typed.company);
  const taxId = checkTaxId(typed.taxId, country);
  const nameProblem = company === "" ? "required" : company.length < shortestName ? "too-short" : null;
  if (nameProblem === null && taxId.ok) return accept({ company, taxId: taxId.value });
  return refuseForm({
    ...(nameProblem !== null && { company: nameProblem }),
    ...(!taxId.ok && { taxId: taxId.error }),
  });
}
