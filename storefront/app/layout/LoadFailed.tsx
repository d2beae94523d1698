import { ErrorPage, type ErrorPageProps, Link } from "@dioptra/ui";
import { type ErrorComponentProps, type NotFoundRouteProps, useRouter, useRouterState } from "@tanstack/react-router";
import { type MouseEvent, useCallback, useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useStore } from "zustand";
import { withPrefix } from "#domain/store.ts";
import { isRemovedPage } from "../queries/throwNotFound.ts";
import {
  canRetryRequest,
  isCodeFailure,
  isCodeReplaced,
  LoadFailure,
  type LoadFailureKind,
  loadFailureKind,
  recoversByItself,
} from "../state/loadFailure.ts";
import { useShop, useStoreView } from "../state/useShop.ts";
import { LazyNearPages } from "./lazy.ts";
import { recoveryOf } from "./recovery.ts";

const codes: Readonly<Record<LoadFailureKind, ErrorPageProps["code"]>> = {
  slow: 504,
  unreachable: 503,
  offline: "offline",
  failed: 500,
};

/** The error page of a page that could not be loaded. It offers a retry; the cause is only in the server's log. */
export function LoadFailed({ error }: ErrorComponentProps) {
  const router = useRouter();
  const store = useStoreView();
  const here = useRouterState({ select: ({ location }) => location.href.split("#")[0] ?? "/" });
  const recovery = recoveryOf(router);
  const isTrying = useStore(recovery.store, (state) => state.isTrying);
  const kind = loadFailureKind(error);
  const isReloading = useReloadForCode(error, isTrying);
  const requestId = error instanceof LoadFailure ? error.requestId : router.options.context.requestId;

  const tryAgain = useCallback(async () => {
    // Offline, a reload would show the browser's error page.
    if (canRetryRequest(error) || navigator.onLine === false) await recovery.tryAgain();
    else location.reload();
  }, [recovery, error]);

  useGoHome(kind === "offline");

  const isAway = recoversByItself(error);
  useEffect(() => (isAway ? recovery.watch(tryAgain) : undefined), [isAway, recovery, tryAgain]);

  /** Retries instead of following the link. Without JavaScript the link reloads this page. */
  function press(event: MouseEvent) {
    event.preventDefault();
    if (!isTrying) void tryAgain();
  }

  if (isReloading) return null;
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

/**
 * Leads home from a page that cannot be shown without a network, and says so (docs/specification/pages.md#page-74).
 * Where home cannot be shown either, the page stays and loads by itself once the connection is back.
 */
function useGoHome(isOffline: boolean): void {
  const router = useRouter();
  const { notices } = useShop();
  useEffect(() => {
    if (!isOffline) return;
    let isShown = true;
    const goHome = async () => {
      const home = await router.preloadRoute({ to: "/" });
      if (!isShown || !home?.every(({ status }) => status === "success")) return;
      await router.navigate({ to: "/" });
      notices.show("error", { id: "offline.notAvailable" }, { label: "notice.ok", onAction: () => {} });
    };
    void goHome().catch(() => {});
    return () => {
      isShown = false;
    };
  }, [isOffline, router, notices]);
}

/** The longest wait for the shop's answer before the error page is shown, in milliseconds. */
const answerTimeout = 3000;

/**
 * Loads the page from the server if its code is missing and the shop answers: the server can render a page whose code no
 * longer exists. This cannot repeat itself, because a page from the server is not replaced when its code is missing.
 * Returns whether the error page should wait.
 */
function useReloadForCode(error: unknown, isTrying: boolean): boolean {
  const isCodeMissing = isCodeFailure(error);
  // Mounted while the page is loaded again, this shows an error that may be over.
  const [isKept, setKept] = useState(isTrying);
  useEffect(() => {
    if (!isCodeMissing || isTrying) return;
    let isShown = true;
    async function reloadOrKeep() {
      const isReplaced = await isCodeReplaced({ signal: AbortSignal.timeout(answerTimeout) });
      if (!isShown) return;
      if (isReplaced) location.reload();
      else setKept(true);
    }
    void reloadOrKeep();
    return () => {
      isShown = false;
    };
  }, [isCodeMissing, isTrying]);
  return isCodeMissing && !isKept;
}

/** The error page of an address that does not exist or was removed for good, with the pages that it may have meant. */
export function NotFound(error: Pick<NotFoundRouteProps, "data">) {
  const store = useStoreView();
  return (
    <>
      <ErrorPage
        code={isRemovedPage(error) ? 410 : 404}
        actions={
          <Link variant="solid" href={withPrefix("/", store)}>
            <FormattedMessage id="home.see" />
          </Link>
        }
      />
      <LazyNearPages />
    </>
  );
}
