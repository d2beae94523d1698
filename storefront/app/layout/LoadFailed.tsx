import { ErrorPage, type ErrorPageProps, Link } from "@dioptra/ui";
import { type ErrorComponentProps, useRouter, useRouterState } from "@tanstack/react-router";
import { type MouseEvent, useCallback, useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { withPrefix } from "#domain/store/prefix.ts";
import { isAnswerMissing, LoadFailure, type LoadFailureKind, loadFailureKind } from "../state/loadFailure.ts";
import { untilReachable } from "../state/untilReachable.ts";
import { useStoreView } from "../state/useStoreView.ts";

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
  const [isTrying, setTrying] = useState(false);
  const kind = loadFailureKind(error);
  const requestId = error instanceof LoadFailure ? error.requestId : router.options.context.requestId;

  const tryAgain = useCallback(async () => {
    setTrying(true);
    // Without a connection a new page would be the browser's own.
    if (isAnswerMissing(error) || navigator.onLine === false) {
      // What is still waited for is what did not come: it is asked for anew.
      await router.options.context.queryClient.cancelQueries();
      await router.invalidate();
    } else location.reload();
    setTrying(false);
  }, [router, error]);

  useEffect(() => {
    if (kind !== "offline") return;
    const leave = new AbortController();
    void untilReachable(leave.signal).then(() => (leave.signal.aborted ? undefined : tryAgain()));
    return () => leave.abort();
  }, [kind, tryAgain]);

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
