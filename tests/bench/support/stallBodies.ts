import { connect } from "node:net";

export interface StalledBodies {
  readonly path: string;
  /** The client's address, in `X-Forwarded-For`. */
  readonly address: string;
  /** How many bytes of each body are sent before it stalls. One more is announced. */
  readonly bytes: number;
  readonly connections: number;
}

/** The pause before a connection that the shop has closed is opened again, in milliseconds. */
const pause = 1000;

/** Holds connections whose requests never end, and opens those that the shop closes again, until `stop`. */
export function stallBodies(origin: string, { path, address, bytes, connections }: StalledBodies) {
  const { host, hostname, port } = new URL(origin);
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    "content-type: application/json",
    `x-forwarded-for: ${address}`,
    `content-length: ${bytes + 1}`,
  ];
  const sent = Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), Buffer.alloc(bytes, " ")]);
  const closing = new AbortController();
  const open = () => {
    if (closing.signal.aborted) return;
    const socket = connect(Number(port), hostname, () => socket.write(sent));
    const destroy = () => socket.destroy();
    closing.signal.addEventListener("abort", destroy, { once: true });
    socket.resume();
    socket.on("error", destroy);
    socket.once("close", () => {
      closing.signal.removeEventListener("abort", destroy);
      setTimeout(open, pause).unref();
    });
  };
  for (let opened = 0; opened < connections; opened++) open();
  return { stop: () => closing.abort() };
}
