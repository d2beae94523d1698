import { Link } from "@dioptra/ui";
import { readTempleMark } from "@dioptra/ui/optics";
import { FormattedList, FormattedMessage } from "react-intl";
import { fitOf } from "#domain/product/fit.ts";
import type { Frame } from "#domain/product/product.ts";
import { useMySize } from "../../state/useShop.ts";
import { fitSectionId } from "./fitSection.ts";
import * as styles from "./ProductView.css.ts";

/**
 * How the size that is shown fits a shopper whose size is known from lists or from this page, with the measures that
 * decide. Without a known size, it leads to the comparison with the shopper's glasses.
 */
export function FitAdvice({ frame }: { readonly frame: Frame }) {
  const { mark, tolerance } = useMySize();
  const own = readTempleMark(mark);
  if (!own.ok) {
    return (
      <p className={styles.fit}>
        <Link href={`#${fitSectionId}`}>
          <FormattedMessage id="product.fit.question" />
        </Link>
      </p>
    );
  }
  const { verdict, by, measures } = fitOf(frame, own.value, tolerance);
  return (
    <output className={styles.fit}>
      <strong>
        <FormattedMessage id={`product.fit.${verdict}`} values={{ by }} />
      </strong>{" "}
      <FormattedList
        type="unit"
        value={measures.map(({ measure, length, own: ownLength }) => (
          <FormattedMessage key={measure} id={`product.fit.${measure}`} values={{ length, own: ownLength }} />
        ))}
      />
    </output>
  );
}
