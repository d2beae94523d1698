import { type ReactNode, useId } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { DateField } from "../../forms/DateField.tsx";
import { Select } from "../../forms/Select.tsx";
import { TextArea } from "../../forms/TextArea.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { type AmountValue, formatAmount, formatSigned } from "../../primitives/formats.ts";
import { type CustomOption, idsIn, inPosition, type OptionPrice, takesSeveral } from "../../rules/customOptions.ts";
import { maximumLengths } from "../../rules/maximumLengths.ts";
import { ChoiceGroup } from "./ChoiceGroup.tsx";

/** A customizable option with its texts. */
export type LabeledCustomOption = CustomOption & {
  readonly label: string;
  /** Help that is useful before answering. */
  readonly hint?: string;
  /** The names of its values by id. */
  readonly names?: Readonly<Record<string, string>>;
};

/** What a field needs that sends a file, which is the shop's own. */
export interface FileFieldProps {
  label: string;
  /** The price of the answer, and whether it may be left out. */
  mark: string;
  hint: string | undefined;
  /** The id of the file that was sent; empty for none. */
  fileId: string;
  error: string | undefined;
  /** Called with the id of a file that was sent; empty after it was removed. */
  onChange: (fileId: string) => void;
}

export interface CustomOptionFieldProps {
  /** The option with its texts. */
  option: LabeledCustomOption;
  /** The currency of all prices. */
  currency: AmountValue["currency"];
  /** The current answer. */
  text: string;
  /** The problem of the answer. */
  error: string | undefined;
  /** Called with the new answer. */
  onChange: (text: string) => void;
  /** Called when the field loses the focus. */
  onLeave: () => void;
  /** Renders the field of a file. */
  renderFile: ((field: FileFieldProps) => ReactNode) | undefined;
}

/**
 * Renders one option in the control of its kind. A `multiple` list uses checkboxes, since native multi-selects are hard
 * to use.
 */
export function CustomOptionField({
  option,
  currency,
  text,
  error,
  onChange,
  onLeave,
  renderFile,
}: CustomOptionFieldProps) {
  const intl = useIntl();
  const id = useId();
  const { label, hint, need } = option;
  const isRequired = need === "required";
  const mark = [
    "price" in option ? priceText(intl, option.price, currency) : undefined,
    isRequired ? undefined : intl.formatMessage({ id: "ui.customOptions.optional" }),
  ]
    .filter((part) => part !== undefined)
    .join(" · ");
  const field = { id, label, mark, error, "aria-required": isRequired || undefined };
  switch (option.kind) {
    case "field":
      return (
        <TextField
          {...field}
          hint={
            hint ?? (
              <FormattedMessage
                id="ui.customOptions.atMost"
                values={{ maximum: option.maximum ?? maximumLengths.customOption }}
              />
            )
          }
          autoComplete="off"
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onLeave}
        />
      );
    case "area":
      return (
        <TextArea
          {...field}
          hint={hint}
          maximum={option.maximum ?? maximumLengths.customOption}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onLeave}
        />
      );
    case "date":
      return (
        <DateField
          id={id}
          label={label}
          mark={mark}
          hint={hint}
          error={error}
          minimum={option.earliest}
          maximum={option.latest}
          required={isRequired}
          value={text}
          onType={onChange}
          onLeave={(typed) => {
            if (typed !== text) onChange(typed);
            onLeave();
          }}
        />
      );
    case "file":
      return renderFile?.({ label, mark, hint, fileId: text, error, onChange });
    case "drop-down":
      return (
        <Select {...field} hint={hint} value={text} onChange={({ target }) => onChange(target.value)} onBlur={onLeave}>
          <option value="">
            {intl.formatMessage({ id: isRequired ? "ui.customOptions.choose" : "ui.choiceGroup.nothing" })}
          </option>
          {inPosition(option.values).map((value) => (
            <option key={value.id} value={value.id}>
              {[option.names?.[value.id] ?? "", priceText(intl, value.price, currency)].filter(Boolean).join(", ")}
            </option>
          ))}
        </Select>
      );
    default:
      return (
        <ChoiceGroup
          legend={label}
          hint={hint}
          error={error}
          choice={takesSeveral(option) ? "several" : "one"}
          need={need}
          choices={inPosition(option.values).map((value) => ({
            id: value.id,
            label: option.names?.[value.id] ?? "",
            price: priceText(intl, value.price, currency),
          }))}
          chosen={idsIn(text)}
          onChange={(chosen) => onChange(chosen.join(","))}
        />
      );
  }
}

/** Returns an answer's surcharge as text, with its sign; nothing if it is free. */
function priceText(intl: IntlShape, price: OptionPrice | undefined, currency: AmountValue["currency"]) {
  if (price === undefined) return undefined;
  if (price.type === "percent") {
    const share = { style: "percent", maximumFractionDigits: 2, signDisplay: "exceptZero" } as const;
    return price.percent === 0 ? undefined : formatSigned(intl, price.percent / 100, share);
  }
  if (price.minor === 0) return undefined;
  const amount = formatAmount(intl, { minor: price.minor, currency });
  return price.minor > 0 ? `+${amount}` : amount;
}
