import type { ClientOptions } from "./call.ts";
import type { Client } from "./createClient.ts";
import { ProviderUnreachable, silence } from "./failures.ts";

/**
 * A client whose code is loaded with its first call: a page that came from the server asks the provider nothing, and
 * should not wait for the means to.
 */
export function lazyClient(line: ClientOptions): Client {
  let loading: Promise<Client> | null = null;
  /** Where not even the code could be loaded, no call was made; the next one tries again. */
  async function load(): Promise<Client> {
    try {
      return await (loading ??= import("./createClient.ts").then(({ createClient }) => createClient(line)));
    } catch (cause) {
      loading = null;
      throw new ProviderUnreachable(silence(), { cause });
    }
  }
  const calls = new Proxy(
    {},
    {
      get:
        (_, name: keyof Client) =>
        async (...given: unknown[]) =>
          Reflect.apply((await load())[name], null, given),
    },
  );
  // Every property of a client is a call, so that this is one.
  return calls as Client;
}
