import { Fragment } from "react";
import { FormattedMessage } from "react-intl";
import type { Product } from "#domain/product/product.ts";
import { LensFacts } from "./LensFacts.tsx";
import * as styles from "./ProductView.css.ts";

/** Said elsewhere on the page, or by the page itself. */
const saidElsewhere: ReadonlySet<string> = new Set([
  "type",
  "weight",
  "contactlens_brand",
  "prescription_frames_brand",
  "sunglasses_brand",
]);

/** Said of lenses with everything else that they are chosen by. */
const inChoice: ReadonlySet<string> = new Set(["contactlens_base_curve", "contactlens_diameter"]);

/** What the maker says of it. */
export function ProductDetails({ product }: { readonly product: Product }) {
  const { lensChoice } = product;
  const facts = product.facts.filter(({ code }) => !saidElsewhere.has(code) && !(lensChoice && inChoice.has(code)));
  return (
    <section className={styles.details}>
      <h2>
        <FormattedMessage id="product.details" />
      </h2>
      <div className={styles.told}>
        <div className={styles.description}>
          <p>{product.description}</p>
          {product.blocks.map(({ title, text }) => (
            <Fragment key={title}>
              <h3 className={styles.blockTitle}>{title}</h3>
              <p>{text}</p>
            </Fragment>
          ))}
        </div>
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt className={styles.factName}>
              <FormattedMessage id="product.brand" />
            </dt>
            <dd className={styles.factValue}>{product.brand}</dd>
          </div>
          {facts.map(({ code, name, value }) => (
            <div key={code} className={styles.fact}>
              <dt className={styles.factName}>{name}</dt>
              <dd className={styles.factValue}>{value}</dd>
            </div>
          ))}
          {lensChoice && <LensFacts {...lensChoice} />}
        </dl>
        {lensChoice && lensChoice.matrix.length > 1 && (
          <p className={styles.note}>
            <FormattedMessage id="product.lens.notAll" />
          </p>
        )}
      </div>
    </section>
  );
}
