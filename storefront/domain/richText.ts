/** Words of a text, or words with a link. */
export type TextSpan = string | { readonly text: string; readonly href: string };

const link = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/**
 * Splits a paragraph into words and links, which are written as `[words](/address)`. Everything else is text. Whether an
 * address may be followed is decided where it is shown.
 */
export function spansOf(paragraph: string): readonly TextSpan[] {
  const spans: TextSpan[] = [];
  let end = 0;
  for (const found of paragraph.matchAll(link)) {
    const [written, text = "", href = ""] = found;
    if (found.index > end) spans.push(paragraph.slice(end, found.index));
    spans.push({ text, href });
    end = found.index + written.length;
  }
  if (end < paragraph.length) spans.push(paragraph.slice(end));
  return spans;
}

const itemMark = "- ";

/** Returns the items of a paragraph that is a list: every line begins with `- `. Returns null for any other. */
export function listItems(paragraph: string): readonly string[] | null {
  const lines = paragraph.split("\n").map((line) => line.trim());
  return lines.every((line) => line.startsWith(itemMark)) ? lines.map((line) => line.slice(itemMark.length)) : null;
}

/** Returns the words of a paragraph or list without its marks, as machines read them. */
export const plainWords = (paragraph: string): string =>
  (listItems(paragraph) ?? [paragraph])
    .map((line) =>
      spansOf(line)
        .map((span) => (typeof span === "string" ? span : span.text))
        .join(""),
    )
    .join(" ");
