import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Banner } from "../feedback/Banner.tsx";
import { Radio, RadioBox, RadioGroup, RadioNotice, type RadioGroupProps } from "../forms/RadioGroup.tsx";
import { TextField } from "../forms/TextField.tsx";
import { containsText } from "../rules/text.ts";
import * as styles from "./BankPicker.css.ts";
import { end, mark as markStyle } from "./PaymentGroups.css.ts";

/** A bank that can be chosen for a transfer. */
export interface Bank {
  /** The bank's id at the payment provider. */
  readonly id: string;
  /** The bank's name. */
  readonly name: string;
  /** The bank's logo set as text, such as "ING". */
  readonly mark?: string;
  /** An `unavailable` bank is listed but cannot be chosen. @default "available" */
  readonly state?: "available" | "unavailable";
}

export interface BankPickerProps extends Pick<RadioGroupProps, "name" | "error" | "ref"> {
  /**
   * The banks in display order; `loading` while they are requested from the provider, `failed` if that did not succeed.
   */
  banks: readonly Bank[] | "loading" | "failed";
  /** The id of the chosen bank; null if none is. */
  value: string | null;
  /** Called with the id of the bank that the shopper chooses. */
  onChange: (id: string) => void;
  /** Called to load the banks again after `failed`. */
  onRetry?: () => void;
}

/** Up to this number of banks, the list has no search. */
const maxBanksWithoutSearch = 8;

/**
 * Renders the choice of the bank for a transfer, with a search if the list is long. The chosen bank stays visible
 * whatever is searched for.
 */
export function BankPicker({ banks, value, onChange, onRetry, ...group }: BankPickerProps) {
  const [typed, setTyped] = useState("");
  const all = typeof banks === "string" ? [] : banks;
  const query = typed.trim();
  const matchesQuery = ({ name, mark = "" }: Bank) => containsText(`${name} ${mark}`, query);
  const shown = all.filter((bank) => bank.id === value || matchesQuery(bank));
  const hasNoMatch = query !== "" && !all.some(matchesQuery);
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
      {all.length > maxBanksWithoutSearch && (
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
      <output>{hasNoMatch && <FormattedMessage id="ui.bankPicker.none" values={{ typed }} />}</output>
    </div>
  );
}
