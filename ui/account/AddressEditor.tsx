import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { FormattedMessage } from "react-intl";
import { AddressForm } from "../checkout/AddressForm.tsx";
import { checkAddressLater } from "../checkout/checkAddressLater.ts";
import { Fieldset } from "../forms/Fieldset.tsx";
import { UncheckedForm } from "../forms/UncheckedForm.tsx";
import { useCheckedForm } from "../forms/useCheckedForm.ts";
import { Button } from "../primitives/Button.tsx";
import type { AddressErrors, AddressValue, TypedAddress } from "../rules/address.ts";
import { type CountryCode, isCountryCode } from "../rules/country.ts";
import { actions } from "../forms/sent/sentForm.css.ts";
import { editor } from "./AddressEditor.css.ts";
import type { FormRefusal, SentForm } from "../forms/sent/sentForm.ts";
import { RefusedNotice } from "../forms/sent/RefusedNotice.tsx";

interface AddressEditorBase extends Required<SentForm> {
  /** What is changed; null makes a new one. */
  address: AddressValue | null;
  /** The country of a new address at first. */
  country: CountryCode;
  countries: readonly CountryCode[];
  onSave: (address: AddressValue) => void;
  onCancel: () => void;
}

export type AddressEditorProps = AddressEditorBase & FormRefusal;

const empty = {
  firstName: "",
  lastName: "",
  street: "",
  apartment: "",
  postcode: "",
  city: "",
  region: "",
  phone: "",
};

/** One address of an `AddressBook` while it is written. */
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
    checkAddressLater,
    address ?? { ...empty, country },
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
      {isUnchecked && <UncheckedForm onRetry={() => void submit()} />}
      <RefusedNotice refused={refused} retryAt={retryAt} pending={pending} timeZone={timeZone} />
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
