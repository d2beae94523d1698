import { images } from "#configuration/images.ts";
import { pictureFolder, sizeText } from "#domain/media/picture.ts";

/** A category with at least 50 products, which fill its first page. */
export const categoryPath = "/c/okulary-korekcyjne";

/** Returns the address of the first product that the category links to. */
export async function firstProductPath(origin: string): Promise<string> {
  const html = await (await fetch(origin + categoryPath)).text();
  const path = /href="(\/p\/[^"]+)"/.exec(html.slice(html.indexOf("<main")))?.[1];
  if (path === undefined) throw new Error(`${categoryPath} shows no products.`);
  return path;
}

const cardPicture = new RegExp(`src="(${pictureFolder}${sizeText(images.product)}/[^"]+)"`);

/** Returns the address of the first product's picture in the category, in the size of cards. */
export async function firstPicturePath(origin: string): Promise<string> {
  const html = await (await fetch(origin + categoryPath)).text();
  const path = cardPicture.exec(html)?.[1];
  if (path === undefined) throw new Error(`${categoryPath} shows no pictures.`);
  return path;
}
