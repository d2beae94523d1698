import type { Bytes } from "../answer/compression.ts";
import { keepingLatest } from "../cache/keeping.ts";

/** Kept as drawings are. A PDF is compressed within. */
const headers = { "content-type": "application/pdf", "cache-control": "public, max-age=31536000, immutable" } as const;

/** One of each language, and room for more. */
const mostKept = 20;

interface Paper {
  readonly fileName: string;
  readonly pdf: Bytes;
}

/** Whose newest form writes; the shop's pages, as a rule. */
interface Writing {
  readonly entry: () => Promise<{ readonly makeGuide: (path: string) => Promise<Paper | null> }>;
}

/** Answers the addresses of guides: written once, opened in the browser, and saved under a name in their language. */
export function createGuides(pages: Writing) {
  const kept = keepingLatest<Paper>(mostKept);

  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const paper = await kept(pathname, async () => (await pages.entry()).makeGuide(pathname));
    if (paper === null) return new Response("Not found", { status: 404, headers: { "content-type": "text/plain" } });
    const { fileName, pdf } = paper;
    return new Response(pdf, {
      headers: {
        ...headers,
        "content-disposition": `inline; filename="${fileName}"`,
        "content-length": String(pdf.length),
      },
    });
  };
}
