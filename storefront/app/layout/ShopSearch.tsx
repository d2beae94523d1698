import { SearchPanelDialog } from "@dioptra/ui";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useShop } from "../state/useShop.ts";
import { Suggestions } from "./Suggestions.tsx";
import { useCloseOnNavigation } from "./navigation.ts";
import { resultsHref, useSearchHref } from "./useSearchHref.ts";

/** The search as a panel, for screens whose header has no room for the field. */
export function ShopSearch() {
  const router = useRouter();
  const { panels } = useShop();
  const action = useSearchHref() ?? "";
  const [query, setQuery] = useState("");
  useCloseOnNavigation(panels.close);
  return (
    <SearchPanelDialog
      open
      onClose={panels.close}
      action={action}
      onType={setQuery}
      onSearch={(text) => router.history.push(resultsHref(action, text))}
    >
      <Suggestions query={query} action={action} />
    </SearchPanelDialog>
  );
}
