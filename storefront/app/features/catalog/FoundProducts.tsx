import { useRef } from "react";
import type { ListScope } from "../../queries/catalog.ts";
import { MoreProductsLater } from "./listLater.ts";
import { ListPages } from "./ListPages.tsx";
import { useListPages } from "./useListPages.ts";

export interface FoundProductsProps {
  readonly scope: ListScope;
  /** On all pages. */
  readonly total: number;
  /** The next page stands below the others. */
  readonly onPage: (page: number) => void;
}

/** As many of the products as were asked for, and the way to more. */
export function FoundProducts({ scope, total, onPage }: FoundProductsProps) {
  const grid = useRef<HTMLUListElement>(null);
  const pages = useListPages(scope);
  const first = pages[0]?.address.page ?? 1;
  return (
    <>
      <ListPages ref={grid} pages={pages} />
      <MoreProductsLater scope={scope} first={first} total={total} onPage={onPage} grid={grid} />
    </>
  );
}
