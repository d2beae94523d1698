import type { ReactNode } from "react";
import { actions, drawing, emptyState, picture, text, title as titleStyle } from "./EmptyState.css.ts";

export interface EmptyStateProps {
  /** What is empty, in a few words. */
  title: ReactNode;
  /** The heading level of the title. @default 2 */
  level?: 1 | 2 | 3;
  /** Why there is nothing, and what to do about it. */
  children?: ReactNode;
  /** One link or button, at most two. */
  action?: ReactNode;
  /** The drawing above the title. @default a frame without lenses */
  drawing?: ReactNode;
}

/**
 * Renders a message where a list would be if it had entries. While entries are loading, use `Skeleton`; if loading
 * failed, a `Banner` with a retry action; if filters match nothing, `NoResults`.
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

/** Renders a pair of glasses without lenses, in the style of a technical drawing. */
function EmptyFrame() {
  return (
    <svg className={drawing} viewBox="0 0 200 96" fill="none" stroke="currentColor" aria-hidden="true">
      <g vectorEffect="non-scaling-stroke">
        <path d="M26 40c0-15 13-21 32-21s31 7 31 20c0 20-13 36-31 36S26 60 26 40Z" />
        <path d="M174 40c0-15-13-21-32-21s-31 7-31 20c0 20 13 36 31 36s32-15 32-35Z" />
        <path d="M89 37c3-5 7-7 11-7s8 2 11 7M26 35l-9-2v7l9 3M174 35l9-2v7l-9 3" />
      </g>
      <path d="M17 46v42M183 46v42" strokeDasharray="1 4" />
      <path d="M17 86h166M17 82v8M183 82v8" />
    </svg>
  );
}
