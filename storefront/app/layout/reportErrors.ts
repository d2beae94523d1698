import { network } from "#configuration/network.ts";
import { type ErrorReport, errorReportPath } from "#domain/errorReport.ts";
import type { AppRouter } from "../router.tsx";
import { canRetryRequest } from "../state/loadFailure.ts";

/** Reports of one page load. An error that repeats itself says nothing new. */
const maxReports = 10;
const maxFrames = 10;
const maxMessageLength = 300;

/** Parts of a message that may name somebody, or what was typed: e-mail addresses and queries. The server removes more. */
const personalParts = /\S*@\S*|\?\S+/g;
/** A place in a file of ours, as all browsers write it in a stack. */
const ownFrame = /\/(assets\/[^\s()?]+:\d+:\d+)/g;

export interface ErrorReporting {
  /** The share of page loads that report, 0 to 1. */
  readonly rate: number;
  readonly random: () => number;
  readonly origin: string;
  /** Returns the page, when an error happens there. */
  readonly page: () => Pick<ErrorReport, "route" | "store" | "build">;
}

/** Failed requests are in the server's log, or mean that there is no connection; an aborted one has not failed. */
const isExpected = (error: Error) => canRetryRequest(error) || error.name === "AbortError";

/**
 * Creates the function that writes the report of an error; null for one that is not reported. It reports each error of the
 * shop's code once. Other scripts, such as those of browser extensions, are not reported, nor are thrown values that are not
 * an Error, since they do not say where they come from.
 */
export function createErrorReporter({ rate, random, origin, page }: ErrorReporting): (error: unknown) => string | null {
  const isReporting = random() < rate;
  const reported = new Set<string>();
  return (error) => {
    if (!isReporting || !(error instanceof Error) || isExpected(error)) return null;
    const { name, message, stack = "" } = error;
    if (!stack.includes(origin)) return null;
    const frames = [...stack.matchAll(ownFrame)].slice(0, maxFrames).map(([, frame = ""]) => frame);
    const key = [name, message, frames[0]].join("\n");
    if (reported.size >= maxReports || reported.has(key)) return null;
    reported.add(key);
    const words = message.replaceAll(personalParts, "…").slice(0, maxMessageLength);
    return JSON.stringify({ name, message: words, frames, ...page() } satisfies ErrorReport);
  };
}

let reporter: ReturnType<typeof createErrorReporter> | null = null;

/**
 * Reports an error to the shop, without cookies or ids. The browser sends it also while the page is being left.
 * `build` names the file that the page was started by.
 */
export async function reportError(error: unknown, router: AppRouter, build: string): Promise<void> {
  reporter ??= createErrorReporter({
    rate: network.errorReportingRate,
    random: Math.random,
    origin: location.origin,
    page: () => ({
      route: router.state.matches.at(-1)?.routeId ?? null,
      store: router.options.context.store.code,
      build,
    }),
  });
  const body = reporter(error);
  if (body) await fetch(errorReportPath, { method: "POST", body, keepalive: true, credentials: "omit" });
}
