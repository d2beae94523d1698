import { isPlainHref } from "../rules/content.ts";
import { Image } from "../primitives/Image.tsx";
import { Link } from "../primitives/Link.tsx";
import * as styles from "./ArticleBody.css.ts";
import type { ArticleBlock, ArticleLine, ArticleWords } from "./articleBlock.ts";

export interface ArticleBodyProps {
  /** In the order of reading. */
  blocks: readonly ArticleBlock[];
  /** Where its own headings begin among those of the page. @default 2 */
  level?: 2 | 3 | 4;
}

/**
 * An article, or a page of words such as the terms, from parts that each mean something: what a content system holds is
 * read into them, and its markup never gets here. Tables scroll by themselves; lines are no longer than can be read.
 */
export const ArticleBody = ({ blocks, level = 2 }: ArticleBodyProps) => (
  <div className={styles.body}>
    {blocks.map((block, index) => (
      // Parts never change places: they are an article.
      // oxlint-disable-next-line react/no-array-index-key
      <Block key={index} block={block} level={level} />
    ))}
  </div>
);

function Block({ block, level }: { block: ArticleBlock; level: 2 | 3 | 4 }) {
  switch (block.kind) {
    case "heading": {
      const Title = ([`h${level}`, `h${level + 1}`] as const)[block.depth - 1] as "h2" | "h3";
      return (
        <Title id={block.id} className={styles.headings[block.depth]}>
          {block.text}
        </Title>
      );
    }
    case "paragraph":
      return (
        <p>
          <Line line={block.line} />
        </p>
      );
    case "list":
      return <List {...block} />;
    case "quote":
      return (
        <blockquote className={styles.quote}>
          <p>
            <Line line={block.line} />
          </p>
          {block.source !== undefined && <footer className={styles.source}>{block.source}</footer>}
        </blockquote>
      );
    case "figure":
      return (
        <figure className={styles.figure}>
          <Image
            src={block.picture.src}
            {...(block.picture.dense && { srcSet: `${block.picture.src}, ${block.picture.dense} 2x` })}
            alt={block.alt}
            width={block.width}
            height={block.height}
          />
          {block.caption !== undefined && <figcaption className={styles.caption}>{block.caption}</figcaption>}
        </figure>
      );
    case "table":
      return <Table {...block} />;
  }
}

function List({ order, items }: Extract<ArticleBlock, { kind: "list" }>) {
  const Tag = order === "numbered" ? "ol" : "ul";
  return (
    <Tag className={styles.lists[order]}>
      {items.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <li key={index}>
          <Line line={line} />
        </li>
      ))}
    </Tag>
  );
}

const Table = ({ caption, head, rows }: Extract<ArticleBlock, { kind: "table" }>) => (
  // Wider than a phone, it is scrolled by the arrow keys too.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className={styles.scroller} aria-label={caption} tabIndex={0}>
    <table className={styles.table}>
      <caption className={styles.tableCaption}>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col" className={styles.columnHead}>
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" className={styles.rowHead}>
              {name}
            </th>
            {cells.map((cell, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <td key={index} className={styles.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Line = ({ line }: { line: ArticleLine }) =>
  // oxlint-disable-next-line react/no-array-index-key -- as above
  line.map((words, index) => <Words key={index} words={words} />);

function Words({ words }: { words: ArticleWords }) {
  if (typeof words === "string") return words;
  if (words.kind === "link") return isPlainHref(words.href) ? <Link href={words.href}>{words.text}</Link> : words.text;
  const Tag = words.kind === "strong" ? "strong" : "em";
  return <Tag>{words.text}</Tag>;
}
