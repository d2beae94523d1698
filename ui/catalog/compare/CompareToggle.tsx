import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Checkbox } from "../../forms/Checkbox.tsx";
import { Link } from "../../primitives/Link.tsx";
import { maxCompared } from "./compareProduct.ts";
import { limitNotice, toggle } from "./CompareToggle.css.ts";

export interface CompareToggleProps {
  /** The product's name. */
  name: string;
  /** Whether the product is in the comparison. */
  isCompared: boolean;
  /** The number of compared products, including this one if it is. */
  count: number;
  /** Called when the product is added or removed; not called above the limit. */
  onChange: (isCompared: boolean) => void;
  /** The page with the comparison. */
  compareHref: string;
}

/**
 * Renders a checkbox that adds a product to the comparison; one of the `actions` of a `ProductCard`. At the limit it
 * explains why it adds no more and links to the comparison, instead of being disabled without a reason.
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
      <output className={limitNotice}>
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
