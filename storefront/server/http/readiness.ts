import { configuration } from "#configuration/index.ts";
import type { Pages } from "./pages.ts";
import { askProvider, type Fetch } from "../gate/provider.ts";

const requestTimeout = 1000; // Milliseconds that the provider has for a cheap call.

type Stage = "starting" | "serving" | "stopping";
type ProviderState = "answering" | "slow" | "unreachable" | "failing";

/** Whether the shop can be sent visitors, and which part keeps it from that. */
export interface Readiness {
  readonly ready: boolean;
  readonly process: Stage;
  readonly build?: "there" | "missing";
  readonly provider?: ProviderState;
  /** Nothing can be written to the embedded database. While it still answers, the shop can be looked at and is ready. */
  readonly disk?: "full";
}

/** The report of a process that cannot serve yet, or no more. */
export const notServing = (process: Exclude<Stage, "serving">): Readiness => ({ ready: false, process });

export const readinessAnswer = (report: Readiness): Response =>
  Response.json(report, {
    status: report.ready ? 200 : 503,
    headers: { "cache-control": "no-store", ...(!report.ready && { "retry-after": "5" }) },
  });

/** What every platform can answer without looking for long. */
function cheapCall(): Request {
  const { defaultStoreCode: code, fallbackLocale } = configuration.store;
  const locale = configuration.storeViews.find((view) => view.code === code)?.locale ?? fallbackLocale;
  return new Request(`http://localhost/api/channel/countries?storeCode=${code}&localeCode=${locale}`);
}

async function stateOf(provider: Fetch, requestId: string): Promise<ProviderState> {
  const signal = AbortSignal.timeout(requestTimeout);
  try {
    const asking = { visitor: null, requestId, token: null, client: "" };
    const { status, headers } = await askProvider(provider, { request: cheapCall(), body: null, asking, signal });
    return status === 200 && headers.get("content-type")?.includes("json") ? "answering" : "failing";
  } catch {
    return signal.aborted ? "slow" : "unreachable";
  }
}

export interface ReadinessSetting {
  readonly provider: Fetch;
  readonly pages: Pick<Pages, "entry">;
  readonly isStopping: () => boolean;
  readonly isDiskFull: () => boolean;
}

/** Looks whether everything that a page needs is there. However many ask at the same time, the provider is asked once. */
export function createReadiness({ provider, pages, isStopping, isDiskFull }: ReadinessSetting) {
  let looking: Promise<Readiness> | null = null;
  async function look(requestId: string): Promise<Readiness> {
    const build = await pages.entry().then(
      () => "there" as const,
      () => "missing" as const,
    );
    const state = await stateOf(provider, requestId);
    return {
      ready: build === "there" && state === "answering",
      process: "serving",
      build,
      provider: state,
      ...(isDiskFull() && { disk: "full" }),
    };
  }
  return async (requestId: string): Promise<Readiness> => {
    if (isStopping()) return notServing("stopping");
    looking ??= look(requestId).finally(() => {
      looking = null;
    });
    return looking;
  };
}
