import { configuration } from "#configuration/index.ts";
import { clientAt } from "#platform/kernel/http/client.ts";
import { createFairQueue, QueueFull } from "#platform/runtime/fairQueue.ts";
import { storeViewOf } from "#domain/store.ts";
import { droppedTags } from "../cache/keeping.ts";
import { createKeptAnswers } from "../cache/keptAnswers.ts";
import { type Accepting, createKeptPage, type KeptPage } from "../cache/keptPage.ts";
import { createTaggedCache } from "../cache/taggedCache.ts";
import { answerOnce, type PageAnswer, plainPage } from "../answer/pageAnswer.ts";
import { pageKey } from "../cache/pageKey.ts";
import { tooManyPages } from "./lastResort.ts";
import type { Answer } from "../gate/provider.ts";
import { createRendering, type PageRequest, type RenderingSetting } from "./renderPage.ts";
import type { RequestRecord } from "../log/requestRecord.ts";
import { isAnonymous, visitorOf, type Visits } from "../gate/customerSession.ts";

/** What a page is asked for with. */
export interface PageQuestion extends Accepting {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly cookies: string | null | undefined;
  readonly authorization: string | null | undefined;
  /** The address of the client; empty when unknown. */
  readonly client: string;
}

const movedTo = (location: string): PageAnswer => ({
  status: 301,
  headers: [
    ["location", location],
    ["cache-control", "no-cache"],
    ["content-length", "0"],
  ],
  body: null,
});

const { pageShare, pagesAtOnce } = configuration.load;

/** Answers pages: from what is kept, or rendered, once for all who ask for the same at the same time. */
export function createPageHandler(
  setting: Omit<RenderingSetting, "keptAnswers" | "onAnswer"> & { readonly visits: Visits },
) {
  const queue = createFairQueue({ ...pageShare, total: pagesAtOnce });
  const keptAnswers = createKeptAnswers();
  const cache = createTaggedCache<KeptPage>({
    maximumBytes: configuration.cache.outputBytes,
    now: () => performance.now(),
    staleTime: configuration.cache.staleIfErrorSeconds * 1000,
  });
  const kept = [keptAnswers, cache];
  /** Forgets what depends on something that has changed; null for everything. */
  const drop = (tags: readonly string[] | null) =>
    kept.forEach((each) => (tags === null ? each.dropAll() : each.drop(tags)));
  /** Everything that the provider says passes here: what has changed is dropped. */
  const onAnswer = ({ headers }: Pick<Answer, "headers">) => drop(droppedTags(headers));
  const render = createRendering({ ...setting, keptAnswers, onAnswer });

  const storeOf = (pathname: string) => storeViewOf(pathname, configuration.storeViews);
  /** What a page is kept under; null for one that is never kept. */
  const keyOf = ({ pathname, search, cookies, authorization }: PageQuestion, code: string) =>
    setting.isDevelopment || !isAnonymous(cookies, authorization) ? null : pageKey(code, pathname, search);

  /** Renders: for everybody what may be kept, for this visitor only what may not. */
  const renderFor = (request: PageRequest, key: string, record: RequestRecord) =>
    cache.make(key, async () => {
      const { keeping, plain } = await render(request, record);
      if (keeping.lifetime <= 0) return { plain, keepable: null };
      const page: KeptPage = await createKeptPage(plain, {
        route: record.route,
        onGrown: (bytes) => cache.grown(key, page, bytes),
      });
      return { plain, keepable: { value: page, keeping, bytes: page.bytes } };
    });

  const inTurn = <T>({ client }: PageQuestion, work: () => Promise<T>) => queue.run(clientAt(client), work);

  return {
    onAnswer,
    drop,

    /** The answer when it is kept and nothing has to be made for it; null otherwise. */
    atOnce(question: PageQuestion, record: RequestRecord): PageAnswer | null {
      const { storeView, redirect } = storeOf(question.pathname);
      const key = redirect === null ? keyOf(question, storeView.code) : null;
      const page = key === null ? null : cache.get(key);
      const answer = page?.atOnce(question) ?? null;
      if (page && answer) Object.assign(record, { route: page.route, store: storeView.code, cache: "hit" });
      return answer;
    },

    answer: (question: PageQuestion, origin: string, record: RequestRecord): Promise<PageAnswer> =>
      answer(question, origin, record).catch((error: unknown) => {
        if (!(error instanceof QueueFull)) throw error;
        const { pathname, encoding } = question;
        const { isDevelopment } = setting;
        const refused = tooManyPages(storeOf(pathname).storeView, record.requestId);
        return answerOnce(plainPage(refused, { pathname, isKept: false, isDevelopment }), encoding);
      }),
  };

  async function answer(question: PageQuestion, origin: string, record: RequestRecord): Promise<PageAnswer> {
    const { storeView: store, redirect } = storeOf(question.pathname);
    record.store = store.code;
    if (redirect !== null) return movedTo(redirect + question.search);
    const key = keyOf(question, store.code);
    const visitor = visitorOf(question.cookies);
    const asking = { visitor, requestId: record.requestId, client: question.client, isRendering: true };
    const visit = setting.visits(question.cookies, asking);
    const request: PageRequest = {
      url: new URL(question.pathname + question.search, origin),
      store,
      visit,
    };
    if (key === null) {
      record.cache = "bypass";
      const { plain } = await inTurn(question, () => render(request, record));
      const headers = [...plain.headers, ...visit.cookies().map((cookie) => ["set-cookie", cookie] as const)];
      return answerOnce({ ...plain, headers }, question.encoding);
    }
    const shared = cache.get(key) ?? cache.shared(key);
    const kept = shared && (await shared);
    if (kept) {
      Object.assign(record, { route: kept.route, cache: "hit" });
      return kept.answer(question);
    }
    const { plain, keepable } = await inTurn(question, () => renderFor(request, key, record));
    const stale = plain.status >= 500 ? cache.stale(key) : null;
    if (stale) {
      Object.assign(record, { route: stale.route, cache: "stale" });
      return stale.answer(question);
    }
    record.cache = keepable ? "miss" : "bypass";
    return keepable ? keepable.value.answer(question) : answerOnce(plain, question.encoding);
  }
}
