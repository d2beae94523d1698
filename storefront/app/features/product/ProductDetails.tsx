import { FormattedMessage } from "react-intl";
import type { Product } from "#domain/product/product.ts";
import * as styles from "./ProductView.css.ts";

/** What a shopper may want to know beyond measures, in the platform's words: code to the message of its name. */
const told = {
  shape: "product.attribute.shape",
  rim: "product.attribute.rim",
  material: "product.attribute.material",
  gender: "product.attribute.gender",
} as const;

/** What the maker says of it. */
export function ProductDetails({ product }: { readonly product: Product }) {
  const facts = Object.entries(told).flatMap(([code, name]) => {
    const value = product.attributes[code];
    return value ? [{ code, name, value }] : [];
  });
  return (
    <section className={styles.details}>
      <h2>
        <FormattedMessage id="product.details" />
      </h2>
      <div>
        <p className={styles.description}>{product.description}</p>
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt className={styles.factName}>
              <FormattedMessage id="product.brand" />
            </dt>
            <dd className={styles.factValue}>{product.brand}</dd>
          </div>
          {facts.map(({ code, name, value }) => (
            <div key={code} className={styles.fact}>
              <dt className={styles.factName}>
                <FormattedMessage id={name} />
              </dt>
              <dd className={styles.factValue}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
