import { Heading, Link } from "@dioptra/ui";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { blogPath } from "#domain/content.ts";
import { withPrefix } from "#domain/store.ts";
import { ArticleCards } from "../../components/ArticleCards.tsx";
import { articlesQuery } from "../../queries/content.ts";
import { frontBlocksQuery } from "../../queries/home.ts";
import { useStoreView } from "../../state/useShop.ts";
import * as styles from "./HomeTexts.css.ts";

const useClient = () => useRouteContext({ from: "__root__", select: (context) => context.client });

/** The short texts that the platform has for the home page; nothing if it has none or they cannot be loaded. */
export function HomeFrontBlocks() {
  const { data: blocks = [] } = useQuery(frontBlocksQuery(useClient()));
  if (blocks.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="advice">
      <Heading level={2} id="advice">
        <FormattedMessage id="home.advice" />
      </Heading>
      <ul className={styles.blocks} role="list">
        {blocks.map(({ section, title, text, href }) => (
          <li key={section} className={styles.block}>
            <h3 className={styles.title}>{href === null ? title : <Link href={href}>{title}</Link>}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The newest articles; nothing if there are none or they cannot be loaded. */
export function HomeArticles() {
  const store = useStoreView();
  const { data: articles = [] } = useQuery(articlesQuery(useClient(), "home"));
  if (articles.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="articles">
      <div className={styles.head}>
        <Heading level={2} id="articles">
          <FormattedMessage id="article.list" />
        </Heading>
        <Link href={withPrefix(blogPath, store)}>
          <FormattedMessage id="article.all" />
        </Link>
      </div>
      <ArticleCards articles={articles} />
    </section>
  );
}
