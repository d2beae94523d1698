import { FormattedMessage, useIntl } from "react-intl";
import { formatMillimetres } from "../../primitives/formats.ts";
import type { ComparedProduct } from "./compareProduct.ts";
import type { CompareRow } from "./compareRows.ts";
import * as styles from "./CompareTable.css.ts";

/** Renders the products' values for one attribute, with a note below its name on whether they differ. */
export function ComparedAttribute({ row, products }: { row: CompareRow; products: readonly ComparedProduct[] }) {
  const intl = useIntl();
  const formatValue = (value: string | number) =>
    typeof value === "string" ? value : row.unit ? formatMillimetres(intl, value) : intl.formatNumber(value);
  return (
    <tr>
      <th scope="row" className={styles.attribute}>
        {row.label}
        {row.differs !== null && (
          <span className={styles.finding[row.differs ? "different" : "same"]}>
            <Finding row={row} />
          </span>
        )}
      </th>
      {products.map(({ id }, index) => {
        const value = row.values[index] ?? null;
        return (
          <td key={id} className={styles.cell}>
            {value === null ? (
              <span className={styles.unknown}>
                <FormattedMessage id="ui.compareTable.unknown" />
              </span>
            ) : (
              <span className={row.differs ? styles.differing : undefined}>{formatValue(value)}</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function Finding({ row: { differs, span, unit } }: { row: CompareRow }) {
  const intl = useIntl();
  if (!differs) return <FormattedMessage id="ui.compareTable.same" />;
  if (span === null || !unit) return <FormattedMessage id="ui.compareTable.differs" />;
  return <FormattedMessage id="ui.compareTable.differsBy" values={{ difference: formatMillimetres(intl, span) }} />;
}
