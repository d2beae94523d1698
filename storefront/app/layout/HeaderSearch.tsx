import { SearchField } from "@dioptra/ui";
import { useRouteContext, useRouter, useRouterState } from "@tanstack/react-router";
import { useState } from "react";
import { partsOfPanel } from "../i18n/messageParts.ts";
import { resultsHref } from "./useSearchHref.ts";

/** Loaded by hand instead of with `React.lazy`, because React delays content by 300 ms after it has suspended. */
const load = () => import("./Suggestions.tsx");

/** The search field in the header. Its suggestions open as soon as it receives the focus. */
export function HeaderSearch({ action }: { readonly action: string }) {
  const router = useRouter();
  const searched = useRouterState({ select: ({ location }) => location.search.query_string });
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const { texts } = useRouteContext({ from: "__root__" });
  const value = typeof searched === "string" ? searched : "";
  const [lastValue, setLastValue] = useState(value);
  // Another address has another search, or none.
  if (value !== lastValue) {
    setLastValue(value);
    setTyped(null);
  }
  const query = typed ?? value;
  const open = () => {
    setOpen(true);
    // If they cannot be loaded there are no suggestions, but the field still leads to the page of results.
    Promise.all([load(), texts.load(partsOfPanel.search)]).then(
      ([module]) => setLoaded(module),
      () => {},
    );
  };
  const close = () => setOpen(false);
  return (
    <SearchField
      key={value}
      action={action}
      defaultValue={value}
      onType={(text) => {
        setTyped(text);
        open();
      }}
      onSearch={(text) => {
        close();
        router.history.push(resultsHref(action, text));
      }}
      onOpen={open}
      onClose={close}
      panel={isOpen && loaded && <loaded.Suggestions query={query} action={action} />}
    />
  );
}
