import { FormattedMessage } from "react-intl";
import { Link } from "../../primitives/Link.tsx";
import type { VariantOption, VariantValue } from "./variantOption.ts";
import * as styles from "./VariantPicker.css.ts";

/**
 * Returns the unavailable values that need a sentence below the option: all finishes, whose pictures have no room for
 * text, and every value with an alternative.
 */
export const explainedValues = ({ shows, values }: VariantOption): readonly VariantValue[] =>
  values.filter(({ available, alternative }) => available !== "yes" && (shows === "finish" || alternative));

export interface UnavailableValuesProps {
  /** All options of the product. */
  options: readonly VariantOption[];
  /** The chosen value of each option, by code. */
  value: Readonly<Record<string, string>>;
  /** The unavailable values to explain. */
  unavailable: readonly VariantValue[];
  /** The code of their option. */
  code: string;
  /** The element ids of the sentences, by value. The links of the values refer to them. */
  reasonIds: ReadonlyMap<string, string>;
}

/** Explains why values are unavailable with the other choices, and links to the nearest available combination. */
export function UnavailableValues({ unavailable, code, options, value, reasonIds }: UnavailableValuesProps) {
  const named = (chosen: Readonly<Record<string, string>>) =>
    options
      .flatMap((option) => option.values.filter(({ id }) => id === chosen[option.code]).map(({ label }) => label))
      .join(", ");
  return (
    <ul className={styles.reasons} role="list">
      {unavailable.map(({ id, available, alternative }) => (
        <li key={id} id={reasonIds.get(id)}>
          <FormattedMessage
            id={available === "sold-out" ? "ui.variantPicker.soldOutAsked" : "ui.variantPicker.impossibleAsked"}
            values={{ asked: named({ ...value, [code]: id }) }}
          />{" "}
          {alternative && (
            <FormattedMessage
              id="ui.variantPicker.instead"
              values={{
                instead: (
                  <Link key="instead" href={alternative.href}>
                    {named(alternative.values)}
                  </Link>
                ),
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
