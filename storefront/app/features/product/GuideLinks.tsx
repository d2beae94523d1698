import { Link } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { guideHref, guideKilobytes } from "#domain/product/guide.ts";
import { useStoreView } from "../../state/useStoreView.ts";
import * as styles from "./ProductView.css.ts";

/** The guide, to be read and printed in the browser, or saved; with what it is before anybody loads it. */
export function GuideLinks() {
  const { locale } = useStoreView();
  const href = guideHref(locale);
  return (
    <div className={styles.guide}>
      <Link href={href} variant="solid" size="primary" width="full">
        <FormattedMessage id="product.guide" values={{ kilobytes: guideKilobytes(locale) }} />
      </Link>
      <Link href={href} download variant="line" width="full">
        <FormattedMessage id="product.guide.save" />
      </Link>
    </div>
  );
}
