import { count, defaultsOf, milliseconds, size } from "./setting.ts";

/**
 * The share of a process that one client may use for one kind of work: requests that run at the same time, and requests
 * that wait for their turn. Requests beyond both are refused (429).
 */
const clientShare = (atOnce: number, waiting: number) => ({ atOnce: size(atOnce), waiting: count(waiting) });

const megabyte = 1024 * 1024;

/**
 * The memory of a process for the request bodies of one kind of call, in megabytes: for all clients together, for one
 * client, and the part that only small bodies may use.
 */
const bodyMemory = (total: number, perClient: number, forSmall: number) => ({
  total: size(total * megabyte),
  perClient: size(perClient * megabyte),
  forSmall: count(forSmall * megabyte),
});

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
  visitorAnswerBytes: size(2.5 * megabyte),
  /** Bodies of carts and orders. */
  orderBodies: bodyMemory(32, 2, 16),
  /** Bodies of all other calls below `/api`. */
  callBodies: bodyMemory(16, 1, 8),
  /** Bodies of payment providers' notifications, and forms of mails' links and the sandbox. */
  forwardedBodies: bodyMemory(16, 1, 8),
  /** Reports of errors in browsers, each of a few kilobytes. */
  reportBodies: bodyMemory(1, 1, 0),
  /** Bodies of the staff's signed calls, which are whole catalogues and may come from one client. */
  staffBodies: bodyMemory(48, 48, 0),
  /** The maximum size of a small body, in bytes: a cart of a dozen lines. */
  smallBody: size(16 * 1024),
  /** The maximum size of the body of a staff call, in bytes. Other calls have `network.largestBody`. */
  largestStaffBody: size(16 * megabyte),
  /** The minimum speed at which a body arrives, in bytes a second. */
  minimumBodySpeed: size(4 * 1024),
  /** How far a body may fall behind the minimum speed, in milliseconds; long enough for gaps of a mobile network. */
  bodyGrace: milliseconds(10_000),
  /** How long any request may take to arrive, in milliseconds. Bodies of visitors' calls have the call's own timeout. */
  requestTimeout: milliseconds(120_000),
  /** How long running requests may take to finish after SIGTERM, in milliseconds. */
  stopTimeout: milliseconds(25_000),
};

export const load = defaultsOf(loadSettings);
export type LoadConfiguration = typeof load;
