/** A provider with one customer. Access tokens expire on command, refresh tokens are valid once. */
export interface TokenProvider {
  readonly fetch: (request: Request) => Promise<Response>;
  /** The received calls, such as `POST /api/user/login`, with their tokens. */
  readonly calls: {
    readonly call: string;
    readonly token: string | null;
    readonly body: string;
    readonly client: string | null;
    readonly place: "header" | "query";
  }[];
  /** Expires all access tokens that were issued. */
  readonly expire: () => void;
  /** Revokes all access and refresh tokens. */
  readonly revoke: () => void;
  /** Answers refreshes with this status, all of them or a number; null for the default behaviour. */
  readonly failRefresh: (status: number | null, times?: number) => void;
  /** Issues access tokens that have expired already, with this number of refreshes. */
  readonly expireOnRefresh: (times: number) => void;
}

const answer = (code: number, result: unknown, meta?: unknown) =>
  Response.json({ code, result, ...(meta !== undefined && { meta }) }, { status: code });

/** Creates a provider with one customer. */
export function tokenProvider(): TokenProvider {
  const calls: TokenProvider["calls"] = [];
  let count = 0;
  let valid = new Set<string>();
  let refreshable = new Set<string>();
  let refreshStatus: number | null = null;
  let failures = 0;
  let expired = 0;
  const issue = () => {
    count += 1;
    valid.add(`access-${count}`);
    refreshable.add(`refresh-${count}`);
    return { access: `access-${count}`, refresh: `refresh-${count}` };
  };

  function refresh(body: string) {
    if (refreshStatus !== null && failures-- > 0) return answer(refreshStatus, "down");
    const { refreshToken } = JSON.parse(body);
    if (!refreshable.delete(refreshToken)) return answer(401, "refused");
    const { access, refresh: next } = issue();
    if (expired-- > 0) valid.delete(access);
    return answer(200, access, { refreshToken: next });
  }

  return {
    calls,
    expire: () => void (valid = new Set()),
    revoke: () => void ([valid, refreshable] = [new Set(), new Set()]),
    failRefresh: (status, times = Number.POSITIVE_INFINITY) => void ([refreshStatus, failures] = [status, times]),
    expireOnRefresh: (times) => void (expired = times),
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url);
      const header = request.headers.get("authorization");
      const token = header?.replace("Bearer ", "") ?? searchParams.get("token");
      const body = await request.text();
      calls.push({
        call: `${request.method} ${pathname}`,
        token,
        body,
        client: request.headers.get("x-dioptra-client"),
        place: header === null ? "query" : "header",
      });
      if (pathname === "/api/user/refresh") return refresh(body);
      if (pathname === "/api/user/login") {
        const { access, refresh: next } = issue();
        return JSON.parse(body).password === "right"
          ? answer(200, access, { refreshToken: next })
          : answer(401, "Invalid credentials.");
      }
      if (pathname === "/api/user/create") {
        const { access, refresh: next } = issue();
        return answer(200, { id: 7, email: "ala@example.pl" }, { token: access, refreshToken: next });
      }
      if (pathname === "/api/user/logout") return answer(200, true);
      if (token !== null && !valid.has(token)) return answer(401, "expired");
      return answer(200, token === null ? "guest" : "customer");
    },
  };
}
