import {
  afterPaint,
  Amount,
  Button,
  InlineNotice,
  Link,
  preloadWhenIdle,
  Price,
  TempleMark,
  VariantPicker,
  VisuallyHidden,
} from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { guideHref, guideKilobytes } from "#domain/product/guide.ts";
import { announceConfiguration } from "../../state/configureEvents.ts";
import { useCart, useShop, useStoreView } from "../../state/useShop.ts";
import * as styles from "./ProductView.css.ts";
import { CircleCheck } from "@dioptra/ui/icons/CircleCheck";
import { CircleX } from "@dioptra/ui/icons/CircleX";
import { FileText } from "@dioptra/ui/icons/FileText";
import { Truck } from "@dioptra/ui/icons/Truck";
import { Undo2 } from "@dioptra/ui/icons/Undo2";
import { BuyBar } from "./BuyBar.tsx";
import { ExpressOffer } from "./ExpressOffer.tsx";
import { GlassesChoice } from "./GlassesChoice.tsx";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { catalog } from "#configuration/catalog.ts";
import { offer } from "#configuration/offer.ts";
import type { Money } from "#domain/money.ts";
import { pricePerLitre, separatePrice } from "#domain/price.ts";
import { chooseOption, variantName } from "#domain/product/variants.ts";
import type { Price as ProductPrice, Product, ProductKind, Variant } from "#domain/product/product.ts";
import { kindError } from "#domain/product/productErrors.ts";
import { isSentAtOnce } from "#domain/product/express.ts";
import { productPath } from "#domain/product/href.ts";
import { LazyCompareProduct, LazyDeliveryDates, LazyFitAdvice } from "./lazy.ts";
import { OptionForm, optionFormOf } from "./OptionForm.tsx";
import { PastPricesOffer } from "./PastPricesOffer.tsx";
import { WishProduct } from "./SaveProduct.tsx";
import { variantOptions } from "./variantOptions.ts";

/** Links that open or save the printable guide, with its file size. */
function GuideLinks() {
  const { locale } = useStoreView();
  const href = guideHref(locale);
  return (
    <div className={styles.stack}>
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
  /** The variant that is shown and can be bought; null for a product without variants. */
  readonly variant: Variant | null;
}

/** Name, price, variant picker and order button of a product. What is chosen ends with the product: it is its key. */
export function BuyColumn({ product, variant: addressed }: BuyColumnProps) {
  const store = useStoreView();
  const { notices } = useShop();
  const [variant, show, isChosenHere] = useShownVariant(product, addressed);
  const { frame } = variant ?? product;
  // The price of what is chosen in the product's option form; null until something else is chosen.
  const [chosenPrice, setChosenPrice] = useState<ProductPrice | null>(null);
  const price = chosenPrice ?? (variant ? variant.price : initialPrice(product));
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
      <div className={styles.heading}>
        <h1>{product.name}</h1>
        <WishProduct product={product} variant={variant} />
      </div>
      {frame && (
        <p className={styles.mark}>
          <TempleMark {...frame} />
        </p>
      )}
      <div className={styles.block}>
        <Price size="page" current={price.current} {...price.reduction} perLitre={perLitre} />
        {price.current.minor > 0 && (
          <p className={styles.tax}>
            <FormattedMessage id={priceNote(product)} />
          </p>
        )}
        {price.reduction && !chosenPrice && <PastPricesOffer product={product} variant={variant} />}
      </div>
      {variant && product.options.length > 0 && (
        <VariantPicker options={variantOptions(product, variant, store)} value={variant.values} onChange={choose} />
      )}
      <VisuallyHidden aria-live="polite" aria-atomic="true">
        {variant && isChosenHere && (
          <span key={variant.sku}>
            {variantName(product, variant)}. <Amount value={variant.price.current} />.{" "}
            <StockText quantity={variant.stock.inStock ? variant.stock.quantity : 0} />
          </span>
        )}
      </VisuallyHidden>
      {frame && <LazyFitAdvice frame={frame} />}
      <div className={styles.block}>
        <AddToCart
          product={product}
          variant={variant}
          onPrice={(current) => setChosenPrice({ current, reduction: null })}
        />
        {(canBeOrdered(product) || optionFormOf(product)) && <Promises product={product} variant={variant} />}
        <LazyCompareProduct product={product} variant={variant} />
      </div>
    </div>
  );
}

interface Chosen {
  readonly variant: Variant;
  /** The variant in the address at the time of the choice. */
  readonly before: Variant | null;
}

/**
 * Returns the variant that is shown, a function that chooses another one, and whether one has been chosen on this page. A
 * chosen variant is shown at once; the address follows after the next paint.
 */
