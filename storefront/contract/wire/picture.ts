import * as z from "zod/mini";
import { editionForm, isMasterName, type Master } from "#domain/media/picture.ts";
import { optionalList } from "./value.ts";

/** Further pictures of a product (docs/specification/products.md#product-3). */
export const mediaGallery = optionalList(z.object({ image: z.optional(z.unknown()) }));

/** Reads an `image`: the name of a master and, after `#`, its edition. Null for pictures that are not the shop's. */
export function readMaster(image: unknown): Master | null {
  const [name = "", edition = ""] = typeof image === "string" ? image.split("#") : [];
  return isMasterName(name) ? { name, edition: editionForm.test(edition) ? edition : null } : null;
}

/** Reads the `image` of a product and the pictures of its gallery, without duplicates. */
export function readPictures(image: unknown, gallery: z.output<typeof mediaGallery>): readonly Master[] {
  const masters = [image, ...gallery.map((entry) => entry.image)].flatMap((each) => readMaster(each) ?? []);
  return masters.filter(({ name }, index) => masters.findIndex((master) => master.name === name) === index);
}
