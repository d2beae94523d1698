import { afterPaint, Button, InlineNotice, Link, loadAhead, Price, TempleMark, VariantPicker } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { guideHref, guideKilobytes } from "#domain/product/guide.ts";
import { useCart, useShop, useStoreView } from "../../state/useShop.ts";
import * as styles from "./ProductView.css.ts";
import { CircleCheck } from "@dioptra/ui/icons/CircleCheck";
import { CircleX } from "@dioptra/ui/icons/CircleX";
import { Truck } from "@dioptra/ui/icons/Truck";
import { Undo2 } from "@dioptra/ui/icons/Undo2";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { catalog } from "#configuration/catalog.ts";
import { offer } from "#configuration/offer.ts";
import { pricePerLitre } from "#domain/price.ts";
import { chooseOption } from "#domain/product/variants.ts";
import type { Product, ProductKind, Variant } from "#domain/product/product.ts";
import { kindError } from "#domain/product/productErrors.ts";
import { productHref } from "#domain/product/href.ts";
import { variantOptions } from "./variantOptions.ts";

/** The guide, to be read and printed in the browser, or saved; with what it is before anybody loads it. */
function GuideLinks() {
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

export interface BuyColumnProps {
  readonly product: Product;
  /** What is shown and can be bought; null for a product without variants. */
  readonly variant: Variant | null;
}

/** What it is, what it costs, which one, and the way into the cart. */
export function BuyColumn({ product, variant: addressed }: BuyColumnProps) {
  const store = useStoreView();
  const { notices } = useShop();
  const [variant, show] = useShownVariant(product, addressed);
  const { price, stock, frame } = variant ?? product;
  const perLitre = product.millilitres ? pricePerLitre(price.current, product.millilitres) : undefined;

  function choose(code: string, valueId: string) {
    const chosen = chooseOption(product, variant?.values ?? {}, code, valueId, catalog);
    if (chosen.ok) return show(chosen.value);
    const { nearest } = chosen.error;
    const offer = nearest && { label: "notice.nearest", onAction: () => show(nearest) };
    notices.show("warning", { id: "notice.noConfiguration" }, offer);
  }

  return (
    <div className={styles.buy}>
      <p className={styles.brand}>{product.brand}</p>
      <h1>{product.name}</h1>
      {frame && (
        <p className={styles.mark}>
          <TempleMark {...frame} />
        </p>
      )}
      <div className={styles.block}>
        <Price size="page" current={price.current} {...price.reduction} perLitre={perLitre} />
        {price.current.minor > 0 && (
          <p className={styles.tax}>
            <FormattedMessage id={product.kind === "gift-cards" ? "product.voucher" : "product.taxIncluded"} />
          </p>
        )}
      </div>
      {variant && product.options.length > 0 && (
        <VariantPicker options={variantOptions(product, variant, store)} value={variant.values} onChange={choose} />
      )}
      <div className={styles.block}>
        <WayIntoCart product={product} variant={variant} />
        {canBeOrdered(product) && <Promises stock={stock} />}
      </div>
    </div>
  );
}

interface Chosen {
  readonly variant: Variant;
  /** What the address named when it was chosen. */
  readonly before: Variant | null;
}

/** The variant of the address, or the one just chosen: all that is said of it here comes before the address follows. */
function useShownVariant(product: Product, addressed: Variant | null) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  // Wherever the address has led since is what counts.
  if (chosen && chosen.before !== addressed) setChosen(null);
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => () => leave.current?.(), []);
  function show(variant: Variant) {
    setChosen({ variant, before: addressed });
    leave.current?.();
    leave.current = afterPaint(
      () => void navigate({ to: productHref("", product, variant.sku), replace: true, resetScroll: false }),
    );
  }
  return [chosen?.variant ?? addressed, show] as const;
}

/** Delivery is promised only for what can be ordered. */
const canBeOrdered = ({ kind }: Product) => kindError(kind) === null;

/** Why it cannot be ordered yet. */
const reasons: Readonly<Partial<Record<ProductKind, string>>> = {
  "contact-lenses": "product.parametersRequired",
  "spectacle-lenses": "product.notSoldYet.lenses",
  sets: "product.notSoldYet.set",
  "gift-cards": "product.notSoldYet.giftCard",
};

function Promises({ stock }: Pick<Product, "stock">) {
  return (
    <ul className={styles.promises}>
      <li className={styles.promise}>
        {stock.inStock ? <CircleCheck {...icon} /> : <CircleX {...icon} />}
        <StockText quantity={stock.inStock ? stock.quantity : 0} />
      </li>
      {stock.inStock && (
        <li className={styles.promise}>
          <Truck {...icon} />
          <FormattedMessage id="product.delivery" />
        </li>
      )}
      <li className={styles.promise}>
        <Undo2 {...icon} />
        <FormattedMessage id="product.returns" values={{ days: offer.returnDays }} />
      </li>
    </ul>
  );
}

/** The button, or the reason why it is missing. */
function WayIntoCart({ product, variant }: BuyColumnProps) {
  const { cart } = useShop();
  const adding = useCart((state) => state.adding);
  useEffect(() => loadAhead(cart.load), [cart]);
  const { stock } = variant ?? product;
  if (product.kind === "guides") return <GuideLinks />;
  if (!canBeOrdered(product)) {
    return (
      <InlineNotice type="info">
        <FormattedMessage id={(product.kind && reasons[product.kind]) ?? "product.parametersRequired"} />
      </InlineNotice>
    );
  }
  if (!stock.inStock) {
    return (
      <p className={styles.soldOut}>
        <FormattedMessage id={product.stock.inStock ? "product.soldOut" : "product.allSoldOut"} />
      </p>
    );
  }
  return (
    <>
      <noscript>
        <p className={styles.noScript}>
          <FormattedMessage id="product.noScript" />
        </p>
      </noscript>
      <div className={styles.withScript}>
        <Button size="primary" width="full" pending={adding} onClick={() => void cart.add(product, variant, 1)}>
          <FormattedMessage id={adding ? "product.adding" : "product.add"} />
        </Button>
      </div>
    </>
  );
}

const icon = { className: styles.promiseIcon };

/** Few pieces are worth counting; many are just there. */
const worthCounting = 10;

function StockText({ quantity }: { readonly quantity: number }) {
  if (quantity === 0) {
    return (
      <span className={styles.soldOut}>
        <FormattedMessage id="product.soldOutNow" />
      </span>
    );
  }
  return (
    <span className={styles.inStock}>
      {quantity > worthCounting ? (
        <FormattedMessage id="product.inStockMany" />
      ) : (
        <FormattedMessage id="product.inStock" values={{ count: quantity }} />
      )}
    </span>
  );
}
