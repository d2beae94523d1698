type Fetch = (request: Request) => Promise<Response>;

interface StoredResponse {
  /** Creates the request again, without the time limit of the first one. */
  readonly newRequest: () => Request;
  readonly status: number;
  readonly headers: Headers;
  readonly body: ArrayBuffer;
}

/** Caches all responses of a provider and records the requests. */
export function cacheResponses(provider: Fetch) {
  const stored = new Map<string, StoredResponse>();
  const toResponse = ({ status, headers, body }: StoredResponse) => new Response(body, { status, headers });
  async function fetch(request: Request): Promise<Response> {
    const { method, url } = request;
    const body = request.body && (await request.text());
    const key = `${method} ${url} ${body}`;
    const known = stored.get(key);
    if (known) return toResponse(known);
    const headers = new Headers(request.headers);
    const newRequest = () => new Request(url, { method, headers, body });
    const response = await provider(newRequest());
    const { status, headers: responseHeaders } = response;
    const entry = { newRequest, status, headers: responseHeaders, body: await response.arrayBuffer() };
    stored.set(key, entry);
    return toResponse(entry);
  }
  /** Creates every recorded request again. */
  const requests = (): Request[] => [...stored.values()].map(({ newRequest }) => newRequest());
  return { fetch, requests };
}
