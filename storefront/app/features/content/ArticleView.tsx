import { ArticleBody, Breadcrumb, Heading, Image } from "@dioptra/ui";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { images } from "#configuration/images.ts";
import { type Article, type ArticleCard, blogPath, readingMinutes } from "#domain/content.ts";
import { photograph } from "#domain/media/picture.ts";
import { withPrefix } from "#domain/store.ts";
import { ArticleCards } from "../../components/ArticleCards.tsx";
import { blocksOf } from "../../components/blocksOf.ts";
import { useStoreView } from "../../state/useShop.ts";
import * as styles from "./ArticleView.css.ts";

export interface ArticleViewProps {
  readonly article: Article;
  /** The articles to read next. */
  readonly related: readonly ArticleCard[];
}

/** An article with its picture, followed by related ones. */
export function ArticleView({ article, related }: ArticleViewProps) {
  const { title, teaser, body, picture, author, publishedOn } = article;
  const intl = useIntl();
  const store = useStoreView();
  const blog = { label: intl.formatMessage({ id: "article.list" }), href: withPrefix(blogPath, store) };
  return (
    <div className={styles.page}>
      <div className={styles.path}>
        <Breadcrumb homeHref={withPrefix("/", store)} levels={[blog]} current={title} />
      </div>
      <article className={styles.article}>
        <h1 className={styles.title}>{title}</h1>
        {teaser !== "" && <p className={styles.teaser}>{teaser}</p>}
        <p className={styles.facts}>
          {author !== null && <span>{author}</span>}
          {publishedOn !== null && (
            <time dateTime={publishedOn}>
              <FormattedDate value={publishedOn} timeZone="UTC" dateStyle="long" />
            </time>
          )}
          <span>
            <FormattedMessage id="ui.articleCard.minutes" values={{ minutes: readingMinutes(body) }} />
          </span>
        </p>
        {picture && <ArticlePicture {...photograph(picture, images.gallery)} />}
        <ArticleBody blocks={blocksOf(body, store)} />
      </article>
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <Heading level={2} id="related">
            <FormattedMessage id="article.related" />
          </Heading>
          <ArticleCards articles={related} />
        </section>
      )}
    </div>
  );
}

/** The picture of an article; decorative, because it shows what the title says. */
const ArticlePicture = ({ src, dense }: ReturnType<typeof photograph>) => (
  <div className={styles.picture}>
    <Image src={src} {...(dense && { srcSet: `${src}, ${dense} 2x` })} alt="" {...images.gallery} priority="first" />
  </div>
);
