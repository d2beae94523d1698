import { type StoreView, withPrefix } from "#domain/store.ts";

/** The ways into an account: to log in, to create one, or to ask for a new password. */
export type AccountWay = "login" | "register" | "forgotten";

/** The pages of the ways. A panel shows the other form instead of following the link. */
const paths = {
  login: "/login",
  register: "/login?step=register",
  forgotten: "/create-password",
} as const satisfies Record<AccountWay, string>;

/** Returns the page of a way into the account. */
export const accountWayHref = (way: AccountWay, store: StoreView): string => withPrefix(paths[way], store);

/** Returns the way that a link leads to; null for other links. */
export const accountWayOf = (href: string | null, store: StoreView): AccountWay | null =>
  (["login", "register", "forgotten"] as const).find((way) => accountWayHref(way, store) === href) ?? null;
