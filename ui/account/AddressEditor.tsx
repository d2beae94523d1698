import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { FormattedMessage } from "react-intl";
import { AddressForm } from "../checkout/AddressForm.tsx";
import { checkAddressAsync } from "../checkout/checkAddressAsync.ts";
import { Fieldset } from "../forms/Fieldset.tsx";
import { FormCheckError } from "../forms/FormCheckError.tsx";
import { useCheckedForm } from "../forms/useCheckedForm.ts";
import { Button } from "../primitives/Button.tsx";
import type { AddressErrors, AddressValue, TypedAddress } from "../rules/address.ts";
import { emptyAddress } from "../rules/emptyAddress.ts";
import { type CountryCode, isCountryCode } from "../rules/country.ts";
import { actions } from "../forms/submission/submission.css.ts";
import { editor } from "./AddressEditor.css.ts";
import type { FormRefusal, SubmissionProps } from "../forms/submission/submission.ts";
import { RefusalNotice } from "../forms/submission/RefusalNotice.tsx";

interface AddressEditorBase extends Required<SubmissionProps> {
  /** The address to edit; null creates a new one. */
  address: AddressValue | null;
  /** The country preselected for a new address. */
  country: CountryCode;
  /** The countries to choose from. */
  countries: readonly CountryCode[];
  /** Called with the valid address. */
  onSave: (address: AddressValue) => void;
  /** Called to close the editor without saving. */
  onCancel: () => void;
}

export type AddressEditorProps = AddressEditorBase & FormRefusal;

/** Renders the form for one address of an `AddressBook`. */
export function AddressEditor({
  address,
  country,
  countries,
  pending,
  refused,
  retryAt,
  timeZone,
  onSave,
  onCancel,
}: AddressEditorProps) {
  const { form, errors, isUnchecked } = useCheckedForm<TypedAddress, AddressValue, AddressErrors>(
    checkAddressAsync,
    address ?? { ...emptyAddress, country },
  );
  const { setFocus } = form;
  useEffect(() => setFocus("firstName"), [setFocus]);
  const typedCountry = useWatch({ control: form.control, name: "country" });
  const submit = form.handleSubmit((value) => onSave(value));
  return (
    <form className={editor} method="post" noValidate onSubmit={submit}>
      <Fieldset legend={<FormattedMessage id={address ? "ui.addressBook.changeTitle" : "ui.addressBook.newTitle"} />}>
        <AddressForm
          section="shipping"
          field={(name) => form.register(name)}
          country={isCountryCode(typedCountry) ? typedCountry : country}
          errors={errors}
          countries={countries}
        />
      </Fieldset>
      {isUnchecked && <FormCheckError onRetry={() => void submit()} />}
      <RefusalNotice refused={refused} retryAt={retryAt} pending={pending} timeZone={timeZone} />
      <div className={actions}>
        <Button type="submit" pending={pending}>
          <FormattedMessage id="ui.addressBook.save" />
        </Button>
        <Button variant="line" onClick={onCancel}>
          <FormattedMessage id="ui.addressBook.cancel" />
        </Button>
      </div>
    </form>
  );
}
