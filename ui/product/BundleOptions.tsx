import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Checkbox } from "../forms/Checkbox.tsx";
import { Fieldset } from "../forms/Fieldset.tsx";
import { Radio, RadioBox, RadioGroup } from "../forms/RadioGroup.tsx";
import { Amount } from "../primitives/Amount.tsx";
import type { AmountValue } from "../primitives/formatAmount.ts";
import { type BundleChoice, type BundleOption, bundleTotal, checkBundle } from "../rules/checkBundle.ts";
import * as styles from "./BundleOptions.css.ts";

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
 * nothing. For single products to be bought side by side, a list of quantities fits better.
 */
export function BundleOptions({
  options,
  currency,
  defaultValue = nothing,
  problems = "quiet",
  onChange,
}: BundleOptionsProps) {
  const intl = useIntl();
  const [choice, setChoice] = useState(defaultValue);
  const checked = checkBundle(options, choice);
  const total = { minor: bundleTotal(options, choice), currency };

  function choose(option: BundleOption, chosen: readonly string[]) {
    const next = { ...choice, [option.id]: chosen };
    setChoice(next);
    const answer = checkBundle(options, next);
    onChange(answer.ok ? answer.value : null, { minor: bundleTotal(options, next), currency });
  }

  return (
    <div className={styles.bundle}>
      {options.map((option) => {
        const { id, label, names, products, need } = option;
        const chosen = choice[id] ?? [];
        const error =
          problems === "missing" && !checked.ok && checked.errors[id]
            ? intl.formatMessage({ id: "ui.bundleOptions.required" })
            : undefined;
        const worded = (product: (typeof products)[number]) =>
          product.quantity > 1 ? `${product.quantity} × ${names[product.id] ?? ""}` : (names[product.id] ?? "");
        const price = (product: (typeof products)[number]) => (
          <Amount value={{ minor: product.price * Math.max(product.quantity, 1), currency }} />
        );
        if (option.choice === "one") {
          return (
            <RadioGroup
              key={id}
              legend={label}
              value={chosen[0] ?? (need === "optional" ? "" : null)}
              onChange={(value) => choose(option, value === "" ? [] : [value])}
              error={error}
            >
              <RadioBox>
                {need === "optional" && <Radio value="" label={<FormattedMessage id="ui.bundleOptions.nothing" />} />}
                {products.map((product) => (
                  <Radio key={product.id} value={product.id} label={worded(product)} end={price(product)} />
                ))}
              </RadioBox>
            </RadioGroup>
          );
        }
        return (
          <Fieldset key={id} legend={label} error={error}>
            <div className={styles.rows}>
              {products.map((product) => (
                <div key={product.id} className={styles.row}>
                  <Checkbox
                    checked={chosen.includes(product.id)}
                    onChange={({ target }) =>
                      choose(
                        option,
                        target.checked ? [...chosen, product.id] : chosen.filter((each) => each !== product.id),
                      )
                    }
                  >
                    {worded(product)}
                  </Checkbox>
                  <span className={styles.price}>{price(product)}</span>
                </div>
              ))}
            </div>
          </Fieldset>
        );
      })}
      <output className={styles.total}>
        <FormattedMessage id="ui.bundleOptions.total" />
        <Amount value={total} />
      </output>
    </div>
  );
}
