import { type FocusEvent, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { FieldBinding } from "../forms/useCheckedForm.ts";
import { TextField } from "../forms/TextField.tsx";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import {
  checkTaxId,
  type CompanyErrors,
  type CompanyField,
  type CompanyNameProblem,
  type TaxIdProblem,
} from "../rules/company.ts";
import type { CountryCode } from "../rules/country.ts";
import { formGrid, span } from "./formGrid.css.ts";

/**
 * The result of checking the number in the EU's VAT register (VIES). Only `not-found` is an error
 * (docs/decisions/product.md#decision-14).
 */
export type VatRegisterState = "idle" | "checking" | "valid" | "not-found" | "unavailable";

export interface CompanyInvoiceFormProps {
  /** Returns the bindings that connect a field to the form's values. */
  field: (name: CompanyField) => FieldBinding;
  /** The errors returned by `checkCompany`. */
  errors: CompanyErrors;
  /** The country chosen earlier: determines the format of the tax number. */
  country: CountryCode;
  /** The state of the check in the VAT register. @default "idle" */
  register?: VatRegisterState;
  /** The company's name in the register. The register often does not return it. */
  registeredName?: string;
  /** Called with a number in a valid format when the field loses focus, to check it in the register. */
  onCheck?: (taxId: string) => void;
}

const labels = {
  PL: "ui.companyInvoiceForm.nip",
  DE: "ui.companyInvoiceForm.vatId",
  IT: "ui.companyInvoiceForm.vatId",
  US: "ui.companyInvoiceForm.taxId",
} as const satisfies Record<CountryCode, string>;

const examples = {
  PL: "123-456-32-18",
  DE: "DE136695976",
  IT: "IT00743110157",
  US: "12-3456789",
} as const satisfies Record<CountryCode, string>;

const nameProblems = {
  required: "ui.companyInvoiceForm.company.required",
  "too-short": "ui.companyInvoiceForm.company.tooShort",
} as const satisfies Record<CompanyNameProblem, string>;

const taxIdProblems = {
  required: "ui.companyInvoiceForm.taxId.required",
  "wrong-form": "ui.companyInvoiceForm.taxId.wrongForm",
  "never-issued": "ui.companyInvoiceForm.taxId.neverIssued",
  "wrong-checksum": "ui.companyInvoiceForm.taxId.wrongChecksum",
} as const satisfies Record<TaxIdProblem, string>;

/**
 * Renders the company fields of an invoice, with the result from the VAT register. The surrounding form validates with
 * `checkCompany`.
 */
export function CompanyInvoiceForm(props: CompanyInvoiceFormProps) {
  const { field, errors, country, register = "idle", registeredName, onCheck } = props;
  // In the order in which they are shown, since the first wrong one takes the focus.
  const [name, taxId] = [field("company"), field("taxId")];
  const example = examples[country];
  const taxIdError = errors.taxId && <FormattedMessage id={taxIdProblems[errors.taxId]} values={{ example }} />;
  const notFoundError = register === "not-found" && <FormattedMessage id="ui.companyInvoiceForm.notFound" />;

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    taxId.onBlur?.(event);
    const checked = checkTaxId(event.target.value, country);
    // American numbers have no such register.
    if (checked.ok && country !== "US") onCheck?.(checked.value);
  }

  return (
    <div className={formGrid}>
      <div className={span.full}>
        <TextField
          {...name}
          label={<FormattedMessage id="ui.companyInvoiceForm.company" />}
          autoComplete="billing organization"
          aria-required="true"
          error={errors.company && <FormattedMessage id={nameProblems[errors.company]} />}
        />
      </div>
      <div className={span.half}>
        <TextField
          {...taxId}
          label={<FormattedMessage id={labels[country]} />}
          autoComplete="off"
          aria-required="true"
          spellCheck={false}
          hint={<FormattedMessage id="ui.companyInvoiceForm.taxId.example" values={{ example }} />}
          error={taxIdError ?? notFoundError}
          onBlur={handleBlur}
        />
      </div>
      <div className={span.full} aria-live="polite">
        {!errors.taxId && registerNotices(registeredName)[register]}
      </div>
    </div>
  );
}

const registerNotices = (name?: string): Readonly<Record<VatRegisterState, ReactNode>> => ({
  idle: null,
  "not-found": null,
  checking: (
    <InlineNotice type="info">
      <FormattedMessage id="ui.companyInvoiceForm.checking" />
    </InlineNotice>
  ),
  valid: (
    <InlineNotice type="success">
      {name ? (
        <FormattedMessage id="ui.companyInvoiceForm.foundNamed" values={{ name }} />
      ) : (
        <FormattedMessage id="ui.companyInvoiceForm.found" />
      )}
    </InlineNotice>
  ),
  unavailable: (
    <InlineNotice type="warning">
      <FormattedMessage id="ui.companyInvoiceForm.unavailable" />
    </InlineNotice>
  ),
});
