import { FormattedMessage, useIntl } from "react-intl";
import type { FieldBinding } from "../forms/useCheckedForm.ts";
import { Select } from "../forms/Select.tsx";
import { TextField } from "../forms/TextField.tsx";
import type { AddressErrors, AddressField } from "../rules/address.ts";
import { type CountryCode, countryCodes, usStates } from "../rules/country.ts";
import { maximumLengths } from "../rules/maximumLengths.ts";
import { addressExamples, typedPostcodeLength, addressMessages, type ProblemMessages } from "./formTexts.ts";
import { formGrid, span } from "./formGrid.css.ts";
import { usStateNames } from "./usStateNames.ts";

const labels = {
  firstName: "ui.personName.firstName",
  lastName: "ui.personName.lastName",
  country: "ui.addressForm.country",
  street: "ui.addressForm.street",
  apartment: "ui.addressForm.apartment",
  postcode: "ui.addressForm.postcode",
  city: "ui.addressForm.city",
  region: "ui.addressForm.region",
  phone: "ui.addressForm.phone",
} as const satisfies Record<AddressField, string>;

const autocompleteNames = {
  firstName: "given-name",
  lastName: "family-name",
  country: "country",
  street: "address-line1",
  apartment: "address-line2",
  postcode: "postal-code",
  city: "address-level2",
  region: "address-level1",
  phone: "tel",
} as const satisfies Record<AddressField, string>;

/** Postcode, city and region in the order of the country's postal service. */
const localFields = {
  PL: [
    ["postcode", "third"],
    ["city", "twoThirds"],
  ],
  DE: [
    ["postcode", "third"],
    ["city", "twoThirds"],
  ],
  IT: [
    ["postcode", "third"],
    ["city", "twoThirds"],
  ],
  US: [
    ["city", "third"],
    ["region", "third"],
    ["postcode", "third"],
  ],
} as const satisfies Record<CountryCode, readonly (readonly ["postcode" | "city" | "region", keyof typeof span])[]>;

/** The maximum length of a typed phone number: E.164's 15 digits, a plus sign and spaces. */
const phoneLength = 20;

export interface AddressFormProps {
  /** The section for `autocomplete`: browsers fill in each address separately. */
  section: "shipping" | "billing";
  /** Returns the bindings that connect a field to the form's values. */
  field: (name: AddressField) => FieldBinding;
  /** The selected country: determines which fields there are, and their order. */
  country: CountryCode;
  /** The errors returned by `checkAddress`. */
  errors: AddressErrors;
  /** The countries to choose from. @default all countries the shop ships to */
  countries?: readonly CountryCode[];
}

/**
 * Renders the fields of an address, with the labels and in the order of its country. The surrounding form validates
 * with `checkAddress`.
 */
export function AddressForm({ section, field, country, errors, countries = countryCodes }: AddressFormProps) {
  const intl = useIntl();
  const { postcode, phone } = addressExamples[country];

  function fieldProps(name: AddressField, maximum?: number) {
    const problem = errors[name];
    const messages: ProblemMessages = addressMessages[name];
    const message = problem && messages[problem];
    return {
      ...field(name),
      label: <FormattedMessage id={labels[name]} />,
      autoComplete: `${section} ${autocompleteNames[name]}`,
      "aria-required": name !== "apartment",
      error: message && <FormattedMessage id={message} values={{ maximum, form: postcode, example: phone }} />,
    };
  }

  const textField = (name: AddressField, maximum: number) => (
    <TextField {...fieldProps(name, maximum)} maxLength={maximum} />
  );

  const postcodeField = () => (
    <TextField {...fieldProps("postcode")} maxLength={typedPostcodeLength} inputMode="numeric" />
  );

  const region = () => (
    <Select {...fieldProps("region")}>
      <option value="">{intl.formatMessage({ id: "ui.addressForm.region.choose" })}</option>
      {usStates.map((state) => (
        <option key={state} value={state}>
          {usStateNames[state]}
        </option>
      ))}
    </Select>
  );

  // Functions, so that fields are registered in display order: a form focuses its first invalid field in the order of
  // registration.
  const renderLocalField = { postcode: postcodeField, city: () => textField("city", maximumLengths.city), region };

  return (
    <div className={formGrid}>
      <div className={span.firstName}>{textField("firstName", maximumLengths.name)}</div>
      <div className={span.lastName}>{textField("lastName", maximumLengths.name)}</div>
      <div className={span.full}>
        <Select {...withDefault(fieldProps("country"), country)}>
          {countries.map((code) => (
            <option key={code} value={code}>
              {intl.formatDisplayName(code, { type: "region" })}
            </option>
          ))}
        </Select>
      </div>
      <div className={span.twoThirds}>{textField("street", maximumLengths.street)}</div>
      <div className={span.third}>
        <TextField
          {...fieldProps("apartment", maximumLengths.apartment)}
          mark={<FormattedMessage id="ui.addressForm.optional" />}
          maxLength={maximumLengths.apartment}
        />
      </div>
      {localFields[country].map(([name, width]) => (
        <div key={name} className={span[width]}>
          {renderLocalField[name]()}
        </div>
      ))}
      <div className={span.half}>
        <TextField
          {...fieldProps("phone")}
          type="tel"
          maxLength={phoneLength}
          hint={section === "shipping" && <FormattedMessage id="ui.addressForm.phone.hint" />}
        />
      </div>
    </div>
  );
}

/** Selects the country in an uncontrolled list, which would show its first entry before hydration. */
const withDefault = <Props extends FieldBinding>(props: Props, country: CountryCode) =>
  props.value === undefined ? { defaultValue: country, ...props } : props;
