import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { Stage } from "../../eyewear/Stage.tsx";
import { Amount } from "../../primitives/Amount.tsx";
import * as styles from "./SearchPanel.css.ts";
import type { SuggestedProduct } from "./searchSuggestions.ts";

/** Renders the products in the search panel, each row a link to the product's page. */
export function SearchPanelProducts({ products }: { products: readonly SuggestedProduct[] }) {
  const titleId = useId();
  if (products.length === 0) return null;
  return (
    <div>
      <p id={titleId} className={styles.head}>
        <FormattedMessage id="ui.searchPanel.products" />
      </p>
      <ul aria-labelledby={titleId}>
        {products.map(({ name, brand, href, picture, price }) => (
          <li key={href}>
            <a className={styles.product} href={href}>
              <span className={styles.picture}>
                <Stage ratio="square" radius="control">
                  {picture}
                </Stage>
              </span>
              <span className={styles.rowText}>
                <span className={styles.name}>{name}</span> {brand && <span className={styles.brand}>{brand}</span>}
              </span>{" "}
              <span className={styles.price}>
                <Amount value={price} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
