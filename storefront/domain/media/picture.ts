/** A size in pixels: CSS pixels in layouts, pixels of the file in addresses. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The original of a picture, from which all sizes are made. */
export interface Master {
  /** Path in the media folder without the file extension, such as `banners/summer`. */
  readonly name: string;
  /** The digest of its content (`editionOf`); null when unknown. */
  readonly edition: string | null;
}

/** The picture and the size that an address requests. */
export interface PictureRequest extends Master {
  readonly size: PictureSize;
}

/**
 * Background colour of pictures, which also fills the space around a picture of other proportions
 * (docs/decisions/product.md#decision-31).
 */
export const paperGround = "#f4f2ee";

const maxNameLength = 160;

/** Up to four path segments of lower-case words. Hidden files, parent folders and special characters are excluded. */
const namePattern = /^[a-z0-9]+(?:[.-][a-z0-9]+)*(?:\/[a-z0-9]+(?:[.-][a-z0-9]+)*){0,3}$/;

/** Returns whether the name of a master is valid. */
export const isMasterName = (name: string): boolean => name.length <= maxNameLength && namePattern.test(name);

/** Number of hexadecimal digits of an edition. It is short because a list contains dozens of editions. */
export const editionDigits = 8;

/** Matches a valid edition. */
export const editionForm: RegExp = new RegExp(`^[0-9a-f]{${editionDigits}}$`);

/** Device pixel ratios that pictures are made for. */
export const densities = [1, 2] as const;
export type Density = (typeof densities)[number];

/** Stands for an unknown edition in an address, which returns the newest edition and is cached only briefly. */
export const newest = "newest";

/** Folder of all addresses of pictures. */
export const pictureFolder = "/media/pictures/";

/** Formats a size such as `300x400`. */
export const sizeText = ({ width, height }: PictureSize): string => `${width}x${height}`;

/** Multiplies a size by a device pixel ratio. */
export const dense = ({ width, height }: PictureSize, density: Density): PictureSize => ({
  width: width * density,
  height: height * density,
});

/**
 * Returns the address of a picture in one of the configured sizes, in CSS pixels. With an edition, the address always
 * returns the same picture. The file format depends on the request's `Accept` header.
 */
export const pictureHref = ({ name, edition }: Master, size: PictureSize, density: Density = 1): string =>
  `${pictureFolder}${sizeText(dense(size, density))}/${edition ?? newest}/${name}`;

/** Addresses of a picture. A drawing needs only one, because vectors are sharp on all screens. */
export interface PictureSource {
  readonly src: string;
  /** For screens with a device pixel ratio of 2. */
  readonly dense?: string;
}

/** Returns the addresses of a photograph. */
export const photograph = (master: Master, size: PictureSize): PictureSource => ({
  src: pictureHref(master, size),
  dense: pictureHref(master, size, 2),
});

/** The sizes of product pictures (docs/specification/settings.md#setting-22). */
export type ProductPictureSizes = Readonly<Record<"product" | "gallery" | "cart" | "otherColors", PictureSize>>;

const sizeOf = { card: "product", wide: "gallery", square: "cart", swatch: "otherColors" } as const;

/** The places of product pictures on a page. */
export type PicturePlace = keyof typeof sizeOf;

/** Returns the addresses of the photograph if there is one, otherwise of the drawing. */
export const photographOr = (
  drawing: string,
  picture: Master | null | undefined,
  place: PicturePlace,
  sizes: ProductPictureSizes,
): PictureSource => (picture ? photograph(picture, sizes[sizeOf[place]]) : { src: drawing });
