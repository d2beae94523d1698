import type { ReactNode } from "react";
import { inlineNotice } from "./InlineNotice.css.ts";
import { NoticeMark, type NoticeMarkProps } from "./NoticeMark.tsx";

export interface InlineNoticeProps extends NoticeMarkProps {
  children: ReactNode;
}

/** A sentence beside what it is about, such as a cart line of which fewer are left. For news of the page, use `Notifications`. */
export function InlineNotice({ type, children }: InlineNoticeProps) {
  return (
    <div className={inlineNotice({ type })}>
      <NoticeMark type={type} />
      <div>{children}</div>
    </div>
  );
}
