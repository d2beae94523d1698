import { X } from "../icons/X.ts";
import { type MouseEvent, useRef } from "react";
import { useIntl } from "react-intl";
import type { Notice } from "./notice.ts";
import { NoticeMark } from "./NoticeMark.tsx";
import * as styles from "./Toast.css.ts";
import { ToastAction } from "./ToastAction.tsx";
import { useCountdown } from "./countdown.ts";
import { leaveToast, useIsRead } from "./reading.ts";
import { useRoomForFields } from "./roomForFields.ts";

export interface ToastProps {
  /** The notice to show. */
  notice: Notice;
  /** Called when the notice was closed, its action used, or its time to live has passed. */
  onDismiss: () => void;
}

/** Renders one notice over the page. */
export function Toast({ notice: { type, message, action, timeToLive }, onDismiss }: ToastProps) {
  const intl = useIntl();
  const ref = useRef<HTMLDivElement>(null);
  // Errors stay until they are closed (docs/decisions/product.md#decision-6).
  useCountdown(type === "error" ? null : timeToLive, useIsRead(ref), onDismiss);
  useRoomForFields(ref);
  const close = (event: MouseEvent<HTMLElement>) => {
    leaveToast(event);
    onDismiss();
  };
  return (
    <div ref={ref} className={styles.toast}>
      <span className={styles.mark({ type })}>
        <NoticeMark type={type} />
      </span>
      <div className={styles.text}>
        <span className={styles.message}>{message}</span>
        <ToastAction action={action} onClose={close} />
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={intl.formatMessage({ id: "ui.notifications.close" })}
        onClick={close}
      >
        <X size={18} />
      </button>
    </div>
  );
}
