import { ArticleBody, Breadcrumb } from "@dioptra/ui";
import type { ContentPage } from "#domain/content.ts";
import { withPrefix } from "#domain/store.ts";
import { useStoreView } from "../../state/useShop.ts";
import { blocksOf } from "./blocksOf.ts";
import * as styles from "./ContentPageView.css.ts";

/** A page of text, such as the terms. */
export function ContentPageView({ page }: { readonly page: ContentPage }) {
  const store = useStoreView();
  return (
    <div className={styles.page}>
      <div className={styles.path}>
        <Breadcrumb homeHref={withPrefix("/", store)} levels={[]} current={page.title} />
      </div>
      <h1 className={styles.title}>{page.title}</h1>
      <ArticleBody blocks={blocksOf(page.body)} />
    </div>
  );
}
