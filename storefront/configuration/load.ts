import { count, defaultsOf, milliseconds, size } from "./setting.ts";

/**
 * The share of a process that one client may use for one kind of work: requests that run at the same time, and requests
 * that wait for their turn. Requests beyond both are refused (429).
 */
const clientShare = (atOnce: number, waiting: number) => ({ atOnce: size(atOnce), waiting: count(waiting) });

/** Limits that keep a single client from using up a process of the shop. */
export const loadSettings = {
  /** Calls that read the catalogue: searches, lists, addresses. */
  catalogueShare: clientShare(4, 24),
  /** All other calls, such as carts and orders. Generous, because many shoppers may share one address. */
  callShare: clientShare(64, 192),
  /** Calls of the staff, whose bodies may be whole catalogues. */
  staffShare: clientShare(2, 16),
  /** Pages that are rendered; cached pages are not counted. */
  pageShare: clientShare(3, 60),
  /** Pages that are rendered at the same time, for all clients together. */
  pagesAtOnce: size(4),
  /** Catalogue calls at the same time in the embedded platform's thread, where a search uses the processor. */
  searchesAtOnce: size(1),
  /** The same when a search service does the work. */
  serviceSearchesAtOnce: size(32),
  /** The maximum number of products or reviews in the answer to an unsigned search. */
  visitorSearchSize: size(100),
  /** The maximum size of the answer to an unsigned search, in bytes. */
  visitorAnswerBytes: size(2.5 * 1024 * 1024),
  /** The memory of a process for request bodies, in bytes. */
  bodyBytes: size(64 * 1024 * 1024),
  /** The same for calls of the staff, whose bodies are whole catalogues. */
  staffBodyBytes: size(48 * 1024 * 1024),
  /** The maximum size of the body of a staff call, in bytes. Other calls have `network.largestBody`. */
  largestStaffBody: size(16 * 1024 * 1024),
  /** How long running requests may take to finish after SIGTERM, in milliseconds. */
  stopTimeout: milliseconds(25_000),
};

export const load = defaultsOf(loadSettings);
