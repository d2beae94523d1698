import type { Line } from "./call.ts";
import type { Client } from "./createClient.ts";

/**
 * A client whose code is loaded with its first call: a page that came from the server asks the provider nothing, and
 * should not wait for the means to.
 */
export function lazyClient(line: Line): Client {
  let loading: Promise<Client> | null = null;
  const load = () => (loading ??= import("./createClient.ts").then(({ createClient }) => createClient(line)));
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
