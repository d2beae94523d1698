import type { PictureAddresses } from "../eyewear/FramePicture.tsx";

/** Words in a line: plain, or with a meaning. */
export type ArticleWords =
  | string
  | { readonly kind: "strong" | "emphasis"; readonly text: string }
  /** An invalid address (`isPlainHref`) is removed; its text stays. */
  | { readonly kind: "link"; readonly href: string; readonly text: string };

export type ArticleLine = readonly ArticleWords[];

/** A part of an article, with a meaning and no looks of its own. Markup is not among them: what looks like it is text. */
export type ArticleBlock =
  | { readonly kind: "heading"; readonly depth: 1 | 2; readonly text: string; readonly id?: string }
  | { readonly kind: "paragraph"; readonly line: ArticleLine }
  | { readonly kind: "list"; readonly order: "numbered" | "bulleted"; readonly items: readonly ArticleLine[] }
  | { readonly kind: "quote"; readonly line: ArticleLine; readonly source?: string }
  | {
      readonly kind: "figure";
      readonly picture: PictureAddresses;
      readonly alt: string;
      readonly width: number;
      readonly height: number;
      readonly caption?: string;
    }
  | {
      readonly kind: "table";
      readonly caption: string;
      readonly head: readonly string[];
      /** The first cell of a row names it. */
      readonly rows: readonly (readonly string[])[];
    };

const lineText = (line: ArticleLine) => line.map((words) => (typeof words === "string" ? words : words.text)).join("");

/** What can be searched in a part of an article. */
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
