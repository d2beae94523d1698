import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Amount } from "../../primitives/Amount.tsx";
import type { AmountValue } from "../../primitives/formats.ts";
import { type BundleChoice, type BundleOption, bundleTotal, checkBundle } from "../../rules/productSets.ts";
import { ChoiceGroup } from "./ChoiceGroup.tsx";
import { ChosenTotal } from "./ChosenTotal.tsx";
import { questions } from "./ChoiceGroup.css.ts";

/** A question of a set in words. */
export interface ShownBundleOption extends BundleOption {
  readonly label: string;
  /** Names of its products by their ids. */
  readonly names: Readonly<Record<string, string>>;
}

export interface BundleOptionsProps {
  options: readonly ShownBundleOption[];
  currency: AmountValue["currency"];
  /** What is chosen first, such as each option's default product. @default nothing */
  defaultValue?: BundleChoice;
  /** `missing` says what is still to be chosen, once somebody wanted to go on. @default "quiet" */
  problems?: "quiet" | "missing";
  /** The choice, or null while something required is missing, and what it costs so far. */
  onChange: (choice: BundleChoice | null, total: AmountValue) => void;
}

const nothing: BundleChoice = {};

/**
 * What a set is made of, question by question, with its price as it is chosen. Optional questions can be answered with
 * nothing. For single products to be bought side by side, use `GroupedProducts`.
 */
export function BundleOptions({
  options,
  currency,
  defaultValue = nothing,
  problems = "quiet",
  onChange,
}: BundleOptionsProps) {
  const [choice, setChoice] = useState(defaultValue);
  const checked = checkBundle(options, choice);

  function choose(option: BundleOption, chosen: readonly string[]) {
    const next = { ...choice, [option.id]: chosen };
    setChoice(next);
    const answer = checkBundle(options, next);
    onChange(answer.ok ? answer.value : null, { minor: bundleTotal(options, next), currency });
  }

  return (
    <div className={questions}>
      {options.map((option) => (
        <ChoiceGroup
          key={option.id}
          legend={option.label}
          choice={option.choice}
          need={option.need}
          choices={option.products.map(({ id, price, quantity }) => ({
            id,
            label: quantity > 1 ? `${quantity} × ${option.names[id] ?? ""}` : (option.names[id] ?? ""),
            price: <Amount value={{ minor: price * Math.max(quantity, 1), currency }} />,
          }))}
          chosen={choice[option.id] ?? []}
          error={
            problems === "missing" && !checked.ok && checked.errors[option.id] !== undefined ? (
              <FormattedMessage id="ui.choiceGroup.required" />
            ) : undefined
          }
          onChange={(chosen) => choose(option, chosen)}
        />
      ))}
      <ChosenTotal
        label={<FormattedMessage id="ui.bundleOptions.total" />}
        value={{ minor: bundleTotal(options, choice), currency }}
      />
    </div>
  );
}
