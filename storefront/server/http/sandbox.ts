import type { Client } from "./clientAddress.ts";
import { isForeign } from "../gate/gate.ts";

const local = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether a request may see the sandbox's pages, which show everybody's mails: requests from this machine that use its
 * own name, so that no page of the web leads there; all requests where the setting says so.
 */
export const maySeeSandbox = (request: Request, client: Client, isOpen: boolean): boolean =>
  (isOpen || (client.isLocal && local.has(new URL(request.url).hostname))) &&
  (request.method === "GET" || (request.method === "POST" && !isForeign(request)));
