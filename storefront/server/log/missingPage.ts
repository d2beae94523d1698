/** Letters in words, as the shop's own addresses have them. Anything else may be a token, a number or a name. */
const plainWords = /^(?:\/[a-z]{1,30}(?:-[a-z]{1,30}){0,7}){1,4}$/;

const unwritten = "(not written here)";

/** Returns a path, or a part of one with a slash before it, if the log may contain it (docs/specification/messages.md#message-24). */
const written = (path: string): string => (plainWords.test(path) ? path : unwritten);

const sentences: Readonly<Record<string, string>> = {
  "/blog/$id/$slug": "ARTICLE query returned empty result",
  "/p/$parentSku/$slug/{-$childSku}": "Product not found",
  "/prescription/$parentSku/{-$childSku}/lens={-$lens}": "Product not found",
  "/i/$slug": "CMS query returned empty result",
  "/$page": "CMS query returned empty result",
  "/american-lens/$line": "CMS query returned empty result",
};

/**
 * Returns the sentence for the log that says why a page is missing (docs/specification/messages.md#message-23). `route` is
 * the pattern of its route, such as `/blog/$id/$slug`.
 */
export function missingPageSentence(route: string, path: string): string {
  if (route === "/$") return `No mapping found for ${written(path)}`;
  if (route === "/c/$slug") {
    const key = written(path.slice(path.lastIndexOf("/")));
    return `Category query returned empty result url_key = ${key.replace("/", "")}`;
  }
  return sentences[route] ?? "Route not found";
}
