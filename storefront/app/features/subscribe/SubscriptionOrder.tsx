import { Button, CartLine, CartLines, CartTotals, FramePicture, Link, Skeleton, SummaryLayout } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { catalog } from "#configuration/catalog.ts";
import { images } from "#configuration/images.ts";
import { subscribableSkus, unstatedValues } from "#domain/cart/cart.ts";
import { categoryHref } from "#domain/catalog/category.ts";
import { multiply } from "#domain/money.ts";
import { productHref } from "#domain/product/href.ts";
import { productPicture } from "#domain/product/productPicture.ts";
import { withPrefix } from "#domain/store.ts";
import { LazyLineValues } from "../../components/lazyCartParts.ts";
import { useCategories } from "../../queries/categories.ts";
import { useCheckedLines } from "../../state/cart/useCheckedCart.ts";
import { useCart, useSession, useShop, useStoreView } from "../../state/useShop.ts";
import { SubscriptionOffer } from "./SubscriptionOffer.tsx";
import * as styles from "./SubscriptionOrder.css.ts";

/** The lenses in the cart as a subscription, or what is to be done before (docs/specification/subscriptions.md#subscription-12). */
export function SubscriptionOrder() {
  const isHydrated = useCart((state) => state.isHydrated);
  const lines = useCart((state) => state.lines);
  const skus = subscribableSkus(lines);
  return (
    <section className={styles.order} aria-labelledby="subscribe" aria-busy={!isHydrated || undefined}>
      <h2 id="subscribe">
        <FormattedMessage id="subscribe.title" />
      </h2>
      {!isHydrated && <Skeleton shape="block" />}
      {isHydrated && (skus ? <Lenses skus={skus} /> : <OtherCart isEmpty={lines.length === 0} />)}
    </section>
  );
}

/** What leads to a cart that can be subscribed to. */
function OtherCart({ isEmpty }: { readonly isEmpty: boolean }) {
  const store = useStoreView();
  const lenses = useCategories().find(({ id }) => id === catalog.promotedCategoryIds.contactLenses);
  return (
    <>
      <p>
        <FormattedMessage id={isEmpty ? "subscribe.empty" : "subscribe.other"} />
      </p>
      <p className={styles.ways}>
        {isEmpty ? (
          lenses && (
            <Link variant="solid" href={categoryHref(store.prefix, lenses)}>
              <FormattedMessage id="subscribe.choose" />
            </Link>
          )
        ) : (
          <Link variant="solid" href={withPrefix("/cart", store)}>
            <FormattedMessage id="subscribe.toCart" />
          </Link>
        )}
      </p>
    </>
  );
}

/** The lines of the cart, and beside them the sum of a delivery with the way to order it. */
function Lenses({ skus }: { readonly skus: readonly string[] }) {
  const { prefix } = useStoreView();
  const lines = useCheckedLines();
  return (
    <SummaryLayout title={<FormattedMessage id="subscribe.delivery" />} summary={<Summary skus={skus} />}>
      <CartLines>
        {lines.map(({ line }) => {
          const picture = productPicture(line, "square", images);
          const custom = unstatedValues(line);
          return (
            <CartLine
              key={line.sku + line.checksum}
              variant="summary"
              name={line.name}
              href={productHref(prefix, line, line.sku)}
              picture={picture && <FramePicture {...picture} alt="" crop="square" />}
              options={line.options}
              quantity={line.quantity}
              unitPrice={line.price.current}
              rowTotal={line.totals?.rowTotal ?? multiply(line.price.current, line.quantity)}
              notice={custom.length > 0 && <LazyLineValues custom={custom} />}
            />
          );
        })}
      </CartLines>
      <Link href={withPrefix("/cart", { prefix })}>
        <FormattedMessage id="subscribe.toCart" />
      </Link>
    </SummaryLayout>
  );
}

function Summary({ skus }: { readonly skus: readonly string[] }) {
  const { panels } = useShop();
  const login = useSession((state) => state.login);
  if (login === "customer") return <SubscriptionOffer skus={skus} />;
  if (login === "loading") return <CartTotals rows={null} />;
  return (
    <>
      <p>
        <FormattedMessage id={login === "failed" ? "subscribe.profileFailed" : "subscribe.needsAccount"} />
      </p>
      <Button size="primary" width="full" onClick={() => panels.open("account")}>
        <FormattedMessage id="subscribe.logIn" />
      </Button>
    </>
  );
}
