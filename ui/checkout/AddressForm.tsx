import { FormattedMessage, useIntl } from "react-intl";
import type { FieldBinding } from "../forms/useCheckedForm.ts";
import { Select } from "../forms/Select.tsx";
import { TextField } from "../forms/TextField.tsx";
import type { AddressErrors, AddressField } from "../rules/address.ts";
import { type CountryCode, countryCodes, usStates } from "../rules/country.ts";
import { maximumLengths } from "../rules/maximumLengths.ts";
import { addressExamples, addressMessages, type ProblemMessages } from "./formTexts.ts";
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

const autofill = {
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

/** Postcode, city and region in the order in which the country's post writes them. */
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

/** How long a number may be as it is typed: E.164's 15 digits, a plus and spaces. */
const phoneLength = 20;

export interface AddressFormProps {
  /** Which of the order's addresses it is: browsers fill in each on its own. */
  section: "shipping" | "billing";
  /** Ties each field to the form that holds the values. */
  field: (name: AddressField) => FieldBinding;
  /** The country chosen now: its post decides which fields there are, and in which order. */
  country: CountryCode;
  /** As answered by `checkAddress`. */
  errors: AddressErrors;
  /** @default all that orders are sent to */
  countries?: readonly CountryCode[];
}

/** The fields of an address, in the words and the order of its country. The form around it checks with `checkAddress`. */
export function AddressForm({ section, field, country, errors, countries = countryCodes }: AddressFormProps) {
  const intl = useIntl();
  const { postcode, postcodeLength, phone } = addressExamples[country];

  function common(name: AddressField, maximum?: number) {
    const problem = errors[name];
    const messages: ProblemMessages = addressMessages[name];
    const message = problem && messages[problem];
    return {
      ...field(name),
      label: <FormattedMessage id={labels[name]} />,
      autoComplete: `${section} ${autofill[name]}`,
      "aria-required": name !== "apartment",
      error: message && <FormattedMessage id={message} values={{ maximum, form: postcode, example: phone }} />,
    };
  }

  const line = (name: AddressField, maximum: number) => <TextField {...common(name, maximum)} maxLength={maximum} />;

  const postcodeField = () => <TextField {...common("postcode")} maxLength={postcodeLength} inputMode="numeric" />;

  const region = () => (
    <Select {...common("region")}>
      <option value="">{intl.formatMessage({ id: "ui.addressForm.region.choose" })}</option>
      {usStates.map((state) => (
        <option key={state} value={state}>
          {usStateNames[state]}
        </option>
      ))}
    </Select>
  );

  // Made only where it stands: a form focuses its first wrong field in the order in which fields were tied to it.
  const local = { postcode: postcodeField, city: () => line("city", maximumLengths.city), region };

  return (
    <div className={formGrid}>
      <div className={span.firstName}>{line("firstName", maximumLengths.name)}</div>
      <div className={span.lastName}>{line("lastName", maximumLengths.name)}</div>
      <div className={span.full}>
        <Select {...withDefault(common("country"), country)}>
          {countries.map((code) => (
            <option key={code} value={code}>
              {intl.formatDisplayName(code, { type: "region" })}
            </option>
          ))}
        </Select>
      </div>
      <div className={span.twoThirds}>{line("street", maximumLengths.street)}</div>
      <div className={span.third}>
        <TextField
          {...common("apartment", maximumLengths.apartment)}
          mark={<FormattedMessage id="ui.addressForm.optional" />}
          maxLength={maximumLengths.apartment}
        />
      </div>
      {localFields[country].map(([name, width]) => (
        <div key={name} className={span[width]}>
          {local[name]()}
        </div>
      ))}
      <div className={span.half}>
        <TextField
          {...common("phone")}
          type="tel"
          maxLength={phoneLength}
          hint={section === "shipping" && <FormattedMessage id="ui.addressForm.phone.hint" />}
        />
      </div>
    </div>
  );
}

/** Before the form's own script runs, the list would else show its first country. */
const withDefault = <Props extends FieldBinding>(props: Props, country: CountryCode) =>
  props.value === undefined ? { defaultValue: country, ...props } : props;
