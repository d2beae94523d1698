import type { RedisServer } from "../support/redis.ts";
import type { ShopSetting } from "../support/shop.ts";

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name} to the address of the server that this test needs.`);
  return value;
}

export const databaseUrl = () => variable("TEST_DATABASE_URL");

/** Returns the settings of a shop on a PostgreSQL server and Redis. All its processes have the same keys. */
export const onServers = (database: string, redis: RedisServer): ShopSetting => ({
  env: {
    DATABASE_URL: database,
    DEMO: "on",
    REDIS_URL: redis.url,
    SECRET_KEY: "s".repeat(43),
    PRESCRIPTION_KEYS: `first:${"f".repeat(43)}`,
  },
});

/** Makes a call of the API and returns the result in its envelope. */
export async function ask(origin: string, path: string, body?: unknown) {
  const response = await fetch(`${origin}/api/${path}`, {
    ...(body !== undefined && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  const { result } = (await response.json()) as { readonly result: unknown };
  return { status: response.status, headers: response.headers, result };
}

/** Returns a function that makes calls like a browser, with the cookies of earlier answers. */
export function browser() {
  const jar = new Map<string, string>();
  return async (origin: string, path: string, body?: unknown) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(`${origin}/api/${path}`, {
      headers: { cookie, "content-type": "application/json" },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
    const { result } = (await response.json()) as { readonly result: unknown };
    return { status: response.status, result };
  };
}
