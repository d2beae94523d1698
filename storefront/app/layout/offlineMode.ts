import type { QueryCacheNotifyEvent, QueryClient } from "@tanstack/react-query";
import { cache } from "#configuration/cache.ts";
import type { AppRouter } from "../router.tsx";
import type { SessionState } from "../state/account/sessionStore.ts";
import { keepProfile } from "../state/account/keptProfile.ts";
import { waitUntilReachable } from "../state/reachability.ts";

/** Within this time the answers of one page arrive, so that they are written together, in milliseconds. */
const writeDelay = 500;

/**
 * Keeps what this browser reads of the shop, for the time without a network (docs/specification/pages.md#page-73), and
 * reads it anew once the shop answers again. Without the shopper's consent to convenience nothing is kept.
 */
export async function startOfflineMode({ options, invalidate }: AppRouter): Promise<void> {
  const { queryClient, store, shop, answers } = options.context;
  if (!answers) return;
  const kept = await answers.kept();
  const mayKeep = () => shop.consent.allows("convenience");
  const client: QueryClient = queryClient;
  const waiting = new Set<string>();

  async function write(): Promise<void> {
    const hashes = [...waiting];
    waiting.clear();
    if (!mayKeep()) return;
    for (const hash of hashes) {
      const query = client.getQueryCache().get(hash);
      if (query?.state.status === "success" && !answers?.served.has(hash))
        await kept.write(query.queryKey, query.state.data);
    }
  }

  function noteAnswer({ type, query: { queryHash } }: Pick<QueryCacheNotifyEvent, "type" | "query">): void {
    if (type !== "updated" && type !== "added") return;
    if (waiting.size === 0) setTimeout(() => void write(), writeDelay);
    waiting.add(queryHash);
  }

  const noteAll = () => {
    for (const query of client.getQueryCache().getAll()) noteAnswer({ type: "added", query });
  };
  noteAll();
  client.getQueryCache().subscribe(noteAnswer);
  setInterval(() => void kept.store.makeRoom(), cache.quotaCheckInterval);

  shop.consent.store.subscribe(() => {
    // What was read before the shopper decided is kept too.
    if (mayKeep()) noteAll();
    else void Promise.all([kept.store.clear(), kept.vault.wipe()]);
  });
  const followSession = ({ login, customer }: SessionState) => {
    if (login === "guest") void kept.vault.wipe();
    else if (login === "customer" && customer && mayKeep()) void keepProfile(store, customer);
  };
  followSession(shop.session.store.getState());
  shop.session.store.subscribe(followSession);

  /** Reads anew what is shown from the cache, and what did not arrive. */
  async function renew(): Promise<void> {
    const { served } = answers ?? {};
    await client.invalidateQueries({
      predicate: ({ queryHash, state }) => state.status === "error" || (served?.has(queryHash) ?? false),
    });
    await invalidate();
    if (shop.session.hasLogin()) await (await shop.session.actions()).load();
    shop.connection.renewed();
  }

  let waits: Promise<void> | null = null;
  /** How often the connection was lost again while the page was renewed. */
  let failures = 0;
  async function waitForShop(): Promise<void> {
    await waitUntilReachable(new AbortController().signal, failures);
    shop.connection.reached();
    await renew().catch(() => {});
    waits = null;
    failures = shop.connection.store.getState().isAway ? failures + 1 : 0;
    follow();
  }
  function follow(): void {
    if (shop.connection.store.getState().isAway) waits ??= waitForShop();
  }
  shop.connection.store.subscribe(follow);
  window.addEventListener("offline", () => shop.connection.lost());
  // The shop may have been out of reach, also for a moment, before this code has come.
  if (shop.connection.store.getState().wasAway) waits ??= waitForShop();
}
