import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useEffect } from "react";
import type { ListAddress } from "#domain/catalog/listAddress.ts";
import { categoriesQuery, categoryWordsQuery, type ListScope } from "../../queries/catalog.ts";
import { useShop } from "../../state/useShop.ts";
import { CategoryHead } from "./CategoryHead.tsx";
import { CategoryList } from "./CategoryList.tsx";
import { CategorySections } from "./CategorySections.tsx";
import * as styles from "./CategoryView.css.ts";

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
