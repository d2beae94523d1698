import { X } from "../icons/X.ts";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../primitives/IconButton.tsx";
import { action as actionStyle, banner, content, dismissal, mark, message, text } from "./Banner.css.ts";
import type { NoticeAction } from "./notice.ts";
import { NoticeMark, type NoticeMarkProps } from "./NoticeMark.tsx";

export interface BannerProps extends NoticeMarkProps {
  /** Across the page from edge to edge, or over one section of it. @default "section" */
  place?: "page" | "section";
  /** One sentence. */
  children: ReactNode;
  /** What can be done about it. */
  action?: NoticeAction;
  /** Lets it be put away; left out, it stays as long as it is true. */
  onDismiss?: () => void;
}

/**
 * Something that is true of the whole page or section, such as a lost connection; stands in its flow and moves what is
 * below. For what just happened, use `Notifications`.
 */
export function Banner({ type, place = "section", children, action, onDismiss }: BannerProps) {
  const intl = useIntl();
  return (
    <div className={banner({ type, place })} role={type === "error" ? "alert" : "status"}>
      <div className={content({ place })}>
        <span className={mark({ type })}>
          <NoticeMark type={type} />
        </span>
        <div className={text}>
          <span className={message}>{children}</span>
          {action?.href !== undefined && (
            <a className={actionStyle} href={action.href}>
              {action.label}
            </a>
          )}
          {action?.onAction && (
            <button type="button" className={actionStyle} onClick={action.onAction}>
              {action.label}
            </button>
          )}
        </div>
        {onDismiss && (
          <span className={dismissal({ place })}>
            <IconButton icon={X} label={intl.formatMessage({ id: "ui.banner.dismiss" })} onClick={onDismiss} />
          </span>
        )}
      </div>
    </div>
  );
}
