import { configuration } from "#configuration/index.ts";
import type { AnyRefusedForm } from "#domain/plainForm/plainForm.ts";
import { clientAt } from "#platform/kernel/http/client.ts";
import { createFairQueue, QueueFull } from "#platform/runtime/fairQueue.ts";
import { type StoreView, storeViewOf } from "#domain/store.ts";
import { droppedTags } from "../cache/cachePolicy.ts";
import { createAnswerCache } from "../cache/answerCache.ts";
import { type AcceptHeaders, createCachedPage, type CachedPage } from "../cache/cachedPage.ts";
import { createTaggedCache } from "../cache/taggedCache.ts";
import { answerUncached, type PageAnswer, toEncodablePage } from "../answer/pageAnswer.ts";
import { pageKey } from "../cache/pageKey.ts";
import { keepCampaign } from "./keepCampaign.ts";
import { tooManyRequestsPage } from "./fallbackPages.ts";
import type { Answer } from "../gate/provider.ts";
import { createPageRenderer, type RendererSetting, type RenderRequest } from "./renderPage.ts";
import type { RequestRecord } from "../log/log.ts";
import { type CustomerSessions, isAnonymous, visitorIn } from "../gate/customerSession.ts";

/** The parts of a request on which a page depends. */
export interface PageRequest extends AcceptHeaders {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly cookies: string | null | undefined;
  readonly authorization: string | null | undefined;
  /** The address of the client; empty when unknown. */
  readonly client: string;
  /** A form that was sent without JavaScript and refused, which the page shows again. */
  readonly refusedForm?: AnyRefusedForm | undefined;
}

const redirectTo = (location: string): PageAnswer => ({
  status: 301,
  headers: [
    ["location", location],
    ["cache-control", "no-cache"],
    ["content-length", "0"],
  ],
  body: null,
});

const { pageShare, pagesAtOnce } = configuration.load;

/** Creates the handler of pages. It answers from the cache or renders; concurrent requests for a page share one rendering. */
export function createPageHandler(
  setting: Omit<RendererSetting, "answerCache" | "onAnswer"> & { readonly sessions: CustomerSessions },
) {
  const queue = createFairQueue({ ...pageShare, total: pagesAtOnce });
  const answerCache = createAnswerCache();
  const cache = createTaggedCache<CachedPage>({
    maximumBytes: configuration.cache.outputBytes,
    now: () => performance.now(),
    staleTime: configuration.cache.staleIfErrorSeconds * 1000,
  });
  const caches = [answerCache, cache];
  /** Drops what has one of these tags; null drops everything. */
  const drop = (tags: readonly string[] | null) =>
    caches.forEach((each) => (tags === null ? each.dropAll() : each.drop(tags)));
  /** Drops what an answer of the provider reports as changed. */
  const onAnswer = ({ headers }: Pick<Answer, "headers">) => drop(droppedTags(headers));
  const render = createPageRenderer({ ...setting, answerCache, onAnswer });

  const storeOf = (pathname: string) => storeViewOf(pathname, configuration.storeViews);
  /** Returns the cache key of a page; null for a page that is never cached. */
  const keyOf = (request: PageRequest, code: string) =>
    setting.isDevelopment || request.refusedForm || !isAnonymous(request.cookies, request.authorization)
      ? null
      : pageKey(code, request, setting.pages.parseQuery);

  /** Renders a page and caches it if its policy allows it. */
  const renderAndCache = (request: RenderRequest, key: string, record: RequestRecord) =>
    cache.make(key, async () => {
      const { policy, page } = await render(request, record);
      if (policy.lifetime <= 0) return { page, cacheable: null };
      const cached: CachedPage = await createCachedPage(page, {
        route: record.route,
        onResize: (bytes) => cache.resize(key, cached, bytes),
      });
      return { page, cacheable: { value: cached, policy, bytes: cached.bytes } };
    });

  const inTurn = <T>({ client }: PageRequest, work: () => Promise<T>) => queue.run(clientAt(client), work);

  return {
    onAnswer,
    drop,

    /** Returns the answer if it is cached in an accepted encoding, otherwise null. */
    cachedAnswer(request: PageRequest, record: RequestRecord): PageAnswer | null {
      const { storeView, redirect } = storeOf(request.pathname);
      const key = redirect === null ? keyOf(request, storeView.code) : null;
      const page = key === null ? null : cache.get(key);
      const answer = page?.readyAnswer(request) ?? null;
      if (page && answer) Object.assign(record, { route: page.route, store: storeView.code, cache: "hit" });
      return answer && keepCampaign(answer, request.search, setting.pages.parseQuery);
    },

    answer: (request: PageRequest, origin: string, record: RequestRecord): Promise<PageAnswer> =>
      answer(request, origin, record).catch((error: unknown) => {
        if (!(error instanceof QueueFull)) throw error;
        const { pathname, encoding } = request;
        const { isDevelopment } = setting;
        const refusal = tooManyRequestsPage(storeOf(pathname).storeView, record.requestId);
        return answerUncached(toEncodablePage(refusal, { pathname, isCacheable: false, isDevelopment }), encoding);
      }),
  };

  async function answer(request: PageRequest, origin: string, record: RequestRecord): Promise<PageAnswer> {
    const { storeView: store, redirect } = storeOf(request.pathname);
    record.store = store.code;
    if (redirect !== null) return redirectTo(redirect + request.search);
    return keepCampaign(await rendered(request, origin, record, store), request.search, setting.pages.parseQuery);
  }

  /** Answers with a page of the cache, or with one that is rendered now. */
  async function rendered(
    request: PageRequest,
    origin: string,
    record: RequestRecord,
    store: StoreView,
  ): Promise<PageAnswer> {
    const key = keyOf(request, store.code);
    const visitor = visitorIn(request.cookies);
    const identity = { visitor, requestId: record.requestId, client: request.client, isRendering: true };
    const session = setting.sessions(request.cookies, identity);
    const renderRequest: RenderRequest = {
      url: new URL(request.pathname + request.search, origin),
      store,
      session,
      refusedForm: request.refusedForm,
    };
    if (key === null) {
      record.cache = "bypass";
      const { page } = await inTurn(request, () => render(renderRequest, record));
      const headers = [...page.headers, ...session.cookies().map((cookie) => ["set-cookie", cookie] as const)];
      return answerUncached({ ...page, headers }, request.encoding);
    }
    const shared = cache.get(key) ?? cache.pending(key);
    const cached = shared && (await shared);
    if (cached) {
      Object.assign(record, { route: cached.route, cache: "hit" });
      return cached.answer(request);
    }
    const { page, cacheable } = await inTurn(request, () => renderAndCache(renderRequest, key, record));
    const stale = page.status >= 500 ? cache.stale(key) : null;
    if (stale) {
      Object.assign(record, { route: stale.route, cache: "stale" });
      return stale.answer(request);
    }
    record.cache = cacheable ? "miss" : "bypass";
    return cacheable ? cacheable.value.answer(request) : answerUncached(page, request.encoding);
  }
}
