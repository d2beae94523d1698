import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Checkbox } from "../../forms/Checkbox.tsx";
import { Link } from "../../primitives/Link.tsx";
import { maxCompared } from "./compareProduct.ts";
import { told, toggle } from "./CompareToggle.css.ts";

export interface CompareToggleProps {
  /** The product's name. */
  name: string;
  /** Whether it is in the comparison now. */
  isCompared: boolean;
  /** How many products are compared already, this one included if it is. */
  count: number;
  /** It is wanted in the comparison, or no longer; never called for one that is too many. */
  onChange: (isCompared: boolean) => void;
  /** The page with the comparison. */
  compareHref: string;
}

/**
 * Takes a product into the comparison; one of the `actions` of a `ProductCard`. At the limit it says why it takes no
 * more, and where one can be taken out, instead of being greyed without a word.
 */
export function CompareToggle({ name, isCompared, count, onChange, compareHref }: CompareToggleProps) {
  const intl = useIntl();
  const [wasRefused, setRefused] = useState(false);
  const isFull = !isCompared && count >= maxCompared;
  return (
    <div className={toggle}>
      <Checkbox
        checked={isCompared}
        aria-label={intl.formatMessage({ id: "ui.compareToggle.named" }, { name })}
        onChange={(event) => {
          setRefused(isFull);
          if (!isFull) onChange(event.target.checked);
        }}
      >
        <FormattedMessage id="ui.compareToggle.compare" />
      </Checkbox>
      <output className={told}>
        {wasRefused && isFull && (
          <>
            <FormattedMessage id="ui.compareToggle.full" values={{ limit: maxCompared }} />{" "}
            <Link href={compareHref}>
              <FormattedMessage id="ui.compareToggle.toComparison" />
            </Link>
          </>
        )}
      </output>
    </div>
  );
}
