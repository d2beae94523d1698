import type { RenderedPage } from "#app/entry-server.tsx";
import type { StoreView } from "#domain/store.ts";
import type { createKeptAnswers } from "../cache/keptAnswers.ts";
import { createKeepings, type Keeping, keepingOfPage } from "../cache/keeping.ts";
import { lastResort } from "./lastResort.ts";
import { plainPage, type PlainPage } from "../answer/pageAnswer.ts";
import { knownAddress } from "../cache/pageKey.ts";
import type { Pages } from "./pages.ts";
import type { Answer } from "../gate/provider.ts";
import type { RequestRecord } from "../log/requestRecord.ts";
import type { CookieSession } from "../gate/customerSession.ts";

export interface RenderingSetting {
  readonly pages: Pages;
  readonly isDevelopment: boolean;
  readonly keptAnswers: ReturnType<typeof createKeptAnswers>;
  /** Hears what the provider said. */
  readonly onAnswer: (answer: Answer) => void;
  readonly onError: (error: unknown, record: RequestRecord) => void;
}

export interface PageRequest {
  readonly url: URL;
  readonly store: StoreView;
  /** Who looks at it. */
  readonly visit: CookieSession;
}

export interface FinishedPage {
  readonly plain: PlainPage;
  /** How long it may be kept for everybody. */
  readonly keeping: Keeping;
}

const notKept: Keeping = { lifetime: 0, tags: [] };
const hasNoBody = new Set([204, 304]);

/** Has pages rendered by the application, in their visitor's name, and notes what the provider says of keeping them. */
export function createRendering({ pages, isDevelopment, keptAnswers, onAnswer, onError }: RenderingSetting) {
  return async ({ url, store, visit }: PageRequest, record: RequestRecord): Promise<FinishedPage> => {
    const keepings = createKeepings();

    async function askNow(request: Request): Promise<Answer> {
      const body = request.body && Buffer.from(await request.arrayBuffer());
      const given = await visit.fetch({ request, body, signal: request.signal });
      onAnswer(given);
      return given;
    }

    async function ask(request: Request): Promise<Response> {
      // Pages of a logged-in customer are never shared, and never come from the shared cache.
      const { answer, keeping } = visit.isLoggedIn
        ? { answer: await askNow(request), keeping: notKept }
        : await keptAnswers.answer(request, () => askNow(request));
      keepings.add(keeping);
      const { status, headers, body } = answer;
      return new Response(hasNoBody.has(status) ? null : body, { status, headers });
    }

    async function page(): Promise<RenderedPage> {
      const report = (error: unknown) => onError(error, record);
      try {
        const { render } = await pages.entry();
        return await render(new Request(knownAddress(url)), {
          store,
          fetch: (request) =>
            ask(request).catch((error: unknown) => {
              keepings.addMissing();
              throw error;
            }),
          manifest: pages.assets(store.locale),
          id: record.requestId,
          onError: report,
          onRoute: (id) => {
            record.route = id;
          },
        });
      } catch (error) {
        report(error);
        return lastResort(store, record.requestId);
      }
    }

    const rendered = await page();
    const keeping = keepingOfPage(rendered, keepings.all());
    const isKept = keeping.lifetime > 0;
    return { keeping, plain: plainPage(rendered, { pathname: url.pathname, isKept, isDevelopment }) };
  };
}
