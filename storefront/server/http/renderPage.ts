import type { RenderedPage } from "#app/entry-server.tsx";
import type { AnyRefusedForm, PlainReason } from "#domain/plainForm/plainForm.ts";
import type { StoreView } from "#domain/store.ts";
import type { createAnswerCache } from "../cache/answerCache.ts";
import { type CachePolicy, createPolicyCollector, pagePolicy } from "../cache/cachePolicy.ts";
import { errorPage } from "./fallbackPages.ts";
import { type EncodablePage, toEncodablePage } from "../answer/pageAnswer.ts";
import { knownAddress } from "../cache/pageKey.ts";
import type { Pages } from "./pages.ts";
import { findCall } from "../gate/findCall.ts";
import type { Answer } from "../gate/provider.ts";
import type { RequestRecord } from "../log/log.ts";
import { missingPageSentence } from "../log/missingPage.ts";
import type { CookieSession } from "../gate/customerSession.ts";

export interface RendererSetting {
  readonly pages: Pages;
  readonly isDevelopment: boolean;
  /** The shop's public origin, with which absolute addresses on pages begin. */
  readonly shopOrigin: string;
  readonly answerCache: ReturnType<typeof createAnswerCache>;
  /** Called with each answer of the provider. */
  readonly onAnswer: (answer: Answer) => void;
  readonly onError: (error: unknown, record: RequestRecord) => void;
  /** Called with a sentence for the log: why a page is missing, or which of its calls has failed. */
  readonly onRemark: (sentence: string, record: RequestRecord) => void;
}

export interface RenderRequest {
  readonly url: URL;
  readonly store: StoreView;
  /** The session of the visitor for whom the page is rendered. */
  readonly session: CookieSession;
  /** A form that was sent without JavaScript and refused, which the page shows again. */
  readonly refusedForm?: AnyRefusedForm | undefined;
}

export interface PageWithPolicy {
  readonly page: EncodablePage;
  /** How the page may be cached for all visitors. */
  readonly policy: CachePolicy;
}

const notCacheable: CachePolicy = { lifetime: 0, tags: [] };
/** HTTP status of a page that shows a refused form again. */
const refusedStatuses: Readonly<Record<PlainReason, number>> = {
  invalid: 422,
  taken: 409,
  "too-often": 429,
  failed: 503,
};
const bodilessStatuses = new Set([204, 304]);
const missingStatuses = new Set([404, 410]);

/** Returns a function that renders a page on a visitor's behalf and determines its cache policy from the answers in it. */
export function createPageRenderer({
  pages,
  isDevelopment,
  shopOrigin,
  answerCache,
  onAnswer,
  onError,
  onRemark,
}: RendererSetting) {
  return async (
    { url, store, session, refusedForm }: RenderRequest,
    record: RequestRecord,
  ): Promise<PageWithPolicy> => {
    const policies = createPolicyCollector();

    /** Writes into the log that a call of the page has failed: the page stands without what it was for. */
    async function remarkFailure({ method, url: address }: Request, failure: string): Promise<void> {
      const { contractCalls } = await pages.entry();
      onRemark(`${findCall(contractCalls, method, new URL(address).pathname).path} ${failure}`, record);
    }

    async function callProvider(request: Request): Promise<Answer> {
      const body = request.body && Buffer.from(await request.arrayBuffer());
      try {
        const answer = await session.fetch({ request, body, signal: request.signal });
        if (answer.status >= 500) await remarkFailure(request, `answered ${answer.status}`);
        onAnswer(answer);
        return answer;
      } catch (error) {
        if (!request.signal.aborted) await remarkFailure(request, "did not answer");
        throw error;
      }
    }

    async function fetchAnswer(request: Request): Promise<Response> {
      // Pages of a logged-in customer are never shared, and never use shared answers.
      const { answer, policy } = session.isLoggedIn
        ? { answer: await callProvider(request), policy: notCacheable }
        : await answerCache.answer(request, () => callProvider(request));
      policies.add(policy);
      const { status, headers, body } = answer;
      return new Response(bodilessStatuses.has(status) ? null : body, { status, headers });
    }

    async function renderOrFallBack(): Promise<RenderedPage> {
      const report = (error: unknown) => onError(error, record);
      try {
        const { render, parsePageQuery } = await pages.entry();
        return await render(new Request(knownAddress(url, parsePageQuery)), {
          store,
          shopOrigin,
          fetch: (request) =>
            fetchAnswer(request).catch((error: unknown) => {
              policies.addMissing();
              throw error;
            }),
          manifest: pages.assets(store.locale),
          id: record.requestId,
          refusedForm,
          onError: report,
          onRoute: (id) => {
            record.route = id;
          },
        });
      } catch (error) {
        report(error);
        return errorPage(store, record.requestId);
      }
    }

    const page = await renderOrFallBack();
    if (missingStatuses.has(page.status)) onRemark(missingPageSentence(record.route, url.pathname), record);
    const isShownAgain = refusedForm !== undefined && page.status === 200;
    const rendered = isShownAgain ? { ...page, status: refusedStatuses[refusedForm.reason] } : page;
    const policy = pagePolicy(rendered, policies.merged());
    const isCacheable = policy.lifetime > 0;
    return { policy, page: toEncodablePage(rendered, { pathname: url.pathname, isCacheable, isDevelopment }) };
  };
}
