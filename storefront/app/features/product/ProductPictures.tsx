import { FramePicture, FrameViewer, type PictureUrls, ProductGallery, type ProductPicture } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { images } from "#configuration/images.ts";
import { frameViewOf } from "#domain/product/masters.ts";
import { type Master, photograph } from "#domain/media/picture.ts";
import type { Frame, Product, Variant } from "#domain/product/product.ts";
import { partsOfPanel } from "../../i18n/messageParts.ts";
import { type IntlShape, useIntl } from "react-intl";
import { defaultPart } from "#domain/price.ts";
import { framePictureHref } from "#domain/product/framePicture.ts";
import { type Pictured, productPicture } from "#domain/product/productPicture.ts";
import { LazyTryOnOffer } from "./lazy.ts";

interface TurnableFrameProps {
  readonly name: string;
  readonly frame: Frame;
  /** Its photographs. One of them replaces the model in a browser without WebGL. */
  readonly pictures: readonly Master[];
  /** A second button beside this one. */
  readonly beside: ReactNode;
}

/** The button that opens the frame in 3D. */
function TurnableFrame({ name, frame, pictures, beside }: TurnableFrameProps) {
  const { texts } = useRouteContext({ from: "__root__" });
  const threeQuarterView = pictures.find((picture) => frameViewOf(picture.name) === "three-quarter");
  return (
    <FrameViewer
      name={name}
      frame={frame}
      fallback={
        threeQuarterView && <FramePicture {...photograph(threeQuarterView, images.gallery)} alt="" crop="wide" />
      }
      loadDependencies={() => texts.load(partsOfPanel.viewer)}
      extraAction={beside}
    />
  );
}

export interface ProductPicturesProps {
  readonly product: Product;
  readonly variant: Variant | null;
  /** The frame of the variant that is shown; null for other products. */
  readonly frame: Frame | null;
  /** The photographs of the variant that is shown. */
  readonly pictures: readonly Master[];
}

/**
 * The gallery of a product: its photographs, or drawings if there are none. Frames also get a drawing with dimensions.
 */
export function ProductPictures({ product, variant, frame, pictures }: ProductPicturesProps) {
  const intl = useIntl();
  const { name } = product;
  const photographs = pictures.map((master) => {
    const shown = frameViewOf(master.name);
    return galleryPicture(intl, { name, shown, id: master.name, addresses: photograph(master, images.gallery) });
  });
  const drawing = (shown: "front" | "detail" | "dimensions", frame: Frame) => {
    const crop = shown === "front" ? "wide" : shown;
    return galleryPicture(intl, { name, shown, id: shown, crop, addresses: { src: framePictureHref(frame, crop) } });
  };
  if (frame) {
    const views = photographs.length > 0 ? photographs : [drawing("front", frame), drawing("detail", frame)];
    const [first, ...others] = [...views, drawing("dimensions", frame)];
    return (
      <ProductGallery
        pictures={first ? [withFrameButtons(first, { product, variant, frame, pictures }), ...others] : []}
      />
    );
  }
  if (photographs.length > 0) return <ProductGallery pictures={photographs} />;
  const drawings = picturedItems(product).flatMap((item, index) => {
    const addresses = productPicture(item, "wide", images);
    return addresses
      ? [galleryPicture(intl, { name: item.name, shown: null, id: `${item.sku} ${index}`, addresses })]
      : [];
  });
  return drawings.length > 0 && <ProductGallery pictures={drawings} />;
}

interface PicturedItem extends Pictured {
  readonly name: string;
  readonly sku: string;
  readonly picture?: Master | null;
}

/** Returns the items whose pictures show the product: the parts of a set, otherwise the product itself. */
function picturedItems(product: Product): readonly PicturedItem[] {
  const parts = [...product.bundle.flatMap(({ parts: own }) => defaultPart(own) ?? []), ...product.members];
  return parts.length > 0 ? parts : [product];
}

/**
 * Returns the picture with the buttons that open 3D view and try-on. Its id is the same for all colours, so that an
 * open view stays open while the shopper chooses another colour.
 */
function withFrameButtons(
  picture: ProductPicture,
  { product, variant, frame, pictures }: ProductPicturesProps & { readonly frame: Frame },
): ProductPicture {
  const { name, parentSku } = product;
  return {
    ...picture,
    id: parentSku,
    content: (
      <>
        {picture.content}
        <TurnableFrame
          name={name}
          frame={frame}
          pictures={pictures}
          beside={<LazyTryOnOffer product={product} variant={variant} />}
        />
      </>
    ),
  };
}

interface GalleryPicture {
  readonly name: string;
  /** The view; null for a product with a single view. */
  readonly shown: "front" | "three-quarter" | "side" | "folded" | "detail" | "dimensions" | null;
  readonly id: string;
  readonly crop?: "wide" | "detail" | "dimensions";
  readonly addresses: PictureUrls;
}

function galleryPicture(
  intl: IntlShape,
  { name, shown, id, crop = "wide", addresses }: GalleryPicture,
): ProductPicture {
  const view = shown ? intl.formatMessage({ id: `product.picture.${shown}` }) : name;
  const alt = shown ? intl.formatMessage({ id: "product.picture.label" }, { name, view }) : name;
  const priority = shown === "front" || shown === null ? "first" : "lazy";
  return { id, label: view, content: <FramePicture {...addresses} alt={alt} crop={crop} priority={priority} /> };
}
