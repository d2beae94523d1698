import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Radio, RadioBox, RadioGroup, RadioNotice, type RadioGroupProps } from "../forms/RadioGroup.tsx";
import { Amount } from "../primitives/Amount.tsx";
import type { AmountValue } from "../primitives/formats.ts";
import * as styles from "./PaymentGroups.css.ts";

export interface PaymentOption {
  readonly code: string;
  readonly title: string;
  readonly description?: ReactNode;
  /** Why it cannot be chosen now, in a sentence; stands in place of the description. */
  readonly unavailable?: ReactNode;
  /** What paying this way adds to the order; gross. */
  readonly cost: AmountValue;
  /** The brands behind it, such as the kinds of cards; they stand in place of a cost of 0. */
  readonly marks?: readonly string[];
}

export interface PaymentGroupsProps extends Pick<RadioGroupProps, "name" | "error" | "ref"> {
  /**
   * The three groups of docs/specification/checkout.md#checkout-37: at once (BLIK, Google Pay, Apple Pay), by bank or
   * PayPal, by card or later. `loading` while the platform is asked; a group without methods is left out.
   */
  groups: readonly (readonly PaymentOption[])[] | "loading";
  /** The code of the chosen method; null while none is. */
  value: string | null;
  onChange: (code: string) => void;
  /** What the chosen method calls for, such as the BLIK code. */
  detail?: ReactNode;
}

/** How the order is paid. The heading above it says so to the eye. */
export function PaymentGroups({ groups, value, onChange, detail, ...group }: PaymentGroupsProps) {
  const filled = groups === "loading" ? [] : groups.filter((methods) => methods.length > 0);
  return (
    <RadioGroup
      {...group}
      legend={<FormattedMessage id="ui.paymentGroups.legend" />}
      legendDisplay="hidden"
      value={value}
      onChange={onChange}
    >
      {filled.map((methods) => (
        <RadioBox key={methods[0]?.code}>
          {methods.map((method) => (
            <Radio
              key={method.code}
              value={method.code}
              label={method.title}
              end={<PaymentEnd {...method} />}
              description={method.unavailable ?? method.description}
              disabled={method.unavailable !== undefined}
            >
              {detail}
            </Radio>
          ))}
        </RadioBox>
      ))}
      {filled.length === 0 && (
        <RadioNotice>
          <FormattedMessage id={groups === "loading" ? "ui.paymentGroups.loading" : "ui.paymentGroups.empty"} />
        </RadioNotice>
      )}
    </RadioGroup>
  );
}

function PaymentEnd({ title, cost, marks }: PaymentOption) {
  return (
    <span className={styles.end}>
      {marks?.map((mark) => (
        // What the title says already need not be read out twice.
        <span key={mark} className={styles.mark} aria-hidden={mark === title || undefined}>
          {mark}
        </span>
      ))}
      {(cost.minor !== 0 || marks === undefined) && <Amount value={cost} />}
    </span>
  );
}
