import type { QueryClient } from "@tanstack/react-query";
import { createStore, type StoreApi } from "zustand/vanilla";
import { waitUntilReachable } from "../state/reachability.ts";

/** The part of the router that recovering a page needs. */
export interface RecoverableRouter {
  readonly options: { readonly context: { readonly queryClient: Pick<QueryClient, "cancelQueries"> } };
  readonly latestLocation: { readonly href: string };
  readonly invalidate: () => Promise<void>;
}

export interface Recovery {
  /** Whether the page is being loaded again. */
  readonly store: StoreApi<{ readonly isTrying: boolean }>;
  /** Loads the page's data again. A second call while that happens joins the first. */
  readonly tryAgain: () => Promise<void>;
  /**
   * Calls `again` once the shop is reachable, for as long as an error page watches. Returns the unsubscribe function.
   */
  readonly watch: (again: () => Promise<void>) => () => void;
}

const recoveries = new WeakMap<RecoverableRouter, Recovery>();

/**
 * Returns the recovery of a router's pages. It outlives the error page that asks for it: the router mounts the error
 * page anew with every attempt, and an attempt must not be cancelled and started over by the page that it is about to
 * replace.
 */
export function recoveryOf(router: RecoverableRouter): Recovery {
  const existing = recoveries.get(router);
  if (existing) return existing;
  const recovery = createRecovery(router);
  recoveries.set(router, recovery);
  return recovery;
}

/** Creates the recovery of one router; pages use `recoveryOf`, which keeps one for each router. */
export function createRecovery(router: RecoverableRouter): Recovery {
  const store = createStore<{ readonly isTrying: boolean }>()(() => ({ isTrying: false }));
  let attempt: Promise<void> | null = null;
  const watchers = new Set<() => Promise<void>>();
  let waiting: AbortController | null = null;
  /** Attempts at the same page that ended in the error page again: each one doubles the pause before the next. */
  let failures = { href: "", count: 0 };

  async function loadAgain(): Promise<void> {
    // Requests that are still pending are the ones without an answer, so they are cancelled and sent again.
    await router.options.context.queryClient.cancelQueries();
    await router.invalidate();
  }

  function tryAgain(): Promise<void> {
    if (attempt) return attempt;
    store.setState({ isTrying: true });
    attempt = loadAgain().finally(() => {
      attempt = null;
      store.setState({ isTrying: false });
      if (watchers.size > 0) void wait();
    });
    return attempt;
  }

  async function wait(): Promise<void> {
    // While an attempt runs, its end decides whether to wait again.
    if (waiting || attempt) return;
    const { href } = router.latestLocation;
    if (failures.href !== href) failures = { href, count: 0 };
    const controller = new AbortController();
    waiting = controller;
    await waitUntilReachable(controller.signal, failures.count);
    if (waiting === controller) waiting = null;
    if (controller.signal.aborted) return;
    failures.count += 1;
    const [again] = watchers;
    await again?.().catch(() => {});
  }

  return {
    store,
    tryAgain,
    watch(again): () => void {
      watchers.add(again);
      void wait();
      return () => {
        watchers.delete(again);
        if (watchers.size > 0) return;
        waiting?.abort();
        waiting = null;
      };
    },
  };
}
