import { configuration } from "#configuration/index.ts";
import type { Pages } from "./pages.ts";
import { callProvider, type Fetch } from "../gate/provider.ts";

const providerTimeout = 1000; // How long the provider may take for a cheap call, in milliseconds.

type Stage = "starting" | "serving" | "stopping";
type ProviderState = "answering" | "slow" | "unreachable" | "failing";

/** Whether the shop can serve visitors, and the state of each part. */
export interface Readiness {
  readonly ready: boolean;
  readonly process: Stage;
  readonly build?: "there" | "missing";
  readonly provider?: ProviderState;
  /** The embedded database cannot write. As long as it answers, the shop can be browsed and is ready. */
  readonly disk?: "full";
}

/** Returns the report of a process that is starting or stopping. */
export const notServing = (process: Exclude<Stage, "serving">): Readiness => ({ ready: false, process });

/** Returns the answer for a report: 200 when ready, otherwise 503 with `Retry-After`. */
export const readinessAnswer = (report: Readiness): Response =>
  Response.json(report, {
    status: report.ready ? 200 : 503,
    headers: { "cache-control": "no-store", ...(!report.ready && { "retry-after": "5" }) },
  });

/** Returns a call that every platform can answer quickly. */
function cheapCall(): Request {
  const { defaultStoreCode: code, fallbackLocale } = configuration.store;
  const locale = configuration.storeViews.find((view) => view.code === code)?.locale ?? fallbackLocale;
  return new Request(`http://localhost/api/channel/countries?storeCode=${code}&localeCode=${locale}`);
}

async function stateOf(provider: Fetch, requestId: string): Promise<ProviderState> {
  const signal = AbortSignal.timeout(providerTimeout);
  try {
    const identity = { visitor: null, requestId, token: null, client: "" };
    const { status, headers } = await callProvider(provider, { request: cheapCall(), body: null, identity, signal });
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

/** Returns a function that checks build and provider. Concurrent checks share one call of the provider. */
export function createReadiness({ provider, pages, isStopping, isDiskFull }: ReadinessSetting) {
  let checking: Promise<Readiness> | null = null;
  async function check(requestId: string): Promise<Readiness> {
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
    checking ??= check(requestId).finally(() => {
      checking = null;
    });
    return checking;
  };
}
