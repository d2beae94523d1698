import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Radio, RadioBox, RadioGroup, RadioNotice, type RadioGroupProps } from "../forms/RadioGroup.tsx";
import { Amount } from "../primitives/Amount.tsx";
import type { AmountValue } from "../primitives/formats.ts";
import * as styles from "./PaymentGroups.css.ts";

/** A payment method to choose. */
export interface PaymentOption {
  /** Identifies the method. */
  readonly code: string;
  /** The name of the method. */
  readonly title: string;
  /** A second line, such as the available banks. */
  readonly description?: ReactNode;
  /** Why the method is unavailable, in a sentence; replaces the description. */
  readonly unavailable?: ReactNode;
  /** What can be done about that, such as a button. */
  readonly remedy?: ReactNode;
  /** The gross amount that this method adds to the order. */
  readonly cost: AmountValue;
  /** The accepted brands, such as the types of cards; shown instead of a cost of 0. */
  readonly marks?: readonly string[];
}

export interface PaymentGroupsProps extends Pick<RadioGroupProps, "name" | "error" | "ref"> {
  /**
   * The three groups of docs/specification/checkout.md#checkout-37: instant (BLIK, Google Pay, Apple Pay), bank or
   * PayPal, card or pay later. `loading` while they are being requested; empty groups are hidden.
   */
  groups: readonly (readonly PaymentOption[])[] | "loading";
  /** The code of the chosen method; null if none is. */
  value: string | null;
  /** Called with the code of the method that the shopper chooses. */
  onChange: (code: string) => void;
  /** What the chosen method requires in addition, such as the BLIK code. */
  detail?: ReactNode;
}

/** Renders the choice of a payment method, in groups. Needs a visible heading above it. */
export function PaymentGroups({ groups, value, onChange, detail, ...group }: PaymentGroupsProps) {
  const nonEmptyGroups = groups === "loading" ? [] : groups.filter((methods) => methods.length > 0);
  return (
    <RadioGroup
      {...group}
      legend={<FormattedMessage id="ui.paymentGroups.legend" />}
      legendDisplay="hidden"
      value={value}
      onChange={onChange}
    >
      {nonEmptyGroups.map((methods) => (
        <RadioBox key={methods[0]?.code}>
          {methods.map((method) => (
            <Radio
              key={method.code}
              value={method.code}
              label={method.title}
              end={<PaymentEnd {...method} />}
              description={method.unavailable ?? method.description}
              disabled={method.unavailable !== undefined}
              remedy={method.remedy}
            >
              {detail}
            </Radio>
          ))}
        </RadioBox>
      ))}
      {nonEmptyGroups.length === 0 && (
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
        // A brand that equals the title is hidden from screen readers, which would read it twice.
        <span key={mark} className={styles.mark} aria-hidden={mark === title || undefined}>
          {mark}
        </span>
      ))}
      {(cost.minor !== 0 || marks === undefined) && <Amount value={cost} />}
    </span>
  );
}
