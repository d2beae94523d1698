import * as z from "zod/mini";

/** Thrown when the service is unreachable, busy, broken or too slow. The call may be repeated. */
export class SearchUnavailable extends Error {}

/** Thrown when the service rejects a request, such as text for a numeric field, which the embedded search accepts. */
export class SearchRefused extends Error {}

export interface ServiceRequest {
  readonly method: "GET" | "PUT" | "POST" | "DELETE" | "HEAD";
  /** Path below the URL of the service, such as `/shop_product/_search`. */
  readonly path: string;
  readonly json?: unknown;
  /** Body as newline-delimited JSON. */
  readonly lines?: readonly unknown[];
  /** Timeout in milliseconds. */
  readonly timeLimit: number;
}

/** Status and JSON body of an answer; null if it has no body. */
export interface ServiceAnswer {
  readonly status: number;
  readonly json: unknown;
}

/** Sends a request to the search service. */
export type SearchService = (request: ServiceRequest) => Promise<ServiceAnswer>;

/** Elasticsearch's name of an error, such as `parsing_exception`; any other text could quote a shopper's input. */
const errorType = z.string().check(z.regex(/^[a-z][a-z_]{1,59}$/));
const refusal = z.object({ error: z.object({ type: z.optional(errorType) }) });

/** Returns the type of an error for the log, without anything of what was sent. */
const reasonOf = (json: unknown) => refusal.safeParse(json).data?.error.type ?? "no reason given";

const bodyOf = ({ json, lines }: ServiceRequest) => {
  if (lines) return { type: "application/x-ndjson", text: `${lines.map((line) => JSON.stringify(line)).join("\n")}\n` };
  return json === undefined ? null : { type: "application/json", text: JSON.stringify(json) };
};

/**
 * Creates a client of an Elasticsearch or OpenSearch service, whose URL may contain a user name and password. Status 404 is
 * returned. Statuses 401, 403, 429 and 5xx, failed connections and timeouts throw `SearchUnavailable`, other errors
 * `SearchRefused`.
 */
export function createSearchService(url: string): SearchService {
  const { username, password, origin, pathname } = new URL(url);
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization =
    username === "" ? {} : { authorization: `Basic ${Buffer.from(credentials).toString("base64")}` };
  const base = origin + pathname.replace(/\/+$/, "");

  async function send(request: ServiceRequest): Promise<ServiceAnswer> {
    const body = bodyOf(request);
    const response = await fetch(base + request.path, {
      method: request.method,
      headers: { accept: "application/json", ...authorization, ...(body && { "content-type": body.type }) },
      ...(body && { body: body.text }),
      redirect: "error",
      signal: AbortSignal.timeout(request.timeLimit),
    });
    const text = await response.text();
    const json: unknown = text === "" ? null : JSON.parse(text);
    return { status: response.status, json };
  }

  /** Retries once when the service has closed a kept-alive connection, which only the next request on it shows. */
  const sendAgain = (request: ServiceRequest) => (error: unknown) => {
    if (error instanceof TypeError && request.method !== "PUT") return send(request);
    throw error;
  };

  return async (request) => {
    const { status, json } = await send(request)
      .catch(sendAgain(request))
      .catch((cause: unknown) => {
        throw new SearchUnavailable(
          "The search service cannot be reached, or its answer took too long or is not JSON.",
          { cause },
        );
      });
    if (status === 429 || status >= 500 || status === 401 || status === 403) {
      throw new SearchUnavailable(`The search service failed with status ${status} (${reasonOf(json)}).`);
    }
    if (status >= 400 && status !== 404) {
      throw new SearchRefused(`The search service rejected the request with status ${status} (${reasonOf(json)}).`);
    }
    return { status, json };
  };
}
