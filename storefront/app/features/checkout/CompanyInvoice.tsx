import { CompanyInvoiceForm, useCheckedForm, type VatRegisterState } from "@dioptra/ui";
import {
  checkCompany,
  checkTaxId,
  type CompanyErrors,
  type CompanyValue,
  type CountryCode,
  type TypedCompany,
} from "@dioptra/ui/rules";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import type { Address } from "#domain/checkout/checkout.ts";
import { WithMessages } from "../../components/WithMessages.tsx";
import { vatQuery } from "../../queries/checkout.ts";
import { useSession } from "../../state/useShop.ts";
import type { AddressFormState } from "./addressFields.ts";
import { LazySaveCompany, LazySavedCompanies } from "./lazyCustomerParts.ts";
import type { SaveCompanyHandle } from "./SaveAddress.tsx";
import { useKeptForm } from "./useKeptForm.ts";

/** What the step calls when it is completed. */
export interface CompanyInvoiceHandle {
  /** Checks the company, also in the VAT register. Returns null, with the wrong field focused, if it is not accepted. */
  readonly check: () => Promise<CheckedCompany | null>;
}

/** A company that was accepted. */
export interface CheckedCompany {
  readonly company: CompanyValue;
  /** Keeps it in the account with the address of the invoice, if the customer wants so. */
  readonly keep: (address: Address) => void;
}

export interface CompanyInvoiceProps {
  readonly ref: RefObject<CompanyInvoiceHandle | null>;
  /** The country of the invoice's address, which the form of the tax number depends on. */
  readonly country: CountryCode;
  /** The company that was given before; null for none. */
  readonly company: TypedCompany | null;
  /** The form of the invoice's address. */
  readonly billing: AddressFormState;
  /** Called when a kept company was chosen, with whether it has the address of the delivery. */
  readonly onSame: (isSame: boolean) => void;
}

/** The fields of a company that the invoice is made out to. */
export const CompanyInvoice = (props: CompanyInvoiceProps) => (
  <WithMessages parts={["choices"]}>
    <Fields {...props} />
  </WithMessages>
);

const registerStates = { valid: "valid", invalid: "not-found", unchecked: "unavailable" } as const;

/** The state of a number in the register. One that the register cannot be asked about does not stop the order. */
function useRegister(country: CountryCode, taxId: string | null) {
  const { client } = useRouteContext({ from: "__root__" });
  const { data, isError, isPaused } = useQuery({ ...vatQuery(client, country, taxId ?? ""), enabled: taxId !== null });
  if (taxId === null) return { register: "idle" as const };
  const register: VatRegisterState = data
    ? registerStates[data.status]
    : isError || isPaused
      ? "unavailable"
      : "checking";
  return { register, ...(data?.name && { registeredName: data.name }) };
}

function Fields({ ref, country, company, billing, onSame }: CompanyInvoiceProps) {
  const isCustomer = useSession(({ customer }) => customer !== null);
  const saving = useRef<SaveCompanyHandle>(null);
  const { client } = useRouteContext({ from: "__root__" });
  const queryClient = useQueryClient();
  const { form, errors } = useCheckedForm<TypedCompany, CompanyValue, CompanyErrors>(
    (typed) => checkCompany(typed, country),
    company ?? { company: "", taxId: "" },
  );
  useKeptForm("company", form);
  const typed = checkTaxId(useWatch({ control: form.control, name: "taxId" }), country);
  /** The number that the register was last asked about. */
  const [asked, setAsked] = useState<string | null>(null);
  const isCurrent = typed.ok && typed.value === asked && country !== "US";

  // What is wrong with the number depends on the country.
  const checkedCountry = useRef(country);
  useEffect(() => {
    if (checkedCountry.current === country) return;
    checkedCountry.current = country;
    if (form.formState.isSubmitted) void form.trigger();
  }, [country, form]);

  /** Returns whether the register has refused a number. */
  async function isUnknown(taxId: string): Promise<boolean> {
    if (country === "US" || navigator.onLine === false) return false;
    const found = await queryClient.fetchQuery(vatQuery(client, country, taxId)).catch(() => null);
    return found?.status === "invalid";
  }

  useImperativeHandle(ref, () => ({
    check: () =>
      new Promise((resolve) => {
        void form.handleSubmit(
          async (value) => {
            setAsked(value.taxId);
            const isRefused = await isUnknown(value.taxId);
            if (isRefused) form.setFocus("taxId");
            // Once the step is completed, it is no longer shown.
            const asked = saving.current;
            resolve(isRefused ? null : { company: value, keep: (address) => void asked?.save(address, value) });
          },
          () => resolve(null),
        )();
      }),
  }));

  const register = useRegister(country, isCurrent ? asked : null);
  return (
    <>
      {isCustomer && <LazySavedCompanies form={form} billing={billing} isAnswered={company !== null} onSame={onSame} />}
      <CompanyInvoiceForm
        field={(name) => form.register(name)}
        errors={errors}
        country={country}
        onCheck={setAsked}
        {...register}
      />
      {isCustomer && <LazySaveCompany ref={saving} form={form} />}
    </>
  );
}
