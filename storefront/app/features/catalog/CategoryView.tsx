import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { FormattedMessage, useIntl } from "react-intl";
import { categoriesQuery, categoryWordsQuery, listQuery, type ListScope } from "../../queries/catalog.ts";
import { Breadcrumb } from "@dioptra/ui";
import { catalog } from "#configuration/catalog.ts";
import { images } from "#configuration/images.ts";
import { categoryCrumbs } from "#domain/catalog/crumbs.ts";
import { categoryHref, type CategoryText, childrenOf } from "#domain/catalog/category.ts";
import { type Master, photograph, type PictureSource } from "#domain/media/picture.ts";
import { withPrefix } from "#domain/store.ts";
import { useShop, useStoreView } from "../../state/useShop.ts";
import * as styles from "./CategoryView.css.ts";
import { useEffect } from "react";
import type { ListAddress } from "#domain/catalog/listAddress.ts";
import { CategoryList } from "./CategoryList.tsx";

/** How many products the list has; said again to those who cannot see it whenever it changes. */
function ListCount({ scope }: { readonly scope: ListScope }) {
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const { data } = useSuspenseQuery(listQuery(client, scope));
  const isNarrowed = Object.keys(scope.address.chosen).length > 0 && scope.address.text === null;
  return (
    <output>
      {isNarrowed ? (
        <FormattedMessage id="category.countOf" values={{ count: data.total, total: scope.category.productCount }} />
      ) : (
        <FormattedMessage id="category.count" values={{ count: data.total }} />
      )}
    </output>
  );
}

interface Scoped {
  readonly scope: ListScope;
}

export interface CategoryHeadProps extends Scoped {
  /** Instead of the category's name; null for that. */
  readonly heading: string | null;
  /** Empty for nothing. */
  readonly lead: string;
  readonly picture: Master | null;
}

/** Where the list lies, what it is called, how long it is, and what lies below it. */
function CategoryHead({ scope, heading, lead, picture }: CategoryHeadProps) {
  const intl = useIntl();
  const store = useStoreView();
  const { categories, category, address } = scope;
  const { text } = address;
  const crumbs = categoryCrumbs(categories, category, store.prefix, catalog);
  const title = text === null ? (heading ?? category.name) : intl.formatMessage({ id: "search.title" }, { text });
  return (
    <>
      <div className={styles.path}>
        <Breadcrumb
          homeHref={withPrefix("/", store)}
          levels={text === null && heading === null ? crumbs.slice(0, -1) : crumbs}
          current={title}
        />
      </div>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.description}>{lead}</p>}
          <p className={styles.lead}>
            <ListCount scope={scope} />
          </p>
          {text === null && <Subcategories scope={scope} />}
        </div>
        {picture && <Still {...photograph(picture, images.topSliderDesktop)} />}
      </div>
    </>
  );
}

/** What lies in the category: seen from its right, where the things are, and only where there is room beside the words. */
function Still({ src, dense }: PictureSource) {
  return (
    <img
      className={styles.still}
      alt=""
      width={1440}
      height={420}
      loading="lazy"
      decoding="async"
      src={src}
      srcSet={dense && `${src}, ${dense} 2x`}
    />
  );
}

function Subcategories({ scope: { categories, category } }: Scoped) {
  const intl = useIntl();
  const { prefix } = useStoreView();
  const below = childrenOf(categories, category).filter(({ productCount }) => productCount > 0);
  if (below.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: "category.subcategories" })}>
      <ul className={styles.subcategories}>
        {below.map((each) => (
          <li key={each.id}>
            <a className={styles.subcategory} href={categoryHref(prefix, each)}>
              <FormattedMessage id="category.subcategory" values={{ name: each.name, count: each.productCount }} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What is said of a category below its list. */
export function CategorySections({ sections }: Pick<CategoryText, "sections">) {
  if (sections.length === 0) return null;
  return (
    <div className={styles.sections}>
      {sections.map(({ heading, text }) => (
        <section key={heading} className={styles.section}>
          <h2 className={styles.sectionHeading}>{heading}</h2>
          <p className={styles.sectionText}>{text}</p>
        </section>
      ))}
    </div>
  );
}

export interface CategoryViewProps {
  readonly categoryId: number;
  /** What is shown. */
  readonly address: ListAddress;
  /** What was asked for last: the same, or on its way. */
  readonly wanted: ListAddress;
  readonly onWant: (address: ListAddress) => void;
  /** The next page stands below the others. */
  readonly onPage: (page: number) => void;
}

/** A category, or what a search finds in it. */
export function CategoryView({ categoryId, ...list }: CategoryViewProps) {
  "use memo";
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const { data: categories } = useSuspenseQuery(categoriesQuery(client));
  const category = categories.find(({ id }) => id === categoryId);
  useRemembered(list.address.text);
  return category ? <Category {...list} scope={{ categories, category, address: list.address }} /> : null;
}

type CategoryProps = Omit<CategoryViewProps, "categoryId" | "address"> & { readonly scope: ListScope };

function Category({ scope, ...list }: CategoryProps) {
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const { data: words } = useQuery(categoryWordsQuery(client, scope.category.id, scope.address));
  return (
    <div className={styles.page}>
      <CategoryHead
        scope={scope}
        heading={words?.heading ?? null}
        lead={words?.lead ?? ""}
        picture={words?.picture ?? null}
      />
      <CategoryList {...list} scope={scope} />
      {words && <CategorySections sections={words.sections} />}
    </div>
  );
}

/** A search that was made is offered again the next time. */
function useRemembered(text: string | null) {
  const { searches } = useShop();
  useEffect(() => {
    if (text !== null) searches.remember(text);
  }, [searches, text]);
}
