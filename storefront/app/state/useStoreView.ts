import { useRouteContext } from "@tanstack/react-router";
import type { StoreView } from "#domain/store.ts";

/** The shop front of this page: its language, currency and prefix. */
export const useStoreView = (): StoreView => useRouteContext({ from: "__root__", select: ({ store }) => store });
