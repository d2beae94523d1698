import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { FormattedMessage, useIntl } from "react-intl";
import { categoryWordsQuery, listQuery, type ListScope } from "../../queries/list.ts";
import { categoriesQuery } from "../../queries/categories.ts";
import { Breadcrumb } from "@dioptra/ui";
import { catalog } from "#configuration/catalog.ts";
import { search } from "#configuration/search.ts";
import { images } from "#configuration/images.ts";
import { categoryCrumbs } from "#domain/catalog/crumbs.ts";
import { categoryHref, type CategoryText, childrenOf } from "#domain/catalog/category.ts";
import { type Master, photograph, type PictureSource } from "#domain/media/picture.ts";
import { withPrefix } from "#domain/store.ts";
import { useShop, useStoreView } from "../../state/useShop.ts";
import * as styles from "./CategoryView.css.ts";
import { useEffect } from "react";
import { isLongEnough } from "#domain/catalog/searchTerm.ts";
import type { ListAddress } from "#domain/catalog/listAddress.ts";
import { CategoryList } from "./CategoryList.tsx";

/** Number of products in the list. Screen readers announce it whenever it changes. */
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

interface ScopeProps {
  readonly scope: ListScope;
}

export interface CategoryHeadProps extends ScopeProps {
  /** Replaces the category's name; null for none. */
  readonly heading: string | null;
  /** Empty for none. */
  readonly lead: string;
  readonly picture: Master | null;
}

/** Breadcrumb, heading, number of products and subcategories of a list. */
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

/** The category's picture: the right part of its banner, shown only where there is room beside the text. */
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

function Subcategories({ scope: { categories, category } }: ScopeProps) {
  const intl = useIntl();
  const { prefix } = useStoreView();
  const subcategories = childrenOf(categories, category).filter(({ productCount }) => productCount > 0);
  if (subcategories.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: "category.subcategories" })}>
      <ul className={styles.subcategories}>
        {subcategories.map((subcategory) => (
          <li key={subcategory.id}>
            <a className={styles.subcategory} href={categoryHref(prefix, subcategory)}>
              <FormattedMessage
                id="category.subcategory"
                values={{ name: subcategory.name, count: subcategory.productCount }}
              />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The category's text below its list. */
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
  /** The list that is shown. */
  readonly address: ListAddress;
  /** The list that was requested last: the one that is shown, or one that is still loading. */
  readonly requested: ListAddress;
  /** Called with the address of the list that the shopper requests. */
  readonly onRequest: (address: ListAddress) => void;
  /** Called with the number of the next page when it was loaded and appended. */
  readonly onPage: (page: number) => void;
}

/** The page of a category, or of a search in it. */
export function CategoryView({ categoryId, ...list }: CategoryViewProps) {
  "use memo";
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const { data: categories } = useSuspenseQuery(categoriesQuery(client));
  const category = categories.find(({ id }) => id === categoryId);
  const { currency } = useStoreView();
  useRememberSearch(list.address.text);
  return category ? <Category {...list} scope={{ categories, category, currency, address: list.address }} /> : null;
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

const { minimumTermLength } = search;

/** Remembers a search that was made, so that the search field can offer it again. */
function useRememberSearch(text: string | null) {
  const { searches } = useShop();
  useEffect(() => {
    if (text !== null && isLongEnough(text, minimumTermLength)) searches.remember(text);
  }, [searches, text]);
}
