import type { ReactNode } from "react";
import { text } from "./Text.css.ts";

export interface TextProps {
  /** A paragraph, or inline text within one. @default "paragraph" */
  as?: "paragraph" | "span" | "small" | "strong";
  /** The font size. @default "md" */
  size?: "xs" | "sm" | "md" | "lg";
  /** The meaning of the text: `muted` for secondary text, the others as their names say. @default "ink" */
  tone?: "ink" | "muted" | "success" | "pending" | "sale";
  /** The maximum line length: `measure` is a comfortable line to read. @default "full" */
  width?: "full" | "measure";
  /** The element id, so that `aria-labelledby` can refer to it. */
  id?: string;
  /** The text. */
  children: ReactNode;
}

const tags = { paragraph: "p", span: "span", small: "small", strong: "strong" } as const;

/** Renders text in the brand's sizes and colours. */
export function Text({ as = "paragraph", size = "md", tone = "ink", width = "full", id, children }: TextProps) {
  const Tag = tags[as];
  return (
    <Tag id={id} className={text({ size, tone, width })}>
      {children}
    </Tag>
  );
}
