/** A level of a breadcrumb; `href` is null for the page itself, which is no link. */
export interface ShownCrumb {
  readonly label: string;
  readonly href: string | null;
}

/** Structured data of a page; `@type` is a type of https://schema.org. */
export type PageDocument = { readonly "@type": string } & Readonly<Record<string, unknown>>;

/** What shoppers and search engines read on a page. */
export interface Page {
  readonly status: number;
  readonly location: string | null;
  readonly title: string;
  /** The number of its main headings. */
  readonly headings: number;
  readonly canonical: string | null;
  /** The same page in all store views, by language. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Whether search engines are asked to leave it out. */
  readonly isHidden: boolean;
  /** Its structured data. */
  readonly documents: readonly PageDocument[];
  /** Its breadcrumb; empty without one. */
  readonly crumbs: readonly ShownCrumb[];
  /** All words that it shows, in one line. */
  readonly words: string;
  /** The shop's pages that it links to, without their queries. */
  readonly links: readonly string[];
}

/** Returns what the first group of a pattern matches, each time. */
export const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  nbsp: "\u{A0}",
};
const decode = (html: string) => html.replaceAll(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all);

/** Returns the words of HTML in one line. */
const wordsIn = (html: string) =>
  decode(html.replaceAll(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, "").replaceAll(/<[^>]+>/g, " "))
    .replaceAll(/\s+/g, " ")
    .trim();

/** Files and calls, which are no pages. */
const notPage = /^\/(api|assets|media|sandbox)\/|\.\w{2,4}$/;

const linksIn = (html: string) =>
  [...new Set(matches(html, /<a\s[^>]*?href="(\/[^"]*)"/g).map((href) => href.replace(/[?#].*$/, "")))].filter(
    (path) => !notPage.test(path),
  );

/** Returns the links to a page in other languages, in HTML and in sitemaps. */
export const alternatesIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/<(?:xhtml:)?link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, language = "", href = ""]) => [language, href],
    ),
  );

const documentsIn = (html: string) =>
  matches(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs).map(
    (text) => JSON.parse(text) as PageDocument,
  );

function crumbsIn(html: string): readonly ShownCrumb[] {
  const list = matches(html, /<ol\b[^>]*>((?:(?!<\/ol>).)*<span [^>]*aria-current="page".*?)<\/ol>/gs)[0] ?? "";
  return matches(list, /<li\b[^>]*>(.*?)<\/li>/gs).map((level) => {
    const [label] = matches(level, /<a [^>]*aria-label="([^"]*)"/g);
    const [href] = matches(level, /<a [^>]*href="([^"]*)"/g);
    return { label: label === undefined ? wordsIn(level) : decode(label), href: href ?? null };
  });
}

type Headers = Readonly<Record<string, string>>;

/**
 * Requests an address, and requests it again when the shop asks to do so later or ends its answer early, as it does while
 * the machine is too busy to answer within its limits. Does not follow redirects.
 */
export async function fetchPatiently(address: string, attempts = 5, headers: Headers = {}): Promise<Response> {
  const answer = await fetch(address, { redirect: "manual", headers });
  const body = await answer.arrayBuffer().catch(() => null);
  const isLater = body === null || (answer.status >= 500 && answer.headers.has("retry-after"));
  return isLater && attempts > 1 ? fetchPatiently(address, attempts - 1, headers) : new Response(body, answer);
}

/** Reads the HTML at an address, as a browser with these headers, without following redirects. */
export async function readPage(address: string, headers: Headers = {}): Promise<Page> {
  const answer = await fetchPatiently(address, undefined, headers);
  const html = await answer.text();
  return {
    status: answer.status,
    location: answer.headers.get("location"),
    title: matches(html, /<title>(.*?)<\/title>/gs).at(-1) ?? "",
    headings: matches(html, /<h1[\s>]/g).length,
    canonical: matches(html, /<link rel="canonical" href="([^"]*)"/g)[0] ?? null,
    alternates: alternatesIn(html),
    isHidden: /<meta name="robots" content="noindex/.test(html),
    documents: documentsIn(html),
    crumbs: crumbsIn(html),
    words: wordsIn(html.replace(/<head>.*?<\/head>/s, "")),
    links: linksIn(html),
  };
}
