import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * What a network does with requests: `open` passes them on, `silent` takes them and never answers, `portal` answers each
 * with a page of its own that wants a login, `cut` closes the connection.
 */
export type NetworkState = "open" | "silent" | "portal" | "cut";

/** A network between the browser and a shop. The browser always reports to be online. */
export interface Network {
  readonly origin: string;
  state: NetworkState;
  /** Answers that replace those of the shop, by path. */
  readonly replaced: Map<string, string>;
  /** The path and the size of every answer, in bytes, as it was sent. */
  readonly answers: { readonly path: string; readonly bytes: number }[];
  readonly close: () => Promise<void>;
}

const portal = "<!doctype html><title>Hotel</title><h1>Log in to the network</h1>";

/** Opens a network to a shop at its origin. */
export async function openNetwork(shop: string): Promise<Network> {
  const target = new URL(shop);
  const answers: Network["answers"] = [];
  const replaced = new Map<string, string>();

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method = "GET", url: path = "/", headers } = incoming;
    const text = replaced.get(path);
    const passed = request({ host: target.hostname, port: target.port, method, path, headers }, (answer) => {
      const { statusCode = 502, headers: answered } = answer;
      if (text !== undefined) {
        answer.resume();
        const { "content-length": _length, "content-encoding": _encoding, ...others } = answered;
        outgoing.writeHead(200, others).end(text);
        return;
      }
      let bytes = 0;
      answer.on("data", (part: Buffer) => (bytes += part.length));
      answer.on("end", () => answers.push({ path, bytes }));
      outgoing.writeHead(statusCode, answered);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  }

  const server = createServer((incoming, outgoing) => {
    if (network.state === "cut") return void incoming.socket.destroy();
    if (network.state === "silent") return;
    if (network.state === "portal") return void outgoing.writeHead(200, { "content-type": "text/html" }).end(portal);
    pass(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const network: Network = {
    origin: `http://localhost:${port}`,
    state: "open",
    replaced,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return network;
}
