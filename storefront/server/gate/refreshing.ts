import { createHash } from "node:crypto";
import { configuration } from "#configuration/index.ts";
import { askProvider, type Asking, type Fetch } from "./provider.ts";
import { takeTokens, type Tokens } from "./tokens.ts";

const path = "/api/user/refresh";

/** The provider could not refresh the tokens; the old ones may still be valid. */
export class RefreshFailed extends Error {
  override readonly name = "RefreshFailed";
}

/**
 * Exchanges refresh tokens, each of them once: tabs that come at the same moment, or with the cookie of a moment ago, get
 * the same new pair. Null when the provider refuses: then the customer is logged out.
 */
export function createRefreshing(provider: Fetch) {
  const underWay = new Map<string, Promise<Tokens | null>>();

  async function exchange(refreshToken: string, origin: string, asking: Omit<Asking, "token">): Promise<Tokens | null> {
    const body = Buffer.from(JSON.stringify({ refreshToken }));
    const headers = { "content-type": "application/json", accept: "application/json" };
    const request = new Request(new URL(path, origin), { method: "POST", headers });
    const signal = AbortSignal.timeout(configuration.network.gateTimeout);
    const answer = await askProvider(provider, { request, body, asking: { ...asking, token: null }, signal });
    const taken = takeTokens(answer);
    if (taken) return taken.tokens;
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return null;
    throw new RefreshFailed(`The provider answered a refresh with ${answer.status}.`);
  }

  return (refreshToken: string, origin: string, asking: Omit<Asking, "token">): Promise<Tokens | null> => {
    const key = createHash("sha256").update(refreshToken).digest("base64");
    const known = underWay.get(key);
    if (known) return known;
    const exchanging = exchange(refreshToken, origin, asking);
    underWay.set(key, exchanging);
    const forget = () => void underWay.delete(key);
    exchanging.then(() => setTimeout(forget, configuration.sessions.reuseGraceSeconds * 1000).unref(), forget);
    return exchanging;
  };
}
