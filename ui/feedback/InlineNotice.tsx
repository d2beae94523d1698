import type { ReactNode } from "react";
import { inlineNotice } from "./InlineNotice.css.ts";
import { NoticeMark, type NoticeMarkProps } from "./NoticeMark.tsx";

export interface InlineNoticeProps extends NoticeMarkProps {
  /** The message, in one or two sentences. */
  children: ReactNode;
}

/**
 * Renders a short message beside what it is about, such as a cart line with too few pieces left. For messages of the
 * whole page, use `Notifications`.
 */
export function InlineNotice({ type, children }: InlineNoticeProps) {
  return (
    <div className={inlineNotice({ type })}>
      <NoticeMark type={type} />
      <div>{children}</div>
    </div>
  );
}
