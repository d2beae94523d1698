import { FormattedMessage, useIntl } from "react-intl";
import { Stage } from "../../eyewear/Stage.tsx";
import { Price } from "../../product/price/Price.tsx";
import { Button } from "../../primitives/Button.tsx";
import { Link } from "../../primitives/Link.tsx";
import type { CompareProduct } from "./compareProduct.ts";
import * as styles from "./CompareTable.css.ts";

/** What can be done with a product that is compared. */
export interface CompareActions {
  /** It is compared no more. */
  onRemove: (id: string) => void;
  /** It is put into the cart, where it has nothing to choose. */
  onAdd: (id: string) => void;
  /** The id of the one that is being put into the cart. */
  adding?: string | null;
}

/** A product at the head of its column. */
export function CompareColumnHead({ product: { name, brand, href, picture } }: { product: CompareProduct }) {
  return (
    <th scope="col" className={styles.head}>
      <Stage ratio="wide" radius="control">
        {picture}
      </Stage>
      <span className={styles.name}>
        <Link variant="quiet" href={href}>
          {name}
        </Link>
      </span>
      {brand !== undefined && <span className={styles.brand}>{brand}</span>}
    </th>
  );
}

/** What each product costs, and what can be done with it. */
export function CompareOffers({
  products,
  onRemove,
  onAdd,
  adding = null,
}: CompareActions & { products: readonly CompareProduct[] }) {
  const intl = useIntl();
  const named = (id: string, name: string) => intl.formatMessage({ id }, { name });
  return (
    <>
      <tr>
        <th scope="row" className={styles.attribute}>
          <FormattedMessage id="ui.compareTable.price" />
        </th>
        {products.map(({ id, price }) => (
          <td key={id} className={styles.cell}>
            <Price {...price} />
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row" className={styles.attribute}>
          <FormattedMessage id="ui.compareTable.actions" />
        </th>
        {products.map(({ id, name, href, buying }) => (
          <td key={id} className={styles.cell}>
            <div className={styles.actions}>
              {buying === "at-once" && (
                <Button
                  variant="line"
                  size="compact"
                  pending={adding === id}
                  aria-label={named("ui.compareTable.addNamed", name)}
                  onClick={() => onAdd(id)}
                >
                  <FormattedMessage id="ui.compareTable.add" />
                </Button>
              )}
              {buying === "choose" && (
                <Link variant="line" size="compact" href={href} aria-label={named("ui.compareTable.chooseNamed", name)}>
                  <FormattedMessage id="ui.compareTable.choose" />
                </Link>
              )}
              {buying === "sold-out" && (
                <p className={styles.soldOut}>
                  <FormattedMessage id="ui.productBadges.soldOut" />
                </p>
              )}
              <Button
                variant="text"
                size="compact"
                data-removal
                aria-label={named("ui.compareTable.removeNamed", name)}
                onClick={() => onRemove(id)}
              >
                <FormattedMessage id="ui.compareTable.remove" />
              </Button>
            </div>
          </td>
        ))}
      </tr>
    </>
  );
}
