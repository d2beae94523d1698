import type { ArticleBodyProps } from "@dioptra/ui";
import type { Passage } from "#domain/content.ts";
import { listItems, spansOf } from "#domain/richText.ts";
import { type StoreView, withPrefix } from "#domain/store.ts";

type Blocks = ArticleBodyProps["blocks"];
type Prefixed = Pick<StoreView, "prefix">;

/** Returns words with their links. The address of a page of the shop gets the prefix of the store view. */
const lineOf = (text: string, store: Prefixed) =>
  spansOf(text).map((span) =>
    typeof span === "string"
      ? span
      : {
          kind: "link" as const,
          text: span.text,
          href: span.href.startsWith("/") ? withPrefix(span.href, store) : span.href,
        },
  );

/** Returns a text as blocks. It has no HTML: whatever looks like it is shown as it is written. */
export const blocksOf = (body: readonly Passage[], store: Prefixed): Blocks =>
  body.flatMap(({ heading, paragraphs }): Blocks => [
    ...(heading === null ? [] : [{ kind: "heading" as const, depth: 1 as const, text: heading }]),
    ...paragraphs.map((text): Blocks[number] => {
      const items = listItems(text);
      return items
        ? { kind: "list", order: "bulleted", items: items.map((item) => lineOf(item, store)) }
        : { kind: "paragraph", line: lineOf(text, store) };
    }),
  ]);
