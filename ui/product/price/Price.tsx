import { FormattedMessage, useIntl } from "react-intl";
import { Amount } from "../../primitives/Amount.tsx";
import { type AmountValue, formatAmount } from "../../primitives/formats.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden.tsx";
import * as styles from "./Price.css.ts";
import { reductionPercent } from "./reductionPercent.ts";

interface Appearance {
  /** The price per litre, required by law for products sold by volume. */
  perLitre?: AmountValue | undefined;
  /** `card` inherits the font size, `page` is large and shows the percentage. @default "card" */
  size?: "card" | "page";
}

interface PlainPrice {
  /** The current gross price. */
  current: AmountValue;
  lowestOf30Days?: never;
  regular?: never;
}

interface ReducedPrice {
  current: AmountValue;
  /**
   * The lowest price of the 30 days before the reduction; it is struck through, and percentages are based on it
   * (docs/decisions/product.md#decision-8).
   */
  lowestOf30Days: AmountValue;
  /** The regular price, which may be shown in addition. */
  regular?: AmountValue;
}

/** A plain price, or a reduced price with the lowest price of 30 days. */
export type PriceProps = (PlainPrice | ReducedPrice) & Appearance;

/** Renders a price. A reduction is only announced if there is one, and always with the lowest price of 30 days. */
export function Price({ current, lowestOf30Days, regular, perLitre, size = "card" }: PriceProps) {
  const intl = useIntl();
  const percent = lowestOf30Days ? reductionPercent(current, lowestOf30Days) : null;
  if (!lowestOf30Days || percent === null) {
    return (
      <div className={styles.price({ size })}>
        <span className={styles.current({ size, reduced: false })}>
          {current.minor === 0 ? <FormattedMessage id="ui.price.free" /> : <Amount value={current} />}
        </span>
        {perLitre && <PerLitre amount={perLitre} />}
      </div>
    );
  }
  return (
    <div className={styles.price({ size })}>
      <div className={styles.amounts}>
        <ins className={styles.current({ size, reduced: true })}>
          <VisuallyHidden>
            <FormattedMessage id="ui.price.now" />{" "}
          </VisuallyHidden>
          <Amount value={current} />
        </ins>
        <del className={styles.before}>
          <VisuallyHidden>
            <FormattedMessage id="ui.price.before" />{" "}
          </VisuallyHidden>
          <Amount value={lowestOf30Days} />
        </del>
        {size === "page" && percent > 0 && (
          <span className={styles.saving}>
            <VisuallyHidden>
              <FormattedMessage id="ui.price.saving" values={{ share: percent / 100 }} />
            </VisuallyHidden>
            <span aria-hidden="true">−{intl.formatNumber(percent / 100, { style: "percent" })}</span>
          </span>
        )}
      </div>
      <p className={styles.reference}>
        <FormattedMessage id="ui.price.lowestOf30Days" values={{ amount: formatAmount(intl, lowestOf30Days) }} />
      </p>
      {regular && regular.minor > lowestOf30Days.minor && (
        <p className={styles.reference}>
          <FormattedMessage id="ui.price.regular" values={{ amount: formatAmount(intl, regular) }} />
        </p>
      )}
      {perLitre && <PerLitre amount={perLitre} />}
    </div>
  );
}

function PerLitre({ amount }: { readonly amount: AmountValue }) {
  const intl = useIntl();
  return (
    <p className={styles.reference}>
      <FormattedMessage id="ui.price.perLitre" values={{ amount: formatAmount(intl, amount) }} />
    </p>
  );
}
