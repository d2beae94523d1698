import { X } from "../icons/X.ts";
import type { MouseEvent } from "react";
import { useIntl } from "react-intl";
import type { Notice } from "./notice.ts";
import { NoticeMark } from "./NoticeMark.tsx";
import { close, mark, message as messageStyle, text, toast } from "./Toast.css.ts";
import { ToastAction } from "./ToastAction.tsx";
import { useCountdown } from "./countdown.ts";

export interface ToastProps {
  /** The notice to show. */
  notice: Notice;
  /** Whether the time to live is paused, such as while pointer or focus are on the notice. */
  isPaused: boolean;
  /** Called when the notice was closed or its action used. */
  onClose: (event: MouseEvent<HTMLElement>) => void;
  /** Called when the notice's time to live has passed. */
  onTimeout: () => void;
}

/** Renders one notice over the page. */
export function Toast({ notice: { type, message, action, timeToLive }, isPaused, onClose, onTimeout }: ToastProps) {
  const intl = useIntl();
  // Errors stay until they are closed (docs/decisions/product.md#decision-6).
  useCountdown(type === "error" ? null : timeToLive, isPaused, onTimeout);
  return (
    <div className={toast}>
      <span className={mark({ type })}>
        <NoticeMark type={type} />
      </span>
      <div className={text}>
        <span className={messageStyle}>{message}</span>
        <ToastAction action={action} onClose={onClose} />
      </div>
      <button
        type="button"
        className={close}
        aria-label={intl.formatMessage({ id: "ui.notifications.close" })}
        onClick={onClose}
      >
        <X size={18} />
      </button>
    </div>
  );
}
