import type { ReactNode } from "react";
import { heading } from "./Heading.css.ts";

export interface HeadingProps {
  /** Its place among the headings of the page, which screen readers walk along. */
  level: 1 | 2 | 3 | 4;
  /** How loud it is, whatever its level. @default what the level usually has */
  size?: "display" | "page" | "section" | "part" | "item";
  /** So that a section can be named by it. */
  id?: string;
  children: ReactNode;
}

const usual = { 1: "page", 2: "section", 3: "part", 4: "item" } as const;

/** What a page or a part of it is about. */
export function Heading({ level, size = usual[level], id, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={heading({ size })}>
      {children}
    </Tag>
  );
}
