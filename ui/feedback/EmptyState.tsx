import type { ReactNode } from "react";
import { actions, emptyState, picture, text, title as titleStyle } from "./EmptyState.css.ts";
import { EmptyFrame } from "./EmptyFrame.tsx";

export interface EmptyStateProps {
  title: ReactNode;
  /** Where the title stands among the page's headings. @default 2 */
  level?: 1 | 2 | 3;
  /** Why there is nothing, and what to do about it. */
  children?: ReactNode;
  /** One way on, a second at most. */
  action?: ReactNode;
  /** @default a frame without lenses */
  drawing?: ReactNode;
}

/**
 * Stands where things would stand, if there were any. While they are still on their way, use `Skeleton`; where they could
 * not be brought, `Banner` with a way to try again; where a list was narrowed to nothing, `NoResults`.
 */
export function EmptyState({ title, level = 2, children, action, drawing }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={emptyState}>
      <div className={picture}>{drawing ?? <EmptyFrame />}</div>
      <Title className={titleStyle}>{title}</Title>
      {children === undefined ? null : <div className={text}>{children}</div>}
      {action === undefined ? null : <div className={actions}>{action}</div>}
    </div>
  );
}
