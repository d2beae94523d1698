import { FocusedHeader } from "@dioptra/ui";
import { withPrefix } from "#domain/store.ts";
import { useStoreView } from "../state/useShop.ts";

/** The header of a page with a single task: only the logo and a way back. */
export const MinimalHead = () => <FocusedHeader homeHref={withPrefix("/", useStoreView())} purpose="account" />;
