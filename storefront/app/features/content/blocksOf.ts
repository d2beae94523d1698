import type { ArticleBodyProps } from "@dioptra/ui";
import type { Passage } from "#domain/content.ts";

type Blocks = ArticleBodyProps["blocks"];

/** Returns a text as blocks. It has no markup: whatever looks like it is shown as it is written. */
export const blocksOf = (body: readonly Passage[]): Blocks =>
  body.flatMap(({ heading, paragraphs }): Blocks => [
    ...(heading === null ? [] : [{ kind: "heading" as const, depth: 1 as const, text: heading }]),
    ...paragraphs.map((text) => ({ kind: "paragraph" as const, line: [text] })),
  ]);
