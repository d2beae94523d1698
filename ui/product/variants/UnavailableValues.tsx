import { FormattedMessage } from "react-intl";
import { Link } from "../../primitives/Link.tsx";
import type { VariantOption, VariantValue } from "./variantOption.ts";
import * as styles from "./VariantPicker.css.ts";

/** What has to be said below an option: small pictures have no room for words, and no value has for what there is instead. */
export const toldValues = ({ shows, values }: VariantOption): readonly VariantValue[] =>
  values.filter(({ available, instead }) => available !== "yes" && (shows === "finish" || instead));

export interface UnavailableValuesProps {
  options: readonly VariantOption[];
  /** The chosen value of each option, by its code. */
  value: Readonly<Record<string, string>>;
  told: readonly VariantValue[];
  code: string;
  /** Of the sentences, by the values that they are about: each value's link names its own. */
  reasonIds: ReadonlyMap<string, string>;
}

/** Why each of some values cannot be had with what else is chosen, and the nearest combination that can. */
export function UnavailableValues({ told, code, options, value, reasonIds }: UnavailableValuesProps) {
  const named = (chosen: Readonly<Record<string, string>>) =>
    options
      .flatMap((option) => option.values.filter(({ id }) => id === chosen[option.code]).map(({ label }) => label))
      .join(", ");
  return (
    <ul className={styles.reasons} role="list">
      {told.map(({ id, available, instead }) => (
        <li key={id} id={reasonIds.get(id)}>
          <FormattedMessage
            id={available === "sold-out" ? "ui.variantPicker.soldOutAsked" : "ui.variantPicker.impossibleAsked"}
            values={{ asked: named({ ...value, [code]: id }) }}
          />{" "}
          {instead && (
            <FormattedMessage
              id="ui.variantPicker.instead"
              values={{
                instead: (
                  <Link key="instead" href={instead.href}>
                    {named(instead.values)}
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
