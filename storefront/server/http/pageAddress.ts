/** What is wrong with the address of a page, or where it lies; null where it may be answered as it is. */
export type AddressFault =
  | { readonly status: 400 | 414; readonly message: string }
  | { readonly status: 308; readonly location: string };

const longestPath = 2000; // Characters; the longest path of a page of ours has some 200.

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

/**
 * Judges the path of a page before anything is made of it. A path with empty segments would be read as the name of another
 * host wherever it is resolved or redirected to (`//host/`, RFC 3986, 4.2): it is sent to the same path without them, which
 * begins with exactly one slash.
 */
export function addressFault({ pathname, search }: Pick<URL, "pathname" | "search">): AddressFault | null {
  if (pathname.length > longestPath)
    return { status: 414, message: `The path may have at most ${longestPath} characters.` };
  const path = decoded(pathname);
  if (path === null) return { status: 400, message: "The path is not valid: it must be UTF-8 with percent-encoding." };
  if ([...path].some(isControl)) return { status: 400, message: "The path must not contain control characters." };
  if (!pathname.includes("//")) return null;
  return { status: 308, location: pathname.replaceAll(/\/{2,}/g, "/") + search };
}
