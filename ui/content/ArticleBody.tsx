import { isPlainHref } from "../rules/content.ts";
import { Image } from "../primitives/Image.tsx";
import { Link } from "../primitives/Link.tsx";
import * as styles from "./ArticleBody.css.ts";
import type { ArticleBlock, ArticleSpan, ArticleText } from "./articleBlock.ts";

export interface ArticleBodyProps {
  /** The blocks in reading order. */
  blocks: readonly ArticleBlock[];
  /** The heading level of the article's top headings. @default 2 */
  level?: 2 | 3 | 4;
}

/**
 * Renders an article, or a text page such as the terms, from typed blocks. Markup from the content system is parsed
 * into blocks beforehand and is never rendered. Wide tables scroll on their own, and lines keep a readable length.
 */
export const ArticleBody = ({ blocks, level = 2 }: ArticleBodyProps) => (
  <div className={styles.body}>
    {blocks.map((block, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- an article is static: its parts never change places
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
        // oxlint-disable-next-line react/no-array-index-key -- static, as above
        <li key={index}>
          <Line line={line} />
        </li>
      ))}
    </Tag>
  );
}

const Table = ({ caption, head, rows }: Extract<ArticleBlock, { kind: "table" }>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that arrow keys scroll wide tables
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
              // oxlint-disable-next-line react/no-array-index-key -- static, as above
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

const Line = ({ line }: { line: ArticleText }) =>
  // oxlint-disable-next-line react/no-array-index-key -- static, as above
  line.map((span, index) => <Span key={index} span={span} />);

function Span({ span }: { span: ArticleSpan }) {
  if (typeof span === "string") return span;
  if (span.kind === "link") return isPlainHref(span.href) ? <Link href={span.href}>{span.text}</Link> : span.text;
  const Tag = span.kind === "strong" ? "strong" : "em";
  return <Tag>{span.text}</Tag>;
}
