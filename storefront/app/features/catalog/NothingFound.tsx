import { EmptyState, Link, NoResults, ProductGrid } from "@dioptra/ui";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { FormattedMessage, useIntl } from "react-intl";
import { filters } from "#configuration/filters.ts";
import { type NearestMeasure, pricedIn } from "#domain/catalog/facetSetting.ts";
import { facetsOf } from "#domain/catalog/facet.ts";
import { isLongEnough } from "#domain/catalog/searchTerm.ts";
import { type KindredShape, kindredShapes } from "#domain/catalog/kindredShapes.ts";
import { chosenMeasures, differencesOf } from "#domain/catalog/nearest.ts";
import type { Frame } from "#domain/product/product.ts";
import type { ProductSummary } from "#domain/product/productSummary.ts";
import { ProductTile } from "../../components/ProductTile.tsx";
import { catalog } from "#configuration/catalog.ts";
import { search } from "#configuration/search.ts";
import { categoryHref, childrenOf } from "#domain/catalog/category.ts";
import { withPrefix } from "#domain/store.ts";
import { type ListScope, nearestQuery } from "../../queries/list.ts";
import { useStoreView } from "../../state/useShop.ts";
import * as styles from "./CategoryView.css.ts";
import { listLinks, useFacets } from "./useFacets.ts";

/** Explains why a list is empty and suggests what to do next. */
export function NothingFound({ scope }: { readonly scope: ListScope }) {
  const { chosen, text } = scope.address;
  if (Object.keys(chosen).length > 0) return <NoMatchForFilters scope={scope} />;
  return text === null ? <EmptyCategory /> : <NoMatchForText scope={scope} text={text} />;
}

function NoMatchForFilters({ scope }: { readonly scope: ListScope }) {
  const { prefix, currency } = useStoreView();
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const { data: nearest } = useQuery(nearestQuery(client, scope));
  const { chosen } = scope.address;
  // The lengths that exist are counted without the chosen lengths; every other filter is as in the list.
  const existing = facetsOf(nearest?.facets ?? [], chosen, pricedIn(filters, currency));
  const counted = useFacets(scope);
  const facets = counted.map((facet) => existing.find(({ code }) => code === facet.code) ?? facet);
  const links = listLinks(prefix, scope, scope.address);
  return (
    <>
      <NoResults facets={facets} currency={currency} {...links} />
      <KindredShapes shapes={kindredShapes(counted)} hrefOf={(shape) => links.hrefOf("shape", [shape])} />
      {nearest && nearest.products.length > 0 && (
        <NearestProducts
          products={nearest.products}
          labels={new Map(nearest.facets.map(({ code, label }) => [code, label]))}
          measures={chosenMeasures(scope.address, filters.facets)}
        />
      )}
    </>
  );
}

interface KindredShapesProps {
  readonly shapes: readonly KindredShape[];
  readonly hrefOf: (shape: KindredShape["shape"]) => string;
}

/** The shapes nearest to the chosen ones that have products, each with what makes it; nothing if there are none. */
function KindredShapes({ shapes, hrefOf }: KindredShapesProps) {
  if (shapes.length === 0) return null;
  return (
    <section className={styles.nearest}>
      <h2 className={styles.sectionHeading}>
        <FormattedMessage id="category.kindred.title" />
      </h2>
      <ul>
        {shapes.map(({ shape, label, count }) => (
          <li key={shape} className={styles.kindred}>
            <Link href={hrefOf(shape)}>
              <FormattedMessage id="category.subcategory" values={{ name: label, count }} />
            </Link>{" "}
            <FormattedMessage id={`category.kindred.${shape}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NearestProductsProps {
  readonly products: readonly ProductSummary[];
  /** The names of measures by their codes. */
  readonly labels: ReadonlyMap<string, string>;
  readonly measures: readonly NearestMeasure[];
}

/** The products that come nearest to the chosen measures, each with what differs. */
function NearestProducts({ products, labels, measures }: NearestProductsProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "category.nearest.title" });
  return (
    <section className={styles.nearest}>
      <h2 className={styles.sectionHeading}>{title}</h2>
      <ProductGrid availableWidth="beside-rail" label={title}>
        {products.map((product) => (
          <ProductTile
            key={product.parentSku}
            product={product}
            note={product.frame && <Differences frame={product.frame} labels={labels} measures={measures} />}
          />
        ))}
      </ProductGrid>
    </section>
  );
}

interface DifferencesProps extends Pick<NearestProductsProps, "labels" | "measures"> {
  readonly frame: Frame;
}

/** The measures in which a frame differs, such as "Szerokość szkła 54 mm (o 1 mm więcej)". */
function Differences({ frame, labels, measures }: DifferencesProps) {
  return differencesOf(frame, measures).map(({ code, length, by }) => (
    <p key={code} className={styles.difference}>
      <FormattedMessage
        id={by > 0 ? "category.nearest.more" : "category.nearest.less"}
        values={{ label: labels.get(code), length, by: Math.abs(by) }}
      />
    </p>
  ));
}

const { minimumTermLength } = search;

function NoMatchForText({ scope, text }: { readonly scope: ListScope; readonly text: string }) {
  const { prefix } = useStoreView();
  const { categories } = scope;
  const isTooShort = !isLongEnough(text, minimumTermLength);
  return (
    <EmptyState
      title={<FormattedMessage id={isTooShort ? "search.tooShort" : "search.nothing.title"} values={{ text }} />}
      action={
        <ul className={styles.linkList}>
          {childrenOf(categories, { id: catalog.rootCategoryId }).map((category) => (
            <li key={category.id} className={styles.linkItem}>
              <Link href={categoryHref(prefix, category)}>{category.name}</Link>
            </li>
          ))}
        </ul>
      }
    >
      <FormattedMessage id={isTooShort ? "search.tooShort.text" : "search.nothing.text"} />
    </EmptyState>
  );
}

function EmptyCategory() {
  const store = useStoreView();
  return (
    <EmptyState
      title={<FormattedMessage id="category.empty.title" />}
      action={
        <Link variant="solid" href={withPrefix("/", store)}>
          <FormattedMessage id="error.home" />
        </Link>
      }
    >
      <FormattedMessage id="category.empty.text" />
    </EmptyState>
  );
}
