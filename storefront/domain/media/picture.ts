/** In pixels: of CSS where something is laid out, of the file where it is sent. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The large picture that all sizes of it are made from. */
export interface Master {
  /** Its path in the media folder, without the kind of file: `banners/summer`. */
  readonly name: string;
  /** The digest of its content (`editionOf`); null where it is not known. */
  readonly edition: string | null;
}

/** What an address asks for. */
export interface AskedPicture extends Master {
  readonly size: PictureSize;
}

/**
 * What pictures stand on, and what surrounds one that does not fill its size: the stage's paper
 * (docs/decisions/product.md#decision-31).
 */
export const paperGround = "#f4f2ee";

const longestName = 160;

/** Folders and a name, of words: nothing hidden, nothing above, nothing that a file system or an address reads otherwise. */
const nameForm = /^[a-z0-9]+(?:[.-][a-z0-9]+)*(?:\/[a-z0-9]+(?:[.-][a-z0-9]+)*){0,3}$/;

/** Whether a master may be called so. */
export const isMasterName = (name: string): boolean => name.length <= longestName && nameForm.test(name);

/** Enough to tell the versions of one picture apart; every list carries dozens of them. */
export const editionDigits = 8;

export const editionForm: RegExp = new RegExp(`^[0-9a-f]{${editionDigits}}$`);

/** Pixels of a screen for one of CSS that pictures are made for. */
export const densities = [1, 2] as const;
export type Density = (typeof densities)[number];

/** Replaces an unknown edition: such an address leads to the newest edition and is cached only briefly. */
export const newest = "newest";

export const pictureFolder = "/media/pictures/";

/** `300x400` */
export const sizeText = ({ width, height }: PictureSize): string => `${width}x${height}`;

export const dense = ({ width, height }: PictureSize, density: Density): PictureSize => ({
  width: width * density,
  height: height * density,
});

/**
 * The address of a picture in one of the configured sizes, given in pixels of CSS: with the edition, it is the same
 * picture for ever. What kind of file is sent, the browser says when it asks.
 */
export const pictureHref = ({ name, edition }: Master, size: PictureSize, density: Density = 1): string =>
  `${pictureFolder}${sizeText(dense(size, density))}/${edition ?? newest}/${name}`;

/** Where a picture is to be had, and where for screens of two pixels to one of CSS; a drawing is sharp on both. */
export interface PictureSource {
  readonly src: string;
  readonly dense?: string;
}

export const photograph = (master: Master, size: PictureSize): PictureSource => ({
  src: pictureHref(master, size),
  dense: pictureHref(master, size, 2),
});

/** The sizes of pictures of products (docs/specification/settings.md#setting-22). */
export type ProductPictureSizes = Readonly<Record<"product" | "gallery" | "cart" | "otherColors", PictureSize>>;

const sizeOf = { card: "product", wide: "gallery", square: "cart", swatch: "otherColors" } as const;

/** The places on a page that pictures of products have. */
export type PicturePlace = keyof typeof sizeOf;

/** A photograph where there is one, else the drawing. */
export const photographOr = (
  drawing: string,
  picture: Master | null | undefined,
  place: PicturePlace,
  sizes: ProductPictureSizes,
): PictureSource => (picture ? photograph(picture, sizes[sizeOf[place]]) : { src: drawing });
