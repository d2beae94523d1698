import type { Bytes } from "../answer/compression.ts";
import { memoizeLatest } from "../cache/memoize.ts";

/** Guides are not compressed, because PDF is. */
const headers = { "content-type": "application/pdf", "cache-control": "public, max-age=31536000, immutable" } as const;

/** More than there are guides. */
const maximumGuides = 20;

interface Guide {
  readonly fileName: string;
  readonly pdf: Bytes;
}

/** Returns the application's current code, which creates guides. */
interface GuideSource {
  readonly entry: () => Promise<{ readonly makeGuide: (path: string) => Promise<Guide | null> }>;
}

/** Creates the handler of guides. A guide is created once; browsers open it, and save it under a name in its language. */
export function createGuides(pages: GuideSource) {
  const guides = memoizeLatest<Guide>(maximumGuides);

  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const guide = await guides(pathname, async () => (await pages.entry()).makeGuide(pathname));
    if (guide === null) return new Response("Not found", { status: 404, headers: { "content-type": "text/plain" } });
    const { fileName, pdf } = guide;
    return new Response(pdf, {
      headers: {
        ...headers,
        "content-disposition": `inline; filename="${fileName}"`,
        "content-length": String(pdf.length),
      },
    });
  };
}