function useShownVariant(product: Product, addressed: Variant | null) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  // Once the address has changed, it decides.
  if (chosen && chosen.before !== addressed) setChosen(null);
  const [isChosenHere, setChosenHere] = useState(false);
  const cancel = useRef<(() => void) | null>(null);
  useEffect(() => () => cancel.current?.(), []);
  function show(variant: Variant) {
    const configured = { parentSku: product.parentSku, sku: variant.sku, isConfigured: true } as const;
    announceConfiguration("before", configured);
    setChosen({ variant, before: addressed });
    setChosenHere(true);
    cancel.current?.();
    cancel.current = afterPaint(() => {
      const address = { to: productPath(product, variant.sku), replace: true, resetScroll: false };
      void navigate(address).then(() => announceConfiguration("after", configured));
    });
  }
  return [chosen?.variant ?? addressed, show, isChosenHere] as const;
}

/** Returns the price before anything is chosen: of a group, that of the members in stock. */
function initialPrice({ price, members }: Product): ProductPrice {
  if (members.length === 0) return price;
  const parts = members
    .filter(({ stock }) => stock.inStock)
    .map((part) => ({ quantity: part.quantity, price: part.price.current }));
  return { current: separatePrice(parts, price.current.currency), reduction: null };
}

/** Returns the message about tax and delivery below a price. */
function priceNote({ kind, type }: Product): string {
  if (kind === "gift-cards") return "product.voucher";
  return type === "downloadable" ? "product.taxOnly" : "product.taxIncluded";
}

/** Returns whether the shop's pages can sell this kind of product. */
const canBeOrdered = ({ kind }: Product) => kindError(kind) === null;

/** Ids of the messages that say why a kind of product cannot be ordered yet. */
const reasons: Readonly<Partial<Record<ProductKind, string>>> = {
  "contact-lenses": "product.parametersRequired",
  "spectacle-lenses": "product.notSoldYet.lenses",
};

function Promises({ product, variant }: BuyColumnProps) {
  const { stock } = variant ?? product;
  const { kind, type, price, ownOptions } = product;
  // What is made after a text or a picture of the shopper cannot be sold to anybody else.
  const isPersonal = ownOptions.some((option) => !("values" in option));
  const isParcel = type !== "virtual" && type !== "downloadable";
  return (
    <ul className={styles.promises}>
      <li className={styles.promise}>
        {stock.inStock ? <CircleCheck {...icon} /> : <CircleX {...icon} />}
        <StockText quantity={stock.inStock ? stock.quantity : 0} />
      </li>
      {stock.inStock && isParcel && (
        <li className={styles.promise}>
          <Truck {...icon} />
          <div className={styles.delivery}>
            <p>
              <LazyDeliveryDates takesLenses={kind === "prescription-glasses"} />
            </p>
            {isSentAtOnce(product) && <ExpressOffer product={product} variant={variant} />}
          </div>
        </li>
      )}
      {type === "downloadable" && price.current.minor > 0 && (
        <li className={styles.promise}>
          <FileText {...icon} />
          <FormattedMessage id="product.download" />
        </li>
      )}
      {isParcel && (
        <li className={styles.promise}>
          <Undo2 {...icon} />
          <span>
            <FormattedMessage id="product.returns" values={{ days: offer.returnDays }} />
            {(kind === "prescription-glasses" || isPersonal) && (
              <>
                <br />
                <FormattedMessage id={isPersonal ? "product.own.noReturn" : "product.glasses.noReturn"} />
              </>
            )}
          </span>
        </li>
      )}
    </ul>
  );
}

interface AddToCartProps extends BuyColumnProps {
  /** Called with the price of what is chosen in a form. */
  readonly onPrice: (price: Money) => void;
}

/** The button, or the reason why it is missing. */
function AddToCart({ product, variant, onPrice }: AddToCartProps) {
  const { cart } = useShop();
  const adding = useCart((state) => state.adding);
  useEffect(() => preloadWhenIdle(cart.load), [cart]);
  const { stock } = variant ?? product;
  if (product.kind === "guides" && product.price.current.minor === 0) return <GuideLinks />;
  const form = optionFormOf(product);
  if (!form && !canBeOrdered(product)) {
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
      {product.kind === "prescription-glasses" ? (
        <GlassesChoice
          product={product}
          variant={variant}
          isAdding={adding}
          onAdd={() => void cart.add(product, variant, 1)}
        />
      ) : (
        <div className={styles.withScript}>
          {form ? (
            <OptionForm product={product} form={form} onPrice={onPrice} />
          ) : (
            <BuyBar name={product.name} price={<Amount value={(variant ?? product).price.current} />}>
              <Button size="primary" width="full" pending={adding} onClick={() => void cart.add(product, variant, 1)}>
                <FormattedMessage id={adding ? "product.adding" : "product.add"} />
              </Button>
            </BuyBar>
          )}
        </div>
      )}
    </>
  );
}

const icon = { className: styles.promiseIcon };

/** The exact stock is shown up to this number of pieces. */
const maxCountedStock = 10;

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
      {quantity > maxCountedStock ? (
        <FormattedMessage id="product.inStockMany" />
      ) : (
        <FormattedMessage id="product.inStock" values={{ count: quantity }} />
      )}
    </span>
  );
}
