import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";

export interface Served {
  /** Such as `http://localhost:41233`. */
  readonly origin: string;
  readonly close: () => void;
}

/** Starts a bare node:http server on a free port. */
export async function serve(listener: RequestListener): Promise<Served> {
  const server = createServer(listener).listen(0);
  await once(server, "listening");
  const address = server.address();
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${typeof address === "object" && address ? address.port : 0}`, close };
}
