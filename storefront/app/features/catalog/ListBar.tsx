import * as styles from "./CategoryView.css.ts";
import { FilterDrawer, type FilterDrawerProps } from "./FilterDrawer.tsx";
import { ListChoicesLater } from "./listLater.ts";

/** Over the products: the ways to narrow and to order them. */
export function ListBar({ total, ...list }: FilterDrawerProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.withoutRail}>
        <FilterDrawer {...list} total={total} />
      </div>
      <ListChoicesLater {...list} />
    </div>
  );
}
