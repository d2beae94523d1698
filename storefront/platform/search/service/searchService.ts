import * as z from "zod/mini";

/** The service did not answer in time; the call may be repeated. */
export class SearchUnavailable extends Error {}

/** The service does not understand a search that ours would: a word where its index has numbers. */
export class SearchRefused extends Error {}

export interface AskedService {
  readonly method: "GET" | "PUT" | "POST" | "DELETE" | "HEAD";
  /** Below the address of the service, such as `/shop_product/_search`. */
  readonly path: string;
  readonly json?: unknown;
  /** Several documents of JSON, one a line. */
  readonly lines?: readonly unknown[];
  /** In milliseconds. */
  readonly timeLimit: number;
}

/** What the service answers: its status and its JSON; null for an answer without. */
export interface ServiceAnswer {
  readonly status: number;
  readonly json: unknown;
}

export type SearchService = (asked: AskedService) => Promise<ServiceAnswer>;

/** Elasticsearch's name of an error, such as `parsing_exception`; any other text could quote a shopper's input. */
const mistake = z.string().check(z.regex(/^[a-z][a-z_]{1,59}$/));
const refusal = z.object({ error: z.object({ type: z.optional(mistake) }) });

/** For a log: the kind of the mistake, and nothing of what was sent. */
const reasonOf = (json: unknown) => refusal.safeParse(json).data?.error.type ?? "no reason given";

const bodyOf = ({ json, lines }: AskedService) => {
  if (lines) return { type: "application/x-ndjson", text: `${lines.map((line) => JSON.stringify(line)).join("\n")}\n` };
  return json === undefined ? null : { type: "application/json", text: JSON.stringify(json) };
};

/**
 * Speaks to an Elasticsearch or OpenSearch. Name and password may stand in its address. 404 is an answer; what is busy,
 * broken or silent throws `SearchUnavailable`, what is not understood `SearchRefused`.
 */
export function createSearchService(url: string): SearchService {
  const { username, password, origin, pathname } = new URL(url);
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization =
    username === "" ? {} : { authorization: `Basic ${Buffer.from(credentials).toString("base64")}` };
  const base = origin + pathname.replace(/\/+$/, "");

  async function send(asked: AskedService): Promise<ServiceAnswer> {
    const body = bodyOf(asked);
    const response = await fetch(base + asked.path, {
      method: asked.method,
      headers: { accept: "application/json", ...authorization, ...(body && { "content-type": body.type }) },
      ...(body && { body: body.text }),
      redirect: "error",
      signal: AbortSignal.timeout(asked.timeLimit),
    });
    const text = await response.text();
    const json: unknown = text === "" ? null : JSON.parse(text);
    return { status: response.status, json };
  }

  /** A connection that was kept open may have been closed meanwhile: that is known with the first call through it. */
  const sendAgain = (asked: AskedService) => (error: unknown) => {
    if (error instanceof TypeError && asked.method !== "PUT") return send(asked);
    throw error;
  };

  return async (asked) => {
    const { status, json } = await send(asked)
      .catch(sendAgain(asked))
      .catch((cause: unknown) => {
        throw new SearchUnavailable("The search service does not answer.", { cause });
      });
    if (status === 429 || status >= 500 || status === 401 || status === 403) {
      throw new SearchUnavailable(`The search service answers ${status}: ${reasonOf(json)}.`);
    }
    if (status >= 400 && status !== 404) {
      throw new SearchRefused(`The search service refuses with ${status}: ${reasonOf(json)}.`);
    }
    return { status, json };
  };
}
