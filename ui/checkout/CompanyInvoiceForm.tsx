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
 * What the register of the European Union (VIES) said of the number; only `not-found` refuses it
 * (docs/decisions/product.md#decision-14).
 */
export type RegisterState = "idle" | "checking" | "valid" | "not-found" | "unavailable";

export interface CompanyInvoiceFormProps {
  /** Ties each field to the form that holds the values. */
  field: (name: CompanyField) => FieldBinding;
  /** As answered by `checkCompany`. */
  errors: CompanyErrors;
  /** Chosen before: it decides how a tax number is written. */
  country: CountryCode;
  /** @default "idle" */
  register?: RegisterState;
  /** The company that the register named; it often names none. */
  registeredName?: string;
  /** A number in the right form was typed: ask the register. */
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

/** Whom an invoice is made out to, with what the register says. The form around it checks with `checkCompany`. */
export function CompanyInvoiceForm(props: CompanyInvoiceFormProps) {
  const { field, errors, country, register = "idle", registeredName, onCheck } = props;
  const taxId = field("taxId");
  const example = examples[country];
  const ruled = errors.taxId && <FormattedMessage id={taxIdProblems[errors.taxId]} values={{ example }} />;
  const notFound = register === "not-found" && <FormattedMessage id="ui.companyInvoiceForm.notFound" />;

  function leave(event: FocusEvent<HTMLInputElement>) {
    taxId.onBlur?.(event);
    const checked = checkTaxId(event.target.value, country);
    // There is no register of American numbers.
    if (checked.ok && country !== "US") onCheck?.(checked.value);
  }

  return (
    <div className={formGrid}>
      <div className={span.full}>
        <TextField
          {...field("company")}
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
          error={ruled ?? notFound}
          onBlur={leave}
        />
      </div>
      <div className={span.full} aria-live="polite">
        {!errors.taxId && answers(registeredName)[register]}
      </div>
    </div>
  );
}

const answers = (name?: string): Readonly<Record<RegisterState, ReactNode>> => ({
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
