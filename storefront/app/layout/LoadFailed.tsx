import { ErrorPage, type ErrorPageProps, Link } from "@dioptra/ui";
import { type ErrorComponentProps, useRouter, useRouterState } from "@tanstack/react-router";
import { type MouseEvent, useCallback, useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { useStore } from "zustand";
import { withPrefix } from "#domain/store.ts";
import { isAnswerMissing, LoadFailure, type LoadFailureKind, loadFailureKind } from "../state/loadFailure.ts";
import { useStoreView } from "../state/useShop.ts";
import { recoveryOf } from "./recovery.ts";

const codes: Readonly<Record<LoadFailureKind, ErrorPageProps["code"]>> = {
  slow: 504,
  unreachable: 503,
  offline: "offline",
  failed: 500,
};

/** The page could not be loaded: what can be done about it. Why is in the log, not here. */
export function LoadFailed({ error }: ErrorComponentProps) {
  const router = useRouter();
  const store = useStoreView();
  const here = useRouterState({ select: ({ location }) => location.href.split("#")[0] ?? "/" });
  const recovery = recoveryOf(router);
  const isTrying = useStore(recovery.store, (state) => state.isTrying);
  const kind = loadFailureKind(error);
  const requestId = error instanceof LoadFailure ? error.requestId : router.options.context.requestId;

  const tryAgain = useCallback(async () => {
    // Without a connection a new page would be the browser's own.
    if (isAnswerMissing(error) || navigator.onLine === false) await recovery.tryAgain();
    else location.reload();
  }, [recovery, error]);

  useEffect(() => {
    if (kind === "offline") return recovery.watch(tryAgain);
    if (kind !== "unreachable") return;
    // The connection may have gone before the browser noticed that it is offline.
    const online = () => void tryAgain();
    window.addEventListener("online", online);
    return () => window.removeEventListener("online", online);
  }, [kind, recovery, tryAgain]);

  /** Without JavaScript it is a link to this very page. */
  function press(event: MouseEvent) {
    event.preventDefault();
    if (!isTrying) void tryAgain();
  }

  return (
    <ErrorPage
      code={codes[kind]}
      requestId={requestId}
      actions={
        <>
          <Link variant="solid" href={withPrefix(here, store)} onClick={press} aria-disabled={isTrying || undefined}>
            <FormattedMessage id={isTrying ? "error.retrying" : "error.retry"} />
          </Link>
          <Link href={withPrefix("/", store)}>
            <FormattedMessage id="error.home" />
          </Link>
        </>
      }
    />
  );
}

/** Nothing lies at this address. */
export function NotFound() {
  const store = useStoreView();
  return (
    <ErrorPage
      code={404}
      actions={
        <Link variant="solid" href={withPrefix("/", store)}>
          <FormattedMessage id="home.see" />
        </Link>
      }
    />
  );
}
