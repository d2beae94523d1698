import { EmptyState, Link, NoResults } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { catalog } from "#configuration/catalog.ts";
import { search } from "#configuration/search.ts";
import { categoryHref, childrenOf } from "#domain/catalog/category.ts";
import { withPrefix } from "#domain/store.ts";
import type { ListScope } from "../../queries/catalog.ts";
import { useStoreView } from "../../state/useShop.ts";
import * as styles from "./CategoryView.css.ts";
import { listLinks, useFacets } from "./useFacets.ts";

/** Why there is nothing to see, and the ways on from here. */
export function NothingFound({ scope }: { readonly scope: ListScope }) {
  const { chosen, text } = scope.address;
  if (Object.keys(chosen).length > 0) return <Narrowed scope={scope} />;
  return text === null ? <EmptyCategory /> : <UnknownText scope={scope} text={text} />;
}

function Narrowed({ scope }: { readonly scope: ListScope }) {
  const { prefix, currency } = useStoreView();
  return <NoResults facets={useFacets(scope)} currency={currency} {...listLinks(prefix, scope, scope.address)} />;
}

const { minimumTermLength } = search;

function UnknownText({ scope, text }: { readonly scope: ListScope; readonly text: string }) {
  const { prefix } = useStoreView();
  const { categories } = scope;
  const isTooShort = text.length < minimumTermLength;
  return (
    <EmptyState
      title={<FormattedMessage id={isTooShort ? "search.tooShort" : "search.nothing.title"} values={{ text }} />}
      action={
        <ul className={styles.waysOn}>
          {childrenOf(categories, { id: catalog.rootCategoryId }).map((category) => (
            <li key={category.id} className={styles.wayOn}>
              <Link href={categoryHref(prefix, category)}>{category.name}</Link>
            </li>
          ))}
        </ul>
      }
    >
      <FormattedMessage id="search.nothing.text" />
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
