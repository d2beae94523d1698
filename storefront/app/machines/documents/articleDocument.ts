import { images } from "#configuration/images.ts";
import { type Article, articleHref } from "#domain/content.ts";
import { pictureHref } from "#domain/media/picture.ts";
import type { StoreView } from "#domain/store.ts";
import { type DocumentStore, organization } from "./organizationDocument.ts";

/**
 * Returns what an article's page shows as structured data (https://schema.org/Article). Articles have neither a date nor
 * a person as their author, so the shop is named as both author and publisher.
 */
export function articleDocument(
  article: Pick<Article, "id" | "slug" | "title" | "teaser" | "picture">,
  store: DocumentStore & Pick<StoreView, "intlLocale">,
) {
  const { title, teaser, picture } = article;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    ...(teaser !== "" && { description: teaser }),
    ...(picture && { image: [store.origin + pictureHref(picture, images.gallery)] }),
    inLanguage: store.intlLocale,
    mainEntityOfPage: store.origin + articleHref(store.prefix, article),
    author: organization(store),
    publisher: organization(store),
  };
}
