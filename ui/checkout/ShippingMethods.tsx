import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Radio, RadioBox, RadioGroup, RadioNotice, type RadioGroupProps } from "../forms/RadioGroup.tsx";
import { Amount } from "../primitives/Amount.tsx";
import type { AmountValue } from "../primitives/formats.ts";

/** What tells one method from another. */
export interface ShippingMethodKey {
  readonly carrierCode: string;
  readonly methodCode: string;
}

export interface ShippingMethodOption extends ShippingMethodKey {
  readonly title: string;
  /** Gross. */
  readonly price: AmountValue;
  /** When and where to it comes, such as the promised day. */
  readonly delivery?: ReactNode;
}

export interface ShippingMethodsProps extends Pick<RadioGroupProps, "name" | "error" | "ref"> {
  /** What can be sent to the address, in the order shown; `loading` while the platform is asked. */
  methods: readonly ShippingMethodOption[] | "loading";
  value: ShippingMethodKey | null;
  onChange: (method: ShippingMethodKey) => void;
  /** What the chosen method calls for, such as the parcel locker. */
  detail?: ReactNode;
}

/** How the order is sent, each way with its price. */
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
        <RadioBox>
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
        </RadioBox>
      ) : (
        <RadioNotice>
          <FormattedMessage id={methods === "loading" ? "ui.shippingMethods.loading" : "ui.shippingMethods.empty"} />
        </RadioNotice>
      )}
    </RadioGroup>
  );
}

const keyOf = ({ carrierCode, methodCode }: ShippingMethodKey) => `${carrierCode}/${methodCode}`;
