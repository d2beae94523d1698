import { createContext, type ReactNode, use, useId, useState } from "react";
import { ChevronDown } from "../icons/ChevronDown.ts";
import { content, item, sign, summary, title as titleStyle } from "./Accordion.css.ts";

export interface AccordionProps {
  /** Whether several items can be open at once, or opening one closes the others. @default "many" */
  openAtOnce?: "many" | "one";
  /** The heading level of the titles. @default 3 */
  level?: 2 | 3 | 4;
  /** `AccordionItem` elements. */
  children: ReactNode;
}

interface Group {
  readonly name: string | undefined;
  readonly level: 2 | 3 | 4;
}

const GroupContext = createContext<Group>({ name: undefined, level: 3 });

/**
 * Renders collapsed answers under their questions, for readers who look for one of many. Uses native `<details>`: it
 * works without JavaScript, and the browser's search finds collapsed text. Do not hide what everybody must read; for a
 * few short parts, use `Tabs`.
 */
export function Accordion({ openAtOnce = "many", level = 3, children }: AccordionProps) {
  const id = useId();
  return (
    <div>
      <GroupContext value={{ name: openAtOnce === "one" ? id : undefined, level }}>{children}</GroupContext>
    </div>
  );
}

export interface AccordionItemProps {
  /** The question or topic; always visible. */
  title: ReactNode;
  /** The element id, so that links can lead to the item. */
  id?: string;
  /** Whether it is open at first; after that the reader decides. @default "closed" */
  initialState?: "open" | "closed";
  /** The collapsible content. */
  children: ReactNode;
}

/** Renders one item of an `Accordion`. */
export function AccordionItem({ title, id, initialState = "closed", children }: AccordionItemProps) {
  const { name, level } = use(GroupContext);
  const [openAtFirst] = useState(initialState === "open");
  const Title = `h${level}` as const;
  return (
    // The reader may have toggled it before hydration.
    <details id={id} className={item} name={name} open={openAtFirst} suppressHydrationWarning>
      <summary className={summary}>
        <Title className={titleStyle}>{title}</Title>
        <ChevronDown className={sign} size={20} />
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}
