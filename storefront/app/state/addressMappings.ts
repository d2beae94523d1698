import { type AddressMap, normalizePath, withAddresses } from "#domain/addressMap.ts";
import type { StoreView } from "#domain/store.ts";
import { createPersistedStore, expendablePrefix } from "./createPersistedStore.ts";

/**
 * Creates the addresses that this browser has resolved, so that a link to one of them needs no request. Unknown addresses
 * are not remembered, since a page may be created for them. When the browser's storage is full, the addresses are dropped
 * first (docs/specification/pages.md#page-25).
 */
export function createAddressMappings({ code }: Pick<StoreView, "code">) {
  const store = createPersistedStore<{ readonly paths: AddressMap }, { readonly paths: AddressMap }>(
    { paths: {} },
    {
      name: `${expendablePrefix}${code}`,
      version: 1,
      partialize: ({ paths }) => ({ paths }),
      onNotStored: () => store.setState({ paths: {} }),
    },
  );
  return {
    /** Returns the path of the page that an address leads to; null if this browser does not know it. */
    find(path: string): string | null {
      const { paths } = store.latest();
      const name = normalizePath(path);
      return Object.hasOwn(paths, name) ? (paths[name] ?? null) : null;
    },
    remember: (added: AddressMap): void => store.setState(({ paths }) => ({ paths: withAddresses(paths, added) })),
  };
}
