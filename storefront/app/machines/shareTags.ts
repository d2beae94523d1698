import type { StoreView } from "#domain/store.ts";

/** What a shared link to a page shows. */
export interface SharedPage {
  readonly title: string;
  readonly description: string;
  /** The absolute canonical address. */
  readonly url: string;
  /** An absolute address; null for a page without a picture. */
  readonly picture: string | null;
  readonly isArticle: boolean;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Returns the canonical link of a page and its Open Graph tags (https://ogp.me), for the head of its HTML. */
export function shareTags(
  { title, description, url, picture, isArticle }: SharedPage,
  { intlLocale }: Pick<StoreView, "intlLocale">,
): string {
  const properties = {
    "og:type": isArticle ? "article" : "website",
    "og:site_name": "Dioptra",
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:locale": intlLocale.replace("-", "_"),
    ...(picture !== null && { "og:image": picture }),
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escape(content)}">`,
  );
  return `<link rel="canonical" href="${escape(url)}">${tags.join("")}`;
}

/** Returns the title and the description in the head of a page: the last ones that its routes state. */
export function describedBy(matches: readonly { readonly meta?: readonly unknown[] | undefined }[]) {
  const found = { title: "", description: "" };
  for (const tag of matches.flatMap(({ meta }) => meta ?? [])) {
    if (typeof tag !== "object" || tag === null) continue;
    if ("title" in tag && typeof tag.title === "string") found.title = tag.title;
    if ("name" in tag && tag.name === "description" && "content" in tag && typeof tag.content === "string")
      found.description = tag.content;
  }
  return found;
}

/** Returns the first picture that structured data names, at any depth; null for none. */
export function firstPicture(documents: unknown): string | null {
  if (typeof documents !== "object" || documents === null) return null;
  for (const [name, value] of Object.entries(documents)) {
    const picture = name === "image" && Array.isArray(value) ? value[0] : undefined;
    const found = typeof picture === "string" ? picture : firstPicture(value);
    if (found !== null) return found;
  }
  return null;
}
