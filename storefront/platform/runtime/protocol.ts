import type { PlatformError } from "../kernel/describeError.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import type { StartFailureReason } from "../kernel/startFailure.ts";

/** The task of a worker: to create an empty database, or to answer calls. */
export type WorkerTask =
  | { readonly task: "create"; readonly database: string }
  | { readonly task: "serve"; readonly database: string; readonly settings: PlatformSettings }
  /** Answers calls from the database of a PostgreSQL server. */
  | { readonly task: "serve-from-server"; readonly databaseUrl: string; readonly settings: PlatformSettings };

/** A request to the platform, as it is sent to the worker. */
export interface WorkerCall {
  readonly kind: "call";
  readonly id: number;
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | null;
}

export type ToWorker = WorkerCall | { readonly kind: "close" };

/** The platform's response, as the worker sends it. */
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
  /** Answers with these tags are outdated, because another process changed their data; null for all answers. */
  | { readonly kind: "outdated"; readonly tags: readonly string[] | null }
  /** The database is created, or calls can be answered. */
  | { readonly kind: "ready" }
  /** The worker ends, before or after it was ready. Without a reason, the error is a bug. */
  | {
      readonly kind: "failed";
      readonly reason: StartFailureReason | null;
      readonly detail: string;
      readonly error: PlatformError;
    }
  | { readonly kind: "error"; readonly error: PlatformError }
  | { readonly kind: "closed" };
