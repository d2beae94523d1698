import { checkVAT, germany, italy } from "jsvat-next";
import { accept, type Checked, type CheckedForm, refuse, refuseForm } from "./checked.ts";
import type { CountryCode } from "./country.ts";
import { maximumLengths } from "./maximumLengths.ts";
import { tidy } from "./text.ts";

/** `never-issued` is the form of a number that no office gives out; `wrong-checksum` most likely a slip of the pen. */
export type TaxIdProblem = "required" | "wrong-form" | "never-issued" | "wrong-checksum";

const nipWeights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
/** Numbers begin with that of a tax office (schema of the Polish Ministry of Finance). */
const nipOffice = /^[1-9](?:\d[1-9]|[1-9]\d)/;
/** The three digits of the office that gave out an Italian number. */
const italianOffice = /^\d{7}(?:00[1-9]|0[1-9]\d|100|12[01]|888|999)\d$/;
/** Those of other countries are kept as typed (docs/specification/checkout.md#checkout-25). */
const shortest = 3;

function checkNip(typed: string): Checked<string, TaxIdProblem> {
  const nip = typed.replace(/^PL/, "");
  if (!/^\d{10}$/.test(nip)) return refuse("wrong-form");
  if (!nipOffice.test(nip)) return refuse("never-issued");
  // A remainder of 10 is never given out; jsvat-next takes it for 0, therefore it is not asked here.
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

const isShortEnough = (typed: string) => typed.length >= shortest && typed.length <= maximumLengths.taxId;

/**
 * The tax number of a company as its country writes it: NIP, USt-IdNr., Partita IVA
 * (docs/specification/trade.md#trade-4 and the two after it). Whether it exists, only the register knows; in the United
 * States there is no such number, and any is kept as it is.
 */
export function checkTaxId(typed: string, country: CountryCode): Checked<string, TaxIdProblem> {
  const text = tidy(typed);
  if (text === "") return refuse("required");
  const bare = text.toUpperCase().replace(/[\s.\u2010-\u2015-]/g, "");
  if (country === "PL") return checkNip(bare);
  if (country === "DE") return checkGerman(bare.startsWith("DE") ? bare : `DE${bare}`);
  if (country === "IT") return checkItalian(bare);
  return isShortEnough(text) ? accept(text) : refuse("wrong-form");
}

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
