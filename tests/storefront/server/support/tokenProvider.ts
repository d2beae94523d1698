/** A provider that knows one customer: access tokens die when it is told so, refresh tokens work once. */
export interface TokenProvider {
  readonly fetch: (request: Request) => Promise<Response>;
  /** What was asked, such as `POST /api/user/login` with the token that came along. */
  readonly asked: {
    readonly call: string;
    readonly token: string | null;
    readonly body: string;
    readonly client: string | null;
    readonly place: "header" | "query";
  }[];
  /** From now on the access tokens that were given out are refused. */
  readonly expire: () => void;
  /** From now on refresh tokens are refused too. */
  readonly revoke: () => void;
  /** From now on it answers a refresh with this status; null for what is right. */
  readonly failRefresh: (status: number | null) => void;
}

const said = (code: number, result: unknown, meta?: unknown) =>
  Response.json({ code, result, ...(meta !== undefined && { meta }) }, { status: code });

export function tokenProvider(): TokenProvider {
  const asked: TokenProvider["asked"] = [];
  let count = 0;
  let valid = new Set<string>();
  let refreshable = new Set<string>();
  let refreshStatus: number | null = null;
  const issue = () => {
    count += 1;
    valid.add(`access-${count}`);
    refreshable.add(`refresh-${count}`);
    return { access: `access-${count}`, refresh: `refresh-${count}` };
  };

  function refresh(body: string) {
    if (refreshStatus !== null) return said(refreshStatus, "down");
    const { refreshToken } = JSON.parse(body);
    if (!refreshable.delete(refreshToken)) return said(401, "refused");
    const { access, refresh: next } = issue();
    return said(200, access, { refreshToken: next });
  }

  return {
    asked,
    expire: () => void (valid = new Set()),
    revoke: () => void ([valid, refreshable] = [new Set(), new Set()]),
    failRefresh: (status) => void (refreshStatus = status),
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url);
      const header = request.headers.get("authorization");
      const token = header?.replace("Bearer ", "") ?? searchParams.get("token");
      const body = await request.text();
      asked.push({
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
          ? said(200, access, { refreshToken: next })
          : said(401, "Invalid credentials.");
      }
      if (pathname === "/api/user/create") {
        const { access, refresh: next } = issue();
        return said(200, { id: 7, email: "ala@example.pl" }, { token: access, refreshToken: next });
      }
      if (pathname === "/api/user/logout") return said(200, true);
      if (token !== null && !valid.has(token)) return said(401, "expired");
      return said(200, token === null ? "guest" : "customer");
    },
  };
}
