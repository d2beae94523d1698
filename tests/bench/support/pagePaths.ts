/** A category that fills its first page: 50 products. */
export const categoryPath = "/c/okulary-korekcyjne";

/** The first product of that category, as the shop itself links to it. */
export async function firstProductPath(origin: string): Promise<string> {
  const html = await (await fetch(origin + categoryPath)).text();
  const path = /href="(\/p\/[^"]+)"/.exec(html.slice(html.indexOf("<main")))?.[1];
  if (path === undefined) throw new Error(`${categoryPath} shows no products.`);
  return path;
}
