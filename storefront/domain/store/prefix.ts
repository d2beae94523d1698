import type { StoreView } from "./storeView.ts";

type Prefixed = Pick<StoreView, "prefix">;

/** Whether a path lies in a store view: `/de` and `/de/x`, not `/design`. */
export function hasPrefix(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

/** The path of a page as the shopper sees it in this store view. */
export function withPrefix(pathname: string, { prefix }: Prefixed): string {
  return prefix !== "" && pathname === "/" ? prefix : prefix + pathname;
}

/** The path of a page as routes know it; a path outside the store view stays as it is. */
export function withoutPrefix(pathname: string, { prefix }: Prefixed): string {
  if (prefix === "" || !hasPrefix(pathname, prefix)) return pathname;
  // More than one slash in front would lead to another site when it is sent as an address.
  return `/${pathname.slice(prefix.length).replace(/^[/\\]+/, "")}`;
}
