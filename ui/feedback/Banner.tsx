import { X } from "../icons/X.ts";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../primitives/IconButton.tsx";
import { action as actionStyle, banner, content, dismissal, mark, message, text } from "./Banner.css.ts";
import type { NoticeAction } from "./notice.ts";
import { NoticeMark, type NoticeMarkProps } from "./NoticeMark.tsx";

export interface BannerProps extends NoticeMarkProps {
  /** `page` spans the page from edge to edge, `section` sits in one section. @default "section" */
  place?: "page" | "section";
  /** One sentence. */
  children: ReactNode;
  /** A link or button that resolves the problem. */
  action?: NoticeAction;
  /** Called to dismiss the banner; left out, it cannot be dismissed. */
  onDismiss?: () => void;
}

/**
 * Renders a message about the state of the whole page or section, such as a lost connection. It is part of the flow and
 * moves what is below. For events that have just happened, use `Notifications`.
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
