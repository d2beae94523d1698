import type { PictureUrls } from "../eyewear/FramePicture.tsx";

/** A span of a text: plain, emphasised or a link. */
export type ArticleSpan =
  | string
  | { readonly kind: "strong" | "emphasis"; readonly text: string }
  /** A link with an invalid `href` (see `isPlainHref`) is rendered as its text only. */
  | { readonly kind: "link"; readonly href: string; readonly text: string };

/** A text with emphasis and links, on one line. */
export type ArticleText = readonly ArticleSpan[];

/**
 * A block of an article, described by its meaning and not its look. There is no block for markup: HTML in a text is
 * shown as text.
 */
export type ArticleBlock =
  | { readonly kind: "heading"; readonly depth: 1 | 2; readonly text: string; readonly id?: string }
  | { readonly kind: "paragraph"; readonly line: ArticleText }
  | { readonly kind: "list"; readonly order: "numbered" | "bulleted"; readonly items: readonly ArticleText[] }
  | { readonly kind: "quote"; readonly line: ArticleText; readonly source?: string }
  | {
      readonly kind: "figure";
      /** The picture's addresses. */
      readonly picture: PictureUrls;
      /** What the picture shows. */
      readonly alt: string;
      /** The picture's width, in pixels. */
      readonly width: number;
      /** The picture's height, in pixels. */
      readonly height: number;
      readonly caption?: string;
    }
  | {
      readonly kind: "table";
      readonly caption: string;
      /** The column headings. */
      readonly head: readonly string[];
      /** The first cell of a row is its heading. */
      readonly rows: readonly (readonly string[])[];
    };

const lineText = (line: ArticleText) => line.map((span) => (typeof span === "string" ? span : span.text)).join("");

/** Returns the searchable text of a block. */
export function blockText(block: ArticleBlock): string {
  switch (block.kind) {
    case "heading":
      return block.text;
    case "paragraph":
      return lineText(block.line);
    case "list":
      return block.items.map(lineText).join(" ");
    case "quote":
      return `${lineText(block.line)} ${block.source ?? ""}`;
    case "figure":
      return `${block.alt} ${block.caption ?? ""}`;
    case "table":
      return [block.caption, ...block.head, ...block.rows.flat()].join(" ");
  }
}
