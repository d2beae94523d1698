import { ArticleCard } from "@dioptra/ui";
import { images } from "#configuration/images.ts";
import { articleHref, type ArticleCard as Article } from "#domain/content.ts";
import { pictureHref } from "#domain/media/picture.ts";
import { useStoreView } from "../state/useShop.ts";
import * as styles from "./ArticleCards.css.ts";

export interface ArticleCardsProps {
  readonly articles: readonly Article[];
  /** The heading level of the titles. @default 3 */
  readonly level?: 2 | 3;
}

/** Articles in rows, each with its picture, title and teaser. */
export function ArticleCards({ articles, level = 3 }: ArticleCardsProps) {
  const { prefix } = useStoreView();
  return (
    // Without markers, Safari ignores the list semantics unless `role` is set.
    <ul className={styles.cards} role="list">
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard
            title={article.title}
            href={articleHref(prefix, article)}
            level={level}
            {...(article.publishedOn !== null && { date: article.publishedOn })}
            {...(article.teaser !== "" && { text: article.teaser })}
            {...(article.picture && { picture: { src: pictureHref(article.picture, images.gallery) } })}
          />
        </li>
      ))}
    </ul>
  );
}
