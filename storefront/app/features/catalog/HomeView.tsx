import { EmptyState, ProductGrid } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { configuration } from "#configuration/index.ts";
import type { Product } from "#domain/product/product.ts";
import { shownVariant } from "#domain/product/shownVariant.ts";
import { FrameCard } from "./FrameCard.tsx";
import { HomeHero } from "./HomeHero.tsx";
import * as styles from "./HomeView.css.ts";

/** The shop's front: what it is about, and every frame that there is. */
export function HomeView({ products }: { readonly products: readonly Product[] }) {
  const [first] = products;
  const frame = first ? (shownVariant(first, null, configuration.catalog)?.frame ?? first.frame) : null;
  return (
    <>
      <HomeHero frame={frame} />
      <section id="frames" className={styles.shelf}>
        {products.length === 0 ? (
          <EmptyState title={<FormattedMessage id="home.empty.title" />}>
            <FormattedMessage id="home.empty.text" />
          </EmptyState>
        ) : (
          <>
            <div className={styles.head}>
              <h2>
                <FormattedMessage id="home.frames" />
              </h2>
              <p className={styles.count}>
                <FormattedMessage id="home.count" values={{ count: products.length }} />
              </p>
            </div>
            <ProductGrid>
              {products.map((product) => (
                <FrameCard key={product.sku} product={product} />
              ))}
            </ProductGrid>
          </>
        )}
      </section>
    </>
  );
}
