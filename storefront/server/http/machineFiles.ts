import { type Fetch, fetchWithoutCustomer } from "../gate/provider.ts";
import type { ServerApp } from "./requestFrame.ts";
import { acceptedEncoding, compress } from "../answer/compression.ts";

/** Returns the application's current code, which writes the files. */
interface FileSource {
  readonly entry: () => Promise<{
    readonly makeMachineFile: (
      path: string,
      setting: { readonly origin: string; readonly fetch: Fetch },
    ) => Promise<MachineFile | null>;
  }>;
}

type MachineFile = { readonly type: string } & (
  | { readonly text: string; readonly canonical?: string }
  | { readonly parts: AsyncIterable<string> }
);

export interface MachineFileSetting {
  readonly provider: Fetch;
  readonly pages: FileSource;
  /** The shop's public origin, with which all addresses in the files begin. */
  readonly shopOrigin: string;
  readonly onError: (error: unknown, path: string) => void;
}

const paths = [
  "/robots.txt",
  "/llms.txt",
  "/sitemap.xml",
  "/sitemaps/*",
  "/feeds/*",
  "/manifests/*",
  "/:twin{.+\\.md}",
];
const cached = { "cache-control": "public, max-age=3600" };

/**
 * Sends a long file while it is made. Its first part is made before the answer begins, so that a provider that does not
 * answer becomes an error and not an empty file. If a later part fails, the connection breaks off.
 */
async function stream(request: Request, type: string, parts: AsyncIterable<string>, onError: (error: unknown) => void) {
  const iterator = parts[Symbol.asyncIterator]();
  let part = await iterator.next();
  const text = new ReadableStream<string>({
    async pull(controller) {
      if (part.done) return controller.close();
      controller.enqueue(part.value);
      try {
        part = await iterator.next();
      } catch (error) {
        onError(error);
        controller.error(error);
      }
    },
    cancel: async () => void (await iterator.return?.()),
  });
  const headers = { ...cached, "content-type": type, vary: "accept-encoding" };
  const bytes = text.pipeThrough(new TextEncoderStream());
  if (acceptedEncoding(request.headers.get("accept-encoding")) === "identity") return new Response(bytes, { headers });
  const zipped = bytes.pipeThrough(new CompressionStream("gzip"));
  return new Response(zipped, { headers: { ...headers, "content-encoding": "gzip" } });
}

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
      if ("parts" in file) return await stream(raw, file.type, file.parts, (error) => onError(error, pathname));
      const link = file.canonical === undefined ? {} : { link: `<${file.canonical}>; rel="canonical"` };
      return await compress(
        raw,
        new Response(file.text, { headers: { ...cached, ...link, "content-type": file.type } }),
      );
    } catch (error) {
      onError(error, pathname);
      const headers = { "content-type": "text/plain", "cache-control": "no-store", "retry-after": "60" };
      return new Response("Something went wrong, try later.", { status: 503, headers });
    }
  });
}
