import type { ClientOptions } from "./call.ts";
import type { Client } from "./createClient.ts";
import { connectionFailure, ProviderUnreachable } from "./failures.ts";

/**
 * Returns a client whose code is loaded with its first call. A page that the server has rendered needs no call at first,
 * so it does not have to wait for that code. A call throws `ProviderUnreachable` if the code cannot be loaded.
 */
export function lazyClient(options: ClientOptions): Client {
  let loading: Promise<Client> | null = null;
  async function load(): Promise<Client> {
    try {
      return await (loading ??= import("./createClient.ts").then(({ createClient }) => createClient(options)));
    } catch (cause) {
      // The next call tries again.
      loading = null;
      throw new ProviderUnreachable(connectionFailure(), { cause });
    }
  }
  const calls = new Proxy(
    {},
    {
      get:
        (_, name: keyof Client) =>
        async (...parameters: unknown[]) =>
          Reflect.apply((await load())[name], null, parameters),
    },
  );
  // Every property of a client is an asynchronous function, and so is every property of this proxy.
  return calls as Client;
}
