import { Radio, RadioBox, RadioGroup } from "@dioptra/ui";
import type { TypedCompany } from "@dioptra/ui/rules";
import { useEffect, useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { FormattedMessage } from "react-intl";
import type { Company } from "#domain/checkout/checkout.ts";
import { isSameAddress } from "#domain/checkout/prefill.ts";
import { companiesOf, isSameCompany } from "#domain/customer/addressBook.ts";
import type { CustomerProfile } from "#domain/customer/customer.ts";
import { useDraft } from "../../state/checkout/createCheckout.ts";
import { useSession } from "../../state/useShop.ts";
import type { AddressFormState } from "./addressFields.ts";
import { fillIn, usePlaceText } from "./SavedAddresses.tsx";

/** The form of a company. */
export type CompanyFormState = UseFormReturn<TypedCompany, unknown, Company>;

export interface SavedCompaniesProps {
  readonly form: CompanyFormState;
  /** The form of the invoice's address, which is filled in with the company. */
  readonly billing: AddressFormState;
  /** Whether the shopper has given a company before, so that nothing is filled in. */
  readonly isAnswered: boolean;
  /** Called with whether the chosen company has the address of the delivery. */
  readonly onSame: (isSame: boolean) => void;
}

/** Fills in the company that a customer has kept, with its address, and offers the others. */
export function SavedCompanies(props: SavedCompaniesProps) {
  const customer = useSession((state) => state.customer);
  return customer && <Companies key={customer.id} {...props} customer={customer} />;
}

/** The value of the option without a kept company. */
const another = "another";
const noCompany: TypedCompany = { company: "", taxId: "" };

function Companies({
  form,
  billing,
  isAnswered,
  onSame,
  customer,
}: SavedCompaniesProps & { readonly customer: CustomerProfile }) {
  const placeText = usePlaceText();
  const offered = companiesOf(customer.addresses);
  const delivery = useDraft(({ shippingAddress }) => shippingAddress);
  const { company = "", taxId = "" } = useWatch({ control: form.control });
  const chosen = offered.find((each) => isSameCompany(each.company, { company, taxId }))?.id ?? another;
  /** The company that was typed before a kept one was chosen. */
  const typed = useRef(noCompany);

  function choose(id: string) {
    if (chosen === another) typed.current = form.getValues();
    const saved = offered.find((each) => each.id === id);
    const filled = saved?.company ?? typed.current;
    for (const field of ["company", "taxId"] as const) form.setValue(field, filled[field]);
    if (form.formState.isSubmitted) void form.trigger();
    if (!saved) return;
    const isSame = delivery !== null && isSameAddress(delivery, saved.address);
    if (!isSame) fillIn(billing, saved.address);
    onSame(isSame);
  }
  const isFilled = useRef(isAnswered);
  useEffect(() => {
    if (isFilled.current) return;
    isFilled.current = true;
    const [first] = offered;
    if (first && isSameCompany(form.getValues(), noCompany)) choose(first.id);
  });
  if (offered.length === 0) return null;
  return (
    <RadioGroup legend={<FormattedMessage id="checkout.saved.companies" />} value={chosen} onChange={choose}>
      <RadioBox>
        {offered.map((saved) => (
          <Radio
            key={saved.id}
            value={saved.id}
            label={`${saved.company.company}, ${saved.company.taxId}`}
            description={placeText(saved.address).place}
          />
        ))}
        <Radio value={another} label={<FormattedMessage id="checkout.saved.anotherCompany" />} />
      </RadioBox>
    </RadioGroup>
  );
}
