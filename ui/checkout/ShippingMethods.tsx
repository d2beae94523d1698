import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Radio, RadioGroup, RadioNotice, SteadyRadioBox, type RadioGroupProps } from "../forms/RadioGroup.tsx";
import { Amount } from "../primitives/Amount.tsx";
import type { AmountValue } from "../primitives/formats.ts";

/** The codes that identify a shipping method. */
export interface ShippingMethodKey {
  /** The carrier's code, such as "dpd". */
  readonly carrierCode: string;
  /** The code of the method of this carrier, such as "courier". */
  readonly methodCode: string;
}

/** A shipping method to choose. */
export interface ShippingMethodOption extends ShippingMethodKey {
  /** The name of the method. */
  readonly title: string;
  /** The gross price. */
  readonly price: AmountValue;
  /** When and where the order is delivered, such as the promised day. */
  readonly delivery?: ReactNode;
}

export interface ShippingMethodsProps extends Pick<RadioGroupProps, "name" | "error" | "ref"> {
  /** The methods available for the address, in display order; `loading` while they are being requested. */
  methods: readonly ShippingMethodOption[] | "loading";
  /** The chosen method; null if none is. */
  value: ShippingMethodKey | null;
  /** Called with the codes of the method that the shopper chooses. */
  onChange: (method: ShippingMethodKey) => void;
  /** What the chosen method requires in addition, such as the choice of a parcel locker. */
  detail?: ReactNode;
}

/** Renders the choice of a shipping method, with prices. */
export function ShippingMethods({ methods, value, onChange, detail, ...group }: ShippingMethodsProps) {
  const options = methods === "loading" ? [] : methods;
  return (
    <RadioGroup
      {...group}
      legend={<FormattedMessage id="ui.shippingMethods.legend" />}
      value={value && keyOf(value)}
      onChange={(key) => {
        const chosen = options.find((option) => keyOf(option) === key);
        if (chosen) onChange({ carrierCode: chosen.carrierCode, methodCode: chosen.methodCode });
      }}
    >
      {options.length > 0 ? (
        <SteadyRadioBox>
          {options.map((option) => (
            <Radio
              key={keyOf(option)}
              value={keyOf(option)}
              label={option.title}
              end={<Amount value={option.price} />}
              description={option.delivery}
            >
              {detail}
            </Radio>
          ))}
        </SteadyRadioBox>
      ) : (
        <RadioNotice>
          <FormattedMessage id={methods === "loading" ? "ui.shippingMethods.loading" : "ui.shippingMethods.empty"} />
        </RadioNotice>
      )}
    </RadioGroup>
  );
}

const keyOf = ({ carrierCode, methodCode }: ShippingMethodKey) => `${carrierCode}/${methodCode}`;
