import {
  FramePicture,
  ProductCard,
  type ProductBadge,
  type ProductCardLook,
  SetPicture,
  TempleMark,
} from "@dioptra/ui";
import { shownWidth } from "@dioptra/ui/eyewear";
import { replaceEqualDeep } from "@tanstack/react-query";
import { memo } from "react";
import { FormattedMessage } from "react-intl";
import { catalog } from "#configuration/catalog.ts";
import { images } from "#configuration/images.ts";
import { pricePerLitre } from "#domain/price.ts";
import type { ProductSummary } from "#domain/product/productSummary.ts";
import { type Master, photographOr } from "#domain/media/picture.ts";
import { productPicture, productPictureHref } from "#domain/product/productPicture.ts";
import { framePictureHref } from "#domain/product/framePicture.ts";
import type { Frame, Price } from "#domain/product/product.ts";
import { productHref } from "#domain/product/href.ts";
import { useStoreView } from "../../state/useShop.ts";

export interface ProductTileProps {
  readonly product: ProductSummary;
  /** Its picture is in the first view of the page. */
  readonly isFirst?: boolean;
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

/** The colours of a frame; only those after the first change where its card leads. */
function looksOf(product: ProductSummary, frame: Frame, prefix: string): [ProductCardLook, ...ProductCardLook[]] {
  const { material, totalWidth } = frame;
  const measure = { totalWidth, pictureWidth: shownWidth(frame) };
  const pictureOf = (look: Pick<Frame, "finish" | "tint">, picture: Master | null) =>
    photographOr(framePictureHref({ ...frame, ...look }, "card"), picture, "card", images);
  const [first, ...others] = product.looks;
  const { firstVariantAsDefaultInUrl } = catalog;
  return [
    {
      id: first?.sku ?? product.parentSku,
      label: first?.label ?? product.name,
      finish: frame.finish,
      material,
      picture: pictureOf(frame, product.picture),
      href: productHref(prefix, product, firstVariantAsDefaultInUrl ? first?.sku : null),
      measure,
    },
    ...others.map(({ sku, label, finish, tint, picture, price }) => ({
      id: sku,
      label,
      finish,
      material,
      picture: pictureOf({ finish, ...(tint && { tint }) }, picture),
      href: productHref(prefix, product, sku),
      measure,
      price: price ? priceShown(price) : undefined,
    })),
  ];
}

/** A product on a shelf. A list that was narrowed brings the same products anew: only others are rendered again. */
export const ProductTile = memo(
  Tile,
  (before, after) =>
    before.isFirst === after.isFirst && replaceEqualDeep(before.product, after.product) === before.product,
);

function Tile({ product, isFirst = false }: ProductTileProps) {
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
  };
  // Within a line Polish writes it small; among the German words are nouns.
  const about = locale === "pl" ? product.about.toLowerCase() : product.about;
  const words = [product.brand, about].filter((word) => word !== "").join(", ");
  if (frame) {
    return (
      <ProductCard {...sold} kind={words} mark={<TempleMark {...frame} />} looks={looksOf(product, frame, prefix)} />
    );
  }
  return (
    <ProductCard
      {...sold}
      href={productHref(prefix, product)}
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

interface PartsPictureProps {
  readonly parts: ProductSummary["parts"];
  readonly priority: "first" | "lazy";
}

/** What is made of parts looks like them. */
function PartsPicture({ parts: [main, ...others], priority }: PartsPictureProps) {
  const src = main && productPictureHref(main, "wide");
  const beside = others.flatMap((part) => productPictureHref(part, "square") ?? []);
  return src && <SetPicture main={src} beside={beside} crop="card" priority={priority} />;
}
