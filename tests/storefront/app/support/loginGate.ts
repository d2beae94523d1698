import { vi } from "vitest";
import type { Fetch } from "#client/createClient.ts";
import { loginCookie } from "#domain/cookie.ts";
import { newClient } from "../../platform/support/accounts.ts";

/** What the gate does for a browser: it keeps the tokens and tells scripts only that somebody is logged in. */
export function loginGate(platform: Fetch, visitor = "AAAAAAAAAAAAAAAAAAAAAA") {
  const client = newClient();
  let token: string | null = null;
  let keepsTokens = true;
  const documentStub = { cookie: "" };
  vi.stubGlobal("document", documentStub);
  const keep = (next: string | null) => {
    token = keepsTokens ? next : null;
    documentStub.cookie = next === null ? "" : `${loginCookie}=1`;
  };
  const fetch: Fetch = async (request) => {
    const headers = new Headers(request.headers);
    headers.set("x-dioptra-visitor", visitor);
    for (const [name, value] of Object.entries(client)) headers.set(name, value);
    if (token !== null) headers.set("authorization", `Bearer ${token}`);
    const answer = await platform(new Request(request, { headers }));
    const { pathname } = new URL(request.url);
    if (pathname === "/api/user/logout") keep(null);
    if (answer.status === 401 && token !== null && pathname !== "/api/user/login") keep(null);
    if (!answer.ok || !/user\/(login|create)$/.test(pathname)) return answer;
    const { result, meta, ...rest } = await answer.json();
    keep(meta.token ?? result);
    return Response.json({ ...rest, result: meta.token ? result : true });
  };
  return {
    fetch,
    /** From now on, the browser keeps no tokens. */
    dropTokens: () => {
      keepsTokens = false;
    },
    /** Makes the platform refuse the token, as when the login has expired for good. */
    expire: () => {
      token = "A".repeat(43);
    },
  };
}
