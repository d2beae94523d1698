import { SearchField } from "@dioptra/ui";
import { useRouteContext, useRouter, useRouterState } from "@tanstack/react-router";
import { useState } from "react";
import { partsOfPanel } from "../i18n/messageParts.ts";
import { resultsHref } from "./useSearchHref.ts";

/** Not a `lazy` component, since React holds back for 300 ms what it has once waited for. */
const load = () => import("./Suggestions.tsx");

/** The search in the header, with suggestions under it from the moment it is entered. */
export function HeaderSearch({ action }: { readonly action: string }) {
  const router = useRouter();
  const shown = useRouterState({ select: ({ location }) => location.search.query_string });
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const { texts } = useRouteContext({ from: "__root__" });
  const value = typeof shown === "string" ? shown : "";
  const query = typed ?? value;
  const open = () => {
    setOpen(true);
    // Without a connection there are no suggestions; the field still leads to the page of results.
    Promise.all([load(), texts.load(partsOfPanel.search)]).then(
      ([module]) => setLoaded(module),
      () => {},
    );
  };
  const leave = () => setOpen(false);
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
        leave();
        router.history.push(resultsHref(action, text));
      }}
      onOpen={open}
      onClose={leave}
      panel={isOpen && loaded && <loaded.Suggestions query={query} action={action} />}
    />
  );
}
