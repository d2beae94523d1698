import { FormattedMessage, useIntl } from "react-intl";
import { Stage } from "../../eyewear/Stage.tsx";
import { Price } from "../../product/price/Price.tsx";
import { Button } from "../../primitives/Button.tsx";
import { Link } from "../../primitives/Link.tsx";
import type { ComparedProduct } from "./compareProduct.ts";
import * as styles from "./CompareTable.css.ts";

/** The actions for compared products. */
export interface CompareActions {
  /** Called to remove a product from the comparison. */
  onRemove: (id: string) => void;
  /** Called to add a product to the cart, if it has no options to choose. */
  onAdd: (id: string) => void;
  /** The id of the product being added to the cart. */
  adding?: string | null;
}

/** Renders a product at the top of its column. */
export function CompareColumnHead({ product: { name, brand, href, picture } }: { product: ComparedProduct }) {
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

/** Renders the row of prices and actions. */
export function CompareOffers({
  products,
  onRemove,
  onAdd,
  adding = null,
}: CompareActions & { products: readonly ComparedProduct[] }) {
  const intl = useIntl();
  const labelFor = (id: string, name: string) => intl.formatMessage({ id }, { name });
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
                  aria-label={labelFor("ui.compareTable.addNamed", name)}
                  onClick={() => onAdd(id)}
                >
                  <FormattedMessage id="ui.compareTable.add" />
                </Button>
              )}
              {buying === "choose" && (
                <Link
                  variant="line"
                  size="compact"
                  href={href}
                  aria-label={labelFor("ui.compareTable.chooseNamed", name)}
                >
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
                aria-label={labelFor("ui.compareTable.removeNamed", name)}
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
