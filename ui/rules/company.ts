import { checkVAT, germany, italy } from "jsvat-next";
import { accept, type Checked, type CheckedForm, refuse, refuseForm } from "./checked.ts";
import type { CountryCode } from "./country.ts";
import { maximumLengths } from "./maximumLengths.ts";
import { tidyLine } from "./text.ts";

/**
 * The problem of a tax number. `never-issued`: well formed, but outside the issued ranges. `wrong-checksum`: most likely a
 * typing error.
 */
export type TaxIdProblem = "required" | "wrong-form" | "never-issued" | "wrong-checksum";

const nipWeights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
/** A Polish number begins with the code of a tax office (schema of the Polish Ministry of Finance). */
const nipOffice = /^[1-9](?:\d[1-9]|[1-9]\d)/;
/** An Italian number contains the three-digit code of the issuing office. */
const italianOffice = /^\d{7}(?:00[1-9]|0[1-9]\d|100|12[01]|888|999)\d$/;
/**
 * The minimum length in characters in countries whose format is not checked
 * (docs/specification/checkout.md#checkout-25).
 */
const shortestTaxId = 3;

function checkNip(typed: string): Checked<string, TaxIdProblem> {
  const nip = typed.replace(/^PL/, "");
  if (!/^\d{10}$/.test(nip)) return refuse("wrong-form");
  if (!nipOffice.test(nip)) return refuse("never-issued");
  // Numbers with a remainder of 10 are not issued. jsvat-next treats the remainder as 0 and would accept them.
  const sum = nipWeights.reduce((total, weight, index) => total + weight * Number(nip[index]), 0);
  return sum % 11 === Number(nip[9]) ? accept(nip) : refuse("wrong-checksum");
}

function checkGerman(typed: string): Checked<string, TaxIdProblem> {
  const { isValid, isValidFormat, value = "" } = checkVAT(typed, [germany]);
  if (!isValidFormat) return refuse("wrong-form");
  return isValid ? accept(value) : refuse("wrong-checksum");
}

function checkItalian(typed: string): Checked<string, TaxIdProblem> {
  const digits = typed.replace(/^IT/, "");
  if (!italianOffice.test(digits)) return refuse("wrong-form");
  const { isValid, value = "" } = checkVAT(`IT${digits}`, [italy]);
  return isValid ? accept(value) : refuse("wrong-checksum");
}

const isShortEnough = (typed: string) => typed.length >= shortestTaxId && typed.length <= maximumLengths.taxId;

/**
 * Returns a company's tax number in its country's format: NIP, USt-IdNr., Partita IVA
 * (docs/specification/trade.md#trade-4 and the two after it). Only the register can confirm that the number exists. The
 * United States has no such number, so any text of a sensible length is accepted there.
 */
export function checkTaxId(typed: string, country: CountryCode): Checked<string, TaxIdProblem> {
  const text = tidyLine(typed);
  if (text === "") return refuse("required");
  const bare = text.toUpperCase().replace(/[\s.-]/g, "");
  if (country === "PL") return checkNip(bare);
  if (country === "DE") return checkGerman(bare.startsWith("DE") ? bare : `DE${bare}`);
  if (country === "IT") return checkItalian(bare);
  return isShortEnough(text) ? accept(text) : refuse("wrong-form");
}

/** The company an invoice is issued to. */
export interface CompanyValue {
  readonly company: string;
  readonly taxId: string;
}

export type CompanyField = keyof CompanyValue;
export type TypedCompany = Readonly<Record<CompanyField, string>>;
/** The problem of a company name. */
export type CompanyNameProblem = "required" | "too-short";

/** The problem of each invalid field; valid fields are absent. */
export interface CompanyErrors {
  readonly company?: CompanyNameProblem | undefined;
  readonly taxId?: TaxIdProblem | undefined;
}

/** The minimum length of a company's name, in characters (docs/specification/checkout.md#checkout-15). */
const shortestName = 3;

/**
 * Checks name and tax number of a company, without a request to the register (docs/decisions/product.md#decision-14).
 */
export function checkCompany(typed: TypedCompany, country: CountryCode): CheckedForm<CompanyValue, CompanyErrors> {
  const company = tidyLine(typed.company);
  const taxId = checkTaxId(typed.taxId, country);
  const nameProblem = company === "" ? "required" : company.length < shortestName ? "too-short" : null;
  if (nameProblem === null && taxId.ok) return accept({ company, taxId: taxId.value });
  return refuseForm({
    ...(nameProblem !== null && { company: nameProblem }),
    ...(!taxId.ok && { taxId: taxId.error }),
  });
}
