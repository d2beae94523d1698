import { type ReactNode, useId } from "react";
import { columns, content, head, summary as summaryStyle, title as titleStyle } from "./WithSummary.css.ts";

export interface WithSummaryProps {
  /** What the page is about. */
  children: ReactNode;
  /** Names the summary. */
  title: ReactNode;
  /** Beside the title, such as the way back to the cart. */
  action?: ReactNode;
  /** What it comes to. */
  summary: ReactNode;
}

/** A page with what it comes to: beside it and in view where there is room, else below. */
export function WithSummary({ children, title, action, summary }: WithSummaryProps) {
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
