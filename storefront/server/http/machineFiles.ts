import { type Fetch, fetchWithoutCustomer } from "../gate/provider.ts";
import type { ServerApp } from "./requestFrame.ts";
import { compress } from "../answer/compression.ts";

/** Returns the application's current code, which writes the files. */
interface FileSource {
  readonly entry: () => Promise<{
    readonly makeMachineFile: (
      path: string,
      setting: { readonly origin: string; readonly fetch: Fetch },
    ) => Promise<{ readonly type: string; readonly text: string } | null>;
  }>;
}

export interface MachineFileSetting {
  readonly provider: Fetch;
  readonly pages: FileSource;
  /** The shop's public origin, with which all addresses in the files begin. */
  readonly shopOrigin: string;
  readonly onError: (error: unknown, path: string) => void;
}

const paths = ["/robots.txt", "/llms.txt", "/sitemap.xml", "/sitemaps/*"];
const cached = { "cache-control": "public, max-age=3600" };

/** Adds the files by which programs find the shop's pages. If the provider does not answer, they should ask again later. */
export function addMachineFiles(app: ServerApp, { provider, pages, shopOrigin, onError }: MachineFileSetting): void {
  app.on("GET", paths, async ({ req: { raw }, env: { record, client } }) => {
    const { pathname } = new URL(raw.url);
    Object.assign(record, { route: pathname, isMinor: true });
    try {
      const { makeMachineFile } = await pages.entry();
      const file = await makeMachineFile(pathname, {
        origin: shopOrigin,
        fetch: fetchWithoutCustomer(provider, client.address),
      });
      if (!file) return new Response("Not found", { status: 404, headers: { "content-type": "text/plain" } });
      return compress(raw, new Response(file.text, { headers: { ...cached, "content-type": file.type } }));
    } catch (error) {
      onError(error, pathname);
      const headers = { "content-type": "text/plain", "cache-control": "no-store", "retry-after": "60" };
      return new Response("Something went wrong, try later.", { status: 503, headers });
    }
  });
}
