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

/** What pictures stand on, and what surrounds one that does not fill its size: the stage's paper (decision 31). */
export const paperGround = "#f4f2ee";
