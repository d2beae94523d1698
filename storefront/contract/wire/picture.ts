import * as z from "zod/mini";
import { editionForm, isMasterName, type Master } from "#domain/media/picture.ts";
import { listOf } from "./value.ts";

/** Further pictures of a product (docs/specification/products.md#product-3). */
export const mediaGallery = listOf(z.object({ image: z.optional(z.unknown()) }));

/** The picture that `image` names: a master and, after `#`, its edition. Null for a picture that is not ours. */
export function readMaster(image: unknown): Master | null {
  const [name = "", edition = ""] = typeof image === "string" ? image.split("#") : [];
  return isMasterName(name) ? { name, edition: editionForm.test(edition) ? edition : null } : null;
}

/** The `image` of a product and what is in its gallery, each once. */
export function readPictures(image: unknown, gallery: z.output<typeof mediaGallery>): readonly Master[] {
  const masters = [image, ...gallery.map((entry) => entry.image)].flatMap((each) => readMaster(each) ?? []);
  return masters.filter(({ name }, index) => masters.findIndex((master) => master.name === name) === index);
}
