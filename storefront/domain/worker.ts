/** What a page asks of the service worker. */
export type WorkerRequest =
  /** Keep the files with which this store view starts without a network (docs/specification/pages.md#page-43). */
  | { readonly type: "keep"; readonly store: string }
  /** Remind of an order that waits in this browser, once the connection is back. */
  | { readonly type: "remind"; readonly reminder: OrderReminder }
  /** No order waits any more. */
  | { readonly type: "forgetReminder" };

/** The notification about an order that waits, in the shopper's language. */
export interface OrderReminder {
  readonly title: string;
  readonly text: string;
  /** The path of the page that confirms the order. */
  readonly path: string;
  /** The language of the texts, as a BCP 47 tag. */
  readonly language: string;
}

/** What the worker tells all pages: the files that are current now. A page of another deployment offers a reload. */
export interface WorkerNews {
  readonly type: "kept";
  readonly files: readonly string[];
}

/** The files with which a store view starts without a network: its page, and what that and the shop's own pages need. */
export interface OfflineFiles {
  /** The path of the page that is shown in place of one that does not arrive. */
  readonly page: string;
  readonly files: readonly string[];
}

/**
 * The pages of text that the worker shows where it has not kept the offline page, by the prefix of the store view. They are
 * part of the worker's file, so that they are there whenever it is.
 */
export type OfflinePages = Readonly<Record<string, string>>;

/** The path of the worker. Its folder is the part of the site that it serves. */
export const workerPath = "/service-worker.js";

/** Returns the path of a store view's `OfflineFiles`. */
export const offlineFilesPath = (store: string): string => `/offline-files/${store}`;

/** The tag under which the browser wakes the worker when the connection is back. */
export const orderSyncTag = "waiting-order";
