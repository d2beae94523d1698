import { images } from "#configuration/images.ts";
import { type Article, articleHref } from "#domain/content.ts";
import { pictureHref } from "#domain/media/picture.ts";
import type { StoreView } from "#domain/store.ts";
import { type DocumentStore, organization } from "./organizationDocument.ts";

/**
 * Returns what an article's page shows as structured data (https://schema.org/Article). The shop is the author of
 * an article that names nobody.
 */
export function articleDocument(
  article: Pick<Article, "id" | "slug" | "title" | "teaser" | "picture" | "publishedOn" | "author">,
  store: DocumentStore & Pick<StoreView, "intlLocale">,
) {
  const { title, teaser, picture, publishedOn, author } = article;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    ...(teaser !== "" && { description: teaser }),
    ...(picture && { image: [store.origin + pictureHref(picture, images.gallery)] }),
    inLanguage: store.intlLocale,
    mainEntityOfPage: store.origin + articleHref(store.prefix, article),
    ...(publishedOn !== null && { datePublished: publishedOn }),
    author: author === null ? organization(store) : { "@type": "Person", name: author },
    publisher: organization(store),
  };
}
