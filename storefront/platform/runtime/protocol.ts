import type { PlatformError } from "../kernel/describeError.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import type { StartFailureReason } from "../kernel/startFailure.ts";

/** What a worker is started for: to make an empty database, or to answer calls from one. */
export type WorkerTask =
  | { readonly task: "create"; readonly database: string }
  | { readonly task: "serve"; readonly database: string; readonly settings: PlatformSettings }
  /** From a server, which the settings name. */
  | { readonly task: "serve-from-server"; readonly databaseUrl: string; readonly settings: PlatformSettings };

/** A request on its way to the worker. */
export interface WorkerCall {
  readonly kind: "call";
  readonly id: number;
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | null;
}

export type ToWorker = WorkerCall | { readonly kind: "close" };

/** A response on its way back. */
export interface WorkerAnswer {
  readonly kind: "answer";
  readonly id: number;
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
}

export type FromWorker =
  | WorkerAnswer
  | { readonly kind: "progress"; readonly step: string }
  /** Another process has changed something; null for anything. */
  | { readonly kind: "outdated"; readonly tags: readonly string[] | null }
  /** The task is done, or can be: the database is created, or calls may come. */
  | { readonly kind: "ready" }
  /** The end, before or after it was ready. Without a reason it is a fault of ours. */
  | {
      readonly kind: "failed";
      readonly reason: StartFailureReason | null;
      readonly detail: string;
      readonly error: PlatformError;
    }
  | { readonly kind: "error"; readonly error: PlatformError }
  | { readonly kind: "closed" };
