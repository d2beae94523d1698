import type { ReactNode } from "react";
import { heading } from "./Heading.css.ts";

export interface HeadingProps {
  /** The heading level, which screen reader users navigate by. */
  level: 1 | 2 | 3 | 4;
  /** The visual size, independent of the level. @default the usual size of the level */
  size?: "display" | "page" | "section" | "part" | "item";
  /** The element id, so that `aria-labelledby` can refer to it. */
  id?: string;
  /** The text of the heading. */
  children: ReactNode;
}

const usualSizes = { 1: "page", 2: "section", 3: "part", 4: "item" } as const;

/** Renders the heading of a page or section. */
export function Heading({ level, size = usualSizes[level], id, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={heading({ size })}>
      {children}
    </Tag>
  );
}
