import { FramePicture, FrameViewer, type PictureAddresses, ProductGallery, type ProductPicture } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { images } from "#configuration/images.ts";
import { frameViewOf } from "#domain/product/masters.ts";
import { type Master, photograph } from "#domain/media/picture.ts";
import type { Frame, Product, Variant } from "#domain/product/product.ts";
import { partsOfPanel } from "../../i18n/messageParts.ts";
import { type IntlShape, useIntl } from "react-intl";
import { chosenByDefault } from "#domain/price.ts";
import { framePictureHref } from "#domain/product/framePicture.ts";
import { type Pictured, productPicture } from "#domain/product/productPicture.ts";
import { LazyTryOnOffer } from "./lazy.ts";

interface TurnableFrameProps {
  readonly name: string;
  readonly frame: Frame;
  /** Its photographs: one of them stands in where a browser shows nothing in space. */
  readonly pictures: readonly Master[];
  /** Another offer beside this one. */
  readonly beside: ReactNode;
}

/** Offers to turn the frame in 3D. */
function TurnableFrame({ name, frame, pictures, beside }: TurnableFrameProps) {
  const { texts } = useRouteContext({ from: "__root__" });
  const aslant = pictures.find((picture) => frameViewOf(picture.name) === "three-quarter");
  return (
    <FrameViewer
      name={name}
      frame={frame}
      fallback={aslant && <FramePicture {...photograph(aslant, images.gallery)} alt="" crop="wide" />}
      bring={() => texts.load(partsOfPanel.viewer)}
      beside={beside}
    />
  );
}

export interface ProductPicturesProps {
  readonly product: Product;
  readonly variant: Variant | null;
  /** Of the variant that is shown, and its photographs. */
  readonly frame: Frame | null;
  readonly pictures: readonly Master[];
}

/** The pictures of a product: photographs, or drawings where there are none, and a frame with its measures. */
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
    const seen = photographs.length > 0 ? photographs : [drawing("front", frame), drawing("detail", frame)];
    const [first, ...others] = [...seen, drawing("dimensions", frame)];
    return (
      <ProductGallery pictures={first ? [turnable(first, { product, variant, frame, pictures }), ...others] : []} />
    );
  }
  if (photographs.length > 0) return <ProductGallery pictures={photographs} />;
  const things = thingsOf(product).flatMap((thing, index) => {
    const addresses = productPicture(thing, "wide", images);
    return addresses
      ? [galleryPicture(intl, { name: thing.name, shown: null, id: `${thing.sku} ${index}`, addresses })]
      : [];
  });
  return things.length > 0 && <ProductGallery pictures={things} />;
}

interface Thing extends Pictured {
  readonly name: string;
  readonly sku: string;
  readonly picture?: Master | null;
}

/** A set is seen by its parts. */
function thingsOf(product: Product): readonly Thing[] {
  const parts = [...product.bundle.flatMap(({ parts: own }) => chosenByDefault(own) ?? []), ...product.members];
  return parts.length > 0 ? parts : [product];
}

/** The same picture, on which the frame can be turned and tried on: it stays while another colour is chosen. */
function turnable(
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
  /** Null for what is seen from one side. */
  readonly shown: "front" | "three-quarter" | "side" | "folded" | "detail" | "dimensions" | null;
  readonly id: string;
  readonly crop?: "wide" | "detail" | "dimensions";
  readonly addresses: PictureAddresses;
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
