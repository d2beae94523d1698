import { SearchField } from "@dioptra/ui";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { resultsHref } from "./useSearchHref.ts";

const Suggestions = lazy(() => import("./Suggestions.tsx").then(({ Suggestions }) => ({ default: Suggestions })));

/** The search in the header, with suggestions under it from the moment it is entered. */
export function HeaderSearch({ action }: { readonly action: string }) {
  const router = useRouter();
  const shown = useRouterState({ select: ({ location }) => location.search.query_string });
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const value = typeof shown === "string" ? shown : "";
  const query = typed ?? value;
  const leave = () => setOpen(false);
  return (
    <SearchField
      key={value}
      action={action}
      defaultValue={value}
      onType={(text) => {
        setTyped(text);
        setOpen(true);
      }}
      onSearch={(text) => {
        leave();
        router.history.push(resultsHref(action, text));
      }}
      onOpen={() => setOpen(true)}
      onClose={leave}
      panel={
        isOpen && (
          <Suspense fallback={null}>
            <Suggestions query={query} action={action} />
          </Suspense>
        )
      }
    />
  );
}
