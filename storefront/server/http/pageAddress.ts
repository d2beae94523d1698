/** Why the address of a page is refused, or where it redirects to. */
export type AddressFault =
  | { readonly status: 400 | 414; readonly message: string }
  | { readonly status: 301 | 308; readonly location: string };

const maximumPathLength = 2000; // Characters. The shop's longest paths have about 200.

const lastControl = 0x1f;
const deleteCharacter = 0x7f;
const isControl = (character: string) =>
  character.charCodeAt(0) <= lastControl || character.charCodeAt(0) === deleteCharacter;

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

const lostLetter = "\uFFFD";

const hasEmptySegment = (pathname: string): boolean => pathname.includes("//");

/** Returns a path without empty segments and without a trailing slash. */
function canonicalOf(pathname: string): string {
  const single = pathname.replaceAll(/\/{2,}/g, "/");
  return single === "/" ? single : single.replace(/\/$/, "");
}

/**
 * Checks the address of a page; null if it is valid. A path with empty segments (`//host/`) could be resolved as another
 * host (RFC 3986, 4.2), so that it redirects to the path without them, which begins with exactly one slash. A path with a
 * trailing slash redirects to the path without it (docs/specification/pages.md#page-26), and one that cannot be decoded,
 * such as `/%`, to a path that can. The sign in place of letters that a program could not decode is left out: no page
 * repeats it.
 */
export function addressFault({ pathname, search }: Pick<URL, "pathname" | "search">): AddressFault | null {
  if (pathname.length > maximumPathLength)
    return { status: 414, message: `The path may have at most ${maximumPathLength} characters.` };
  const path = decoded(pathname);
  // The path with its percent signs encoded leads to the shop's own "not found" page, with a way on.
  if (path === null) return { status: 308, location: canonicalOf(pathname.replaceAll("%", "%25")) + search };
  if ([...path].some(isControl)) return { status: 400, message: "The path must not contain control characters." };
  if (path.includes(lostLetter))
    return { status: 308, location: canonicalOf(pathname.replaceAll(/%ef%bf%bd/gi, "")) + search };
  const canonical = canonicalOf(pathname);
  if (canonical === pathname) return null;
  return { status: hasEmptySegment(pathname) ? 308 : 301, location: canonical + search };
}
