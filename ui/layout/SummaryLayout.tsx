import { type ReactNode, useId } from "react";
import { columns, content, head, summary as summaryStyle, title as titleStyle } from "./SummaryLayout.css.ts";

export interface SummaryLayoutProps {
  /** The main content. */
  children: ReactNode;
  /** The title of the summary. */
  title: ReactNode;
  /** A link or button beside the title, such as the way back to the cart. */
  action?: ReactNode;
  /** The summary, such as the totals of an order. */
  summary: ReactNode;
}

/** Renders a page with a summary: beside the content and sticky on the desktop, below it elsewhere. */
export function SummaryLayout({ children, title, action, summary }: SummaryLayoutProps) {
  const titleId = useId();
  return (
    <div className={columns}>
      <div className={content}>{children}</div>
      <aside className={summaryStyle} aria-labelledby={titleId}>
        <div className={head}>
          <h2 id={titleId} className={titleStyle}>
            {title}
          </h2>
          {action}
        </div>
        {summary}
      </aside>
    </div>
  );
}
