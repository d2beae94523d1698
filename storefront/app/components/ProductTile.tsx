import {
  FramePicture,
  ProductCard,
  type ProductBadge,
  type ProductCardFinish,
  SetPicture,
  TempleMark,
  WishlistToggle,
} from "@dioptra/ui";
import { cardPictureWidth } from "@dioptra/ui/eyewear";
import { replaceEqualDeep } from "@tanstack/react-query";
import { memo, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { catalog } from "#configuration/catalog.ts";
import { images } from "#configuration/images.ts";
import { isSaved } from "#domain/catalog/savedProducts.ts";
import { pricePerLitre } from "#domain/price.ts";
import type { ProductLook, ProductSummary } from "#domain/product/productSummary.ts";
import { type Master, photographOr } from "#domain/media/picture.ts";
import { productPicture, productPictureHref } from "#domain/product/productPicture.ts";
import { framePictureHref } from "#domain/product/framePicture.ts";
import type { Frame, Price } from "#domain/product/product.ts";
import { productHref } from "#domain/product/href.ts";
import { useSaved, useShop, useStoreView } from "../state/useShop.ts";

export interface ProductTileProps {
  readonly product: ProductSummary;
  /** Whether its picture is above the fold. */
  readonly isFirst?: boolean;
  /** What is to be said about it in this list, below its price. */
  readonly note?: ReactNode;
}

const priceShown = ({ current, reduction }: Price) => ({ current, ...reduction });

function badgesOf({ inStock, isNew, isBestseller, isPromoted, isSuperPromoted }: ProductSummary): ProductBadge[] {
  const badges = {
    "sold-out": !inStock,
    "super-promotion": isSuperPromoted,
    promotion: isPromoted,
    new: isNew,
    bestseller: isBestseller,
  } satisfies Record<ProductBadge, boolean>;
  return (Object.keys(badges) as ProductBadge[]).filter((badge) => badges[badge]);
}

/**
 * Returns the colours of a frame. The first one links to the product, or to the variant that matches the list's filters;
 * the others to their variant.
 */
function looksOf(product: ProductSummary, frame: Frame, prefix: string): [ProductCardFinish, ...ProductCardFinish[]] {
  const { material } = frame;
  const [first, ...others] = product.looks;
  const pictured = (own: Frame, picture: Master | null) => ({
    finish: own.finish,
    material,
    picture: photographOr(framePictureHref(own, "card"), picture, "card", images),
    measure: { totalWidth: own.totalWidth, pictureWidth: cardPictureWidth(own) },
  });
  function otherLook({ sku, label, finish, tint, picture, price, measures }: ProductLook): ProductCardFinish {
    const { tint: _, ...untinted } = frame;
    const own = { ...untinted, ...measures, finish, ...(tint && { tint }) };
    return {
      id: sku,
      label,
      ...pictured(own, picture),
      href: productHref(prefix, product, sku),
      price: price ? priceShown(price) : undefined,
      mark: measures && <TempleMark {...own} />,
    };
  }
  const { firstVariantAsDefaultInUrl } = catalog;
  return [
    {
      id: first?.sku ?? product.parentSku,
      label: first?.label ?? product.name,
      ...pictured(frame, product.picture),
      href: productHref(prefix, product, product.matchingSku ?? (firstVariantAsDefaultInUrl ? first?.sku : null)),
    },
    ...others.map(otherLook),
  ];
}

/**
 * A product in a list or on a shelf. A filtered list contains many products that were shown before, as new but equal
 * objects: they are compared by value, so that only changed tiles are rendered again.
 */
export const ProductTile = memo(
  Tile,
  (before, after) =>
    before.isFirst === after.isFirst &&
    before.note === after.note &&
    replaceEqualDeep(before.product, after.product) === before.product,
);

function Tile({ product, isFirst = false, note }: ProductTileProps) {
  const { prefix, locale } = useStoreView();
  const { frame, lenses } = product;
  const picture = productPicture(product, "card", images);
  const { current } = product.price;
  const perLitre = product.millilitres ? pricePerLitre(current, product.millilitres) : undefined;
  const sold = {
    name: product.name,
    price: { ...priceShown(product.price), perLitre },
    badges: badgesOf(product),
    priority: isFirst ? ("first" as const) : ("lazy" as const),
    corner: <TileHeart product={product} />,
    actions: note ?? undefined,
  };
  // Polish writes the kind of product in lower case within a line; German must not, since it is a noun.
  const about = locale === "pl" ? product.about.toLowerCase() : product.about;
  const words = [product.brand, about].filter((word) => word !== "").join(", ");
  if (frame) {
    return (
      <ProductCard {...sold} kind={words} mark={<TempleMark {...frame} />} finishes={looksOf(product, frame, prefix)} />
    );
  }
  return (
    <ProductCard
      {...sold}
      href={productHref(prefix, product, product.matchingSku)}
      kind={
        <>
          {words}
          {product.parts.length > 0 && (
            <>
              , <FormattedMessage id="product.setKind" />
            </>
          )}
          {lenses && (
            <>
              , <FormattedMessage id="product.lenses.pieces" values={{ count: lenses.pieces }} />
            </>
          )}
        </>
      }
      picture={
        picture ? (
          <FramePicture {...picture} alt="" crop="card" priority={sold.priority} />
        ) : (
          <PartsPicture parts={product.parts} priority={sold.priority} />
        )
      }
    />
  );
}

/** The heart on a card. */
function TileHeart({ product: { parentSku, name } }: Pick<ProductTileProps, "product">) {
  const { wishlist } = useShop();
  const isWished = useSaved("wishlist", ({ items }) => isSaved(items, parentSku));
  return (
    <WishlistToggle
      name={name}
      isWished={isWished}
      onChange={() => wishlist.toggle({ sku: parentSku, name, childSku: null })}
    />
  );
}

interface PartsPictureProps {
  readonly parts: ProductSummary["parts"];
  readonly priority: "first" | "lazy";
}

/** The picture of a set, made of the pictures of its parts. */
function PartsPicture({ parts: [main, ...others], priority }: PartsPictureProps) {
  const src = main && productPictureHref(main, "wide");
  const beside = others.flatMap((part) => productPictureHref(part, "square") ?? []);
  return src && <SetPicture main={src} beside={beside} crop="card" priority={priority} />;
}
