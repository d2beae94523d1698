import type { ReactNode } from "react";
import { text } from "./Text.css.ts";

export interface TextProps {
  /** A paragraph, or words within one. @default "paragraph" */
  as?: "paragraph" | "span" | "small" | "strong";
  /** @default "md" */
  size?: "xs" | "sm" | "md" | "lg";
  /** What it means: `muted` is said by the way, the others agree with what they tell. @default "ink" */
  tone?: "ink" | "muted" | "success" | "pending" | "sale";
  /** How wide a line may become: `measure` is what the eye can follow. @default "full" */
  width?: "full" | "measure";
  id?: string;
  children: ReactNode;
}

const tags = { paragraph: "p", span: "span", small: "small", strong: "strong" } as const;

/** Running words in the sizes and colours that the brand has. */
export function Text({ as = "paragraph", size = "md", tone = "ink", width = "full", id, children }: TextProps) {
  const Tag = tags[as];
  return (
    <Tag id={id} className={text({ size, tone, width })}>
      {children}
    </Tag>
  );
}
