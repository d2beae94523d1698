import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Banner } from "../feedback/Banner.tsx";
import { Radio, RadioBox, RadioGroup, RadioNotice, type RadioGroupProps } from "../forms/RadioGroup.tsx";
import { TextField } from "../forms/TextField.tsx";
import { foldText } from "../rules/text.ts";
import * as styles from "./BankPicker.css.ts";
import { end, mark as markStyle } from "./PaymentGroups.css.ts";

/** A bank that orders can be paid by. */
export interface Bank {
  readonly id: string;
  readonly name: string;
  /** Its sign, set as text, such as "ING". */
  readonly mark?: string;
  /** An `unavailable` one is named, but cannot be chosen. @default "available" */
  readonly state?: "available" | "unavailable";
}

export interface BankPickerProps extends Pick<RadioGroupProps, "name" | "error" | "ref"> {
  /** In the order shown; `loading` while the provider is asked, `failed` where it did not answer. */
  banks: readonly Bank[] | "loading" | "failed";
  /** The chosen bank's id; null while none is. */
  value: string | null;
  onChange: (id: string) => void;
  /** Asks the provider again, after it failed. */
  onRetry?: () => void;
}

/** So many can be looked through without a search. */
const fewBanks = 8;

/** Which bank a transfer is made from: a list, with a search once it is long. The chosen bank is never searched away. */
export function BankPicker({ banks, value, onChange, onRetry, ...group }: BankPickerProps) {
  const [typed, setTyped] = useState("");
  const all = typeof banks === "string" ? [] : banks;
  const wanted = foldText(typed).trim();
  const isNamed = ({ name, mark = "" }: Bank) => foldText(`${name} ${mark}`).includes(wanted);
  const shown = all.filter((bank) => bank.id === value || isNamed(bank));
  const isNoneNamed = wanted !== "" && !all.some(isNamed);
  if (banks === "failed") {
    return (
      <Banner
        type="error"
        {...(onRetry && { action: { label: <FormattedMessage id="ui.bankPicker.retry" />, onAction: onRetry } })}
      >
        <FormattedMessage id="ui.bankPicker.failed" />
      </Banner>
    );
  }
  return (
    <div className={styles.picker}>
      {all.length > fewBanks && (
        <TextField
          label={<FormattedMessage id="ui.bankPicker.search" />}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <RadioGroup {...group} legend={<FormattedMessage id="ui.bankPicker.legend" />} value={value} onChange={onChange}>
        {shown.length > 0 && (
          <RadioBox>
            {shown.map(({ id, name, mark, state = "available" }) => (
              <Radio
                key={id}
                value={id}
                label={name}
                disabled={state === "unavailable"}
                end={
                  mark === undefined ? undefined : (
                    <span className={end}>
                      <span className={markStyle} aria-hidden="true">
                        {mark}
                      </span>
                    </span>
                  )
                }
                description={state === "unavailable" && <FormattedMessage id="ui.bankPicker.unavailable" />}
              />
            ))}
          </RadioBox>
        )}
        {all.length === 0 && (
          <RadioNotice>
            <FormattedMessage id={banks === "loading" ? "ui.bankPicker.loading" : "ui.bankPicker.empty"} />
          </RadioNotice>
        )}
      </RadioGroup>
      <output>{isNoneNamed && <FormattedMessage id="ui.bankPicker.none" values={{ typed }} />}</output>
    </div>
  );
}
