import { ArticleBody, Breadcrumb, Heading, Link, ProductGrid } from "@dioptra/ui";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type Category, categoryHref } from "#domain/catalog/category.ts";
import { type ArticleCard, type ContentPage, pageHref, type PagePlace } from "#domain/content.ts";
import type { ProductSummary } from "#domain/product/productSummary.ts";
import { withPrefix } from "#domain/store.ts";
import { ArticleCards } from "../../components/ArticleCards.tsx";
import { blocksOf } from "../../components/blocksOf.ts";
import { ProductTile } from "../../components/ProductTile.tsx";
import { useStoreView } from "../../state/useShop.ts";
import * as styles from "./ContentPageView.css.ts";

/** Products below a text, and the category with all of them. */
export interface PageProducts {
  readonly products: readonly ProductSummary[];
  readonly category: Category;
  /** Id of the message above them; without one, it is the name of the category. */
  readonly title?: string | undefined;
}

export interface ContentPageViewProps {
  readonly page: ContentPage;
  readonly place: PagePlace;
  /** Null for a page without products. */
  readonly shelf: PageProducts | null;
  readonly articles: readonly ArticleCard[];
  /** What follows the text. */
  readonly children?: ReactNode;
}

/** A page of text, such as the terms, with the pages near it, and products or articles where it is about them. */
export function ContentPageView({ page, place, shelf, articles, children }: ContentPageViewProps) {
  const store = useStoreView();
  // Links to pages near it stand beside a text, and below what is as wide as the page.
  const isText = articles.length === 0 && (shelf === null || shelf.products.length === 0);
  const levels = place.above.map((node) => ({ label: node.title, href: pageHref(store.prefix, node) }));
  return (
    <div className={styles.page}>
      <div className={styles.path}>
        <Breadcrumb homeHref={withPrefix("/", store)} levels={levels} current={page.title} />
      </div>
      <h1 className={styles.title}>{page.title}</h1>
      <div className={isText ? styles.beside : undefined}>
        <div>
          <ArticleBody blocks={blocksOf(page.body, store)} />
          {children && <div className={styles.section}>{children}</div>}
        </div>
        {isText && <NearPages place={place} />}
      </div>
      {shelf && shelf.products.length > 0 && <Shelf {...shelf} />}
      {articles.length > 0 && (
        <section className={styles.section} aria-labelledby="page-articles">
          <Heading level={2} id="page-articles">
            <FormattedMessage id="article.list" />
          </Heading>
          <ArticleCards articles={articles} />
        </section>
      )}
      {!isText && <NearPages place={place} />}
    </div>
  );
}

/** The products of a page, with a link to all of their category. */
function Shelf({ products, category, title }: PageProducts) {
  const intl = useIntl();
  const store = useStoreView();
  const heading = title ? intl.formatMessage({ id: title }) : category.name;
  return (
    <section className={styles.section} aria-labelledby="page-products">
      <Heading level={2} id="page-products">
        {heading}
      </Heading>
      <ProductGrid label={heading}>
        {products.map((product) => (
          <ProductTile key={product.parentSku} product={product} />
        ))}
      </ProductGrid>
      {category.productCount > products.length && (
        <p>
          <Link variant="line" href={categoryHref(store.prefix, category)}>
            <FormattedMessage id="page.all" values={{ count: category.productCount }} />
          </Link>
        </p>
      )}
    </section>
  );
}

/** Links to the pages near one of text; nothing if there are none. */
function NearPages({ place }: Pick<ContentPageViewProps, "place">) {
  const intl = useIntl();
  const store = useStoreView();
  if (place.near.length === 0) return null;
  return (
    <nav className={styles.section} aria-label={intl.formatMessage({ id: "page.near" })}>
      <Heading level={2}>
        <FormattedMessage id="page.near" />
      </Heading>
      <ul className={styles.near}>
        {place.near.map((node) => (
          <li key={node.id}>
            <Link href={pageHref(store.prefix, node)}>{node.title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
