import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import type { ListAddress } from "#domain/catalog/listAddress.ts";
import { listQuery } from "../../queries/catalog.ts";
import * as styles from "./CategoryView.css.ts";
import { FoundProducts } from "./FoundProducts.tsx";
import { ListBar } from "./ListBar.tsx";
import type { ListFiltersProps } from "./ListFilters.tsx";
import { ListFiltersLater } from "./listLater.ts";
import { NothingFoundLater } from "./NothingFoundLater.ts";
import { useBatchedListChange } from "./useBatchedListChange.ts";

export interface CategoryListProps extends Omit<ListFiltersProps, "onWant"> {
  readonly onWant: (address: ListAddress) => void;
  /** The next page stands below the others. */
  readonly onPage: (page: number) => void;
}

/** The products of a list, and the ways to narrow it. */
export function CategoryList({ scope, wanted, onWant, onPage }: CategoryListProps) {
  "use memo";
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const want = useBatchedListChange(wanted, onWant);
  const { data } = useSuspenseQuery(listQuery(client, scope));
  const isWaiting = wanted !== scope.address;
  const isNarrowed = Object.keys(scope.address.chosen).length > 0;
  if (data.total === 0 && !isNarrowed) return <NothingFoundLater scope={scope} />;
  const filters = { scope, wanted, onWant: want };
  return (
    <div className={styles.columns}>
      <div className={styles.rail}>
        <ListFiltersLater {...filters} />
      </div>
      <div>
        <ListBar {...filters} total={isWaiting ? null : data.total} />
        <section className={styles.list[isWaiting ? "waiting" : "there"]} aria-busy={isWaiting || undefined}>
          {data.total === 0 ? (
            <NothingFoundLater scope={scope} />
          ) : (
            <FoundProducts scope={scope} total={data.total} onPage={onPage} />
          )}
        </section>
      </div>
    </div>
  );
}
