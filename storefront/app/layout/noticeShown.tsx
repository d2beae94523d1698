import type { Notice as ShownNotice } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import type { Notice } from "#domain/notification.ts";

/** A notice in the shopper's words. */
export const noticeShown = ({ id, type, message, action, timeToLive }: Notice): ShownNotice => ({
  id,
  type,
  timeToLive,
  message: <FormattedMessage id={message.id} values={{ ...message.values }} />,
  ...(action && { action: { label: <FormattedMessage id={action.label} />, onAction: action.onAction } }),
});
