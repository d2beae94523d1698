import { createContext, type ReactNode, use, useId, useState } from "react";
import { ChevronDown } from "../icons/ChevronDown.ts";
import { content, item, sign, summary, title as titleStyle } from "./Accordion.css.ts";

export interface AccordionProps {
  /** Whether opening one closes the others. @default "many" */
  openAtOnce?: "many" | "one";
  /** Where the titles stand among the page's headings. @default 3 */
  level?: 2 | 3 | 4;
  /** Each an `AccordionItem`. */
  children: ReactNode;
}

interface Group {
  readonly name: string | undefined;
  readonly level: 2 | 3 | 4;
}

const GroupContext = createContext<Group>({ name: undefined, level: 3 });

/**
 * Answers folded up under their questions, for whoever looks for one of many. Native: it opens without JavaScript, and a
 * search in the page finds what is folded up. What everybody must read is not folded up; a few short parts are `Tabs`.
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
  title: ReactNode;
  /** So that an address can lead to it. */
  id?: string;
  /** Whether it is open at first; from then on that is the reader's. @default "closed" */
  atFirst?: "open" | "closed";
  /** What is folded up. */
  children: ReactNode;
}

/** One title and what lies under it. Only in an `Accordion`. */
export function AccordionItem({ title, id, atFirst = "closed", children }: AccordionItemProps) {
  const { name, level } = use(GroupContext);
  const [openAtFirst] = useState(atFirst === "open");
  const Title = `h${level}` as const;
  return (
    // The reader may have opened or closed it before hydration.
    <details id={id} className={item} name={name} open={openAtFirst} suppressHydrationWarning>
      <summary className={summary}>
        <Title className={titleStyle}>{title}</Title>
        <ChevronDown className={sign} size={20} />
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}
