import { type ListAddress, listHref, withChosen, withoutFilters } from "#domain/catalog/listAddress.ts";
import type { ListScope } from "../../queries/catalog.ts";

/** Where a list leads with other filters, or with none. */
export const listLinks = (prefix: string, { category }: Pick<ListScope, "category">, address: ListAddress) => ({
  hrefOf: (code: string, values: readonly string[]) => listHref(prefix, category, withChosen(address, code, values)),
  clearHref: listHref(prefix, category, withoutFilters(address)),
});
