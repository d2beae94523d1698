/** A part of a text: what stands under a heading, or before the first. */
export interface Passage {
  readonly heading: string | null;
  readonly paragraphs: readonly string[];
}

const headed = "## ";

/**
 * The parts of a text of the shop's own: an empty line ends a paragraph, and one that begins with `## ` is a heading.
 * There is no other mark and no HTML: whatever looks like it is shown as it is.
 */
export function passages(text: string): readonly Passage[] {
  const found: { heading: string | null; paragraphs: string[] }[] = [];
  for (const part of text.split(/\n\s*\n/).map((each) => each.trim())) {
    const current = found.at(-1);
    if (part.startsWith(headed)) found.push({ heading: part.slice(headed.length).trim(), paragraphs: [] });
    else if (part !== "" && current) current.paragraphs.push(part);
    else if (part !== "") found.push({ heading: null, paragraphs: [part] });
  }
  return found;
}
