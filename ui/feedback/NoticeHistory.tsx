import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Bell } from "../icons/Bell.ts";
import { X } from "../icons/X.ts";
import { Button } from "../primitives/Button.tsx";
import { entry, head, history, title } from "./NoticeHistory.css.ts";
import type { Notice } from "./notice.ts";
import { NoticeMark } from "./NoticeMark.tsx";
import { close, mark } from "./Toast.css.ts";

export interface NoticeHistoryProps {
  /** All notices of this session, the newest last. */
  notices: readonly Pick<Notice, "id" | "type" | "message">[];
}

/**
 * Renders a button that opens past notices, for shoppers who could not read one in time
 * (docs/decisions/product.md#decision-6). Renders nothing while there are none.
 */
export function NoticeHistory({ notices }: NoticeHistoryProps) {
  const intl = useIntl();
  const id = useId();
  const titleId = useId();
  if (notices.length === 0) return null;
  return (
    <>
      <Button variant="line" size="compact" popoverTarget={id}>
        <Bell size={20} />
        <FormattedMessage id="ui.noticeHistory.open" values={{ count: notices.length }} />
      </Button>
      <dialog id={id} className={history} popover="auto" aria-labelledby={titleId}>
        <div className={head}>
          <h2 id={titleId} className={title}>
            <FormattedMessage id="ui.notifications.label" />
          </h2>
          <button
            type="button"
            className={close}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={intl.formatMessage({ id: "ui.notifications.close" })}
          >
            <X size={18} />
          </button>
        </div>
        <ul>
          {notices.toReversed().map(({ id, type, message }) => (
            <li key={id} className={entry}>
              <span className={mark({ type })}>
                <NoticeMark type={type} />
              </span>
              <span>{message}</span>
            </li>
          ))}
        </ul>
      </dialog>
    </>
  );
}
