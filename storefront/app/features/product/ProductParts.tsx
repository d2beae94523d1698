import { Amount, FramePicture, Link, Price, Stage } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { images } from "#configuration/images.ts";
import { subtract } from "#domain/money.ts";
import { defaultPart, separatePrice } from "#domain/price.ts";
import type { Product, ProductPart } from "#domain/product/product.ts";
import { productHref } from "#domain/product/href.ts";
import { productPicture } from "#domain/product/productPicture.ts";
import { useStoreView } from "../../state/useShop.ts";
import * as styles from "./ProductParts.css.ts";

/**
 * The parts of a bundle or group, each with its price and a link to its own page. With scripts, the form of a group lists
 * them.
 */
export function ProductParts({ product }: { readonly product: Product }) {
  const { bundle, members } = product;
  return (
    <section className={bundle.length > 0 ? styles.parts : styles.partsWithoutScript}>
      <h2>
        <FormattedMessage id={bundle.length > 0 ? "product.set.parts" : "product.set.members"} />
      </h2>
      {bundle.map(({ id, title, parts }) => (
        <div key={id} className={styles.option}>
          <div>
            <h3 className={styles.title}>{title}</h3>
            {parts.length > 1 && (
              <p className={styles.note}>
                <FormattedMessage id="product.set.choice" values={{ count: parts.length }} />
              </p>
            )}
          </div>
          <PartList parts={parts} />
        </div>
      ))}
      {members.length > 0 && <PartList parts={members} />}
      {bundle.length > 0 && <Saving product={product} />}
    </section>
  );
}

const PartList = ({ parts }: { readonly parts: readonly ProductPart[] }) => (
  <ul className={styles.list}>
    {parts.map((part) => (
      <Part key={part.sku} part={part} />
    ))}
  </ul>
);

function Part({ part }: { readonly part: ProductPart }) {
  const { prefix } = useStoreView();
  const picture = productPicture(part, "square", images);
  const { current, reduction } = part.price;
  return (
    <li className={styles.part}>
      <div className={styles.stage}>
        <Stage ratio="square" radius="control">
          {picture && <FramePicture {...picture} alt="" crop="square" />}
        </Stage>
      </div>
      <div className={styles.name}>
        <Link href={productHref(prefix, part, part.sku)}>{part.name}</Link>
        <p className={styles.about}>
          {part.brand}
          {part.quantity > 1 && (
            <>
              , <FormattedMessage id="product.set.quantity" values={{ count: part.quantity }} />
            </>
          )}
          {!part.stock.inStock && (
            <>
              , <FormattedMessage id="product.soldOutNow" />
            </>
          )}
        </p>
      </div>
      <div className={styles.price}>
        <Price current={current} {...reduction} />
      </div>
    </li>
  );
}

/**
 * The price of the parts bought separately and the saving of the bundle, both with the parts that are chosen by
 * default.
 */
function Saving({ product }: { readonly product: Product }) {
  const { current } = product.price;
  const chosen = product.bundle
    .filter(({ isRequired }) => isRequired)
    .flatMap(({ parts }) => defaultPart(parts) ?? [])
    .map(({ price, quantity }) => ({ price: price.current, quantity }));
  const separately = separatePrice(chosen, current.currency);
  const saved = subtract(separately, current);
  if (saved.minor <= 0) return null;
  return (
    <dl className={styles.sum}>
      <div className={styles.row}>
        <dt>
          <FormattedMessage id="product.set.separately" />
        </dt>
        <dd>
          <Amount value={separately} />
        </dd>
      </div>
      <div className={styles.row}>
        <dt>
          <FormattedMessage id="product.set.together" />
        </dt>
        <dd>
          <Amount value={current} />
        </dd>
      </div>
      <div className={styles.row}>
        <dt className={styles.saved}>
          <FormattedMessage id="product.set.saved" />
        </dt>
        <dd className={styles.saved}>
          <Amount value={saved} />
        </dd>
      </div>
    </dl>
  );
}
