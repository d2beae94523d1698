/** How much of one kind of work a process takes on for one client before it refuses more (429). */
export interface ClientShare {
  /** Requests of one client that are worked on at the same time. */
  readonly atOnce: number;
  /** Requests of one client that wait for their turn; one more is refused. */
  readonly waiting: number;
}

/** What keeps a single client from using up a process of the shop. */
export interface LoadConfiguration {
  /** Calls that read the catalogue: searches, lists, addresses. */
  readonly catalogueShare: ClientShare;
  /** Every other call, such as carts and orders. Generous: many shoppers may share one address. */
  readonly callShare: ClientShare;
  /** Calls of the staff, whose bodies may be whole catalogues. */
  readonly staffShare: ClientShare;
  /** Pages that are rendered; those that are kept are not counted. */
  readonly pageShare: ClientShare;
  /** Pages that are rendered at the same time, of all clients. */
  readonly pagesAtOnce: number;
  /** Catalogue calls in the embedded platform's thread at the same time. Our own search is bound by the processor. */
  readonly searchesAtOnce: number;
  /** The same where a search service does the work. */
  readonly serviceSearchesAtOnce: number;
  /** Products, or reviews, that one unsigned search is answered with at most. */
  readonly visitorSearchSize: number;
  /** The largest answer to an unsigned search, in bytes. */
  readonly visitorAnswerBytes: number;
  /** Bodies of calls that a process holds at the same time, in bytes. */
  readonly bodyBytes: number;
  /** The same for calls of the staff, whose bodies are whole catalogues. */
  readonly staffBodyBytes: number;
  /** The largest body of one call of the staff, in bytes; of other calls it is `network.largestBody`. */
  readonly largestStaffBody: number;
  /** How long requests under way may take to finish after SIGTERM, in milliseconds. */
  readonly stopTimeout: number;
}

export const load: LoadConfiguration = {
  catalogueShare: { atOnce: 4, waiting: 24 },
  callShare: { atOnce: 64, waiting: 192 },
  staffShare: { atOnce: 2, waiting: 16 },
  pageShare: { atOnce: 3, waiting: 60 },
  pagesAtOnce: 4,
  searchesAtOnce: 1,
  serviceSearchesAtOnce: 32,
  visitorSearchSize: 100,
  visitorAnswerBytes: 2.5 * 1024 * 1024,
  bodyBytes: 64 * 1024 * 1024,
  staffBodyBytes: 48 * 1024 * 1024,
  largestStaffBody: 16 * 1024 * 1024,
  stopTimeout: 25_000,
};
