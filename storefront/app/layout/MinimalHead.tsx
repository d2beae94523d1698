import { FocusedHeader } from "@dioptra/ui";
import { withPrefix } from "#domain/store.ts";
import { useStoreView } from "../state/useShop.ts";

/** The head of a page with one thing to do: just the way back. */
export const MinimalHead = () => <FocusedHeader homeHref={withPrefix("/", useStoreView())} purpose="account" />;
