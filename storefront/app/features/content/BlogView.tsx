import { Breadcrumb } from "@dioptra/ui";
import { FormattedMessage, useIntl } from "react-intl";
import type { ArticleCard } from "#domain/content.ts";
import { withPrefix } from "#domain/store.ts";
import { ArticleCards } from "../../components/ArticleCards.tsx";
import { useStoreView } from "../../state/useShop.ts";
import * as cards from "./BlogView.css.ts";
import * as styles from "./ContentPageView.css.ts";

/** All articles, the newest first. */
export function BlogView({ articles }: { readonly articles: readonly ArticleCard[] }) {
  const intl = useIntl();
  const store = useStoreView();
  const title = intl.formatMessage({ id: "article.list" });
  return (
    <div className={styles.page}>
      <div className={styles.path}>
        <Breadcrumb homeHref={withPrefix("/", store)} levels={[]} current={title} />
      </div>
      <h1 className={styles.title}>{title}</h1>
      {articles.length > 0 ? (
        <div className={cards.articles}>
          <ArticleCards articles={articles} level={2} />
        </div>
      ) : (
        <p>
          <FormattedMessage id="article.none" />
        </p>
      )}
    </div>
  );
}
