import type { MollieClient } from "@mollie/api-client";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { PlatformSettings } from "../../kernel/settings.ts";
import { patience } from "../askProvider.ts";
import { type GatewayRefusal, GatewayUnavailable } from "../gateway.ts";

/** The status of a no, or null for whatever else went wrong: the client's errors carry one when Mollie answered. */
const statusOf = (error: unknown) =>
  error instanceof Error && "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : null;

/** What asking again does not change. */
const isFinal = (status: number | null) =>
  status !== null && status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);

/** Mollie's client, loaded with the first question, each of which has an end. */
export function createMollieLine({ apiKey, url }: NonNullable<PlatformSettings["mollie"]>) {
  let loading: Promise<MollieClient> | null = null;
  const load = async () => {
    const { createMollieClient } = await import("@mollie/api-client");
    return createMollieClient({ apiKey, ...(url !== null && { apiEndpoint: url }) });
  };

  /** Waits no longer than that; what it asked for may happen all the same. */
  async function within<T>(work: Promise<T>): Promise<T> {
    const limit = AbortSignal.timeout(patience);
    return Promise.race([
      work,
      new Promise<never>((_resolve, reject) => limit.addEventListener("abort", () => reject(limit.reason))),
    ]);
  }

  /** What Mollie answers; its no is a value. */
  async function orRefusal<T>(question: (client: MollieClient) => Promise<T>): Promise<Result<T, GatewayRefusal>> {
    const client = await (loading ??= load());
    try {
      return ok(await within(question(client)));
    } catch (cause) {
      const status = statusOf(cause);
      if (isFinal(status)) return refuse({ reason: String(status) });
      throw new GatewayUnavailable("mollie", { mayHaveHappened: true, cause });
    }
  }

  /** The same for what has no no. */
  async function ask<T>(question: (client: MollieClient) => Promise<T>): Promise<T> {
    const answer = await orRefusal(question);
    if (answer.ok) return answer.value;
    throw new GatewayUnavailable("mollie", { mayHaveHappened: false });
  }

  return { ask, orRefusal };
}
