import { Notifications } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { useNotices, useShop } from "../state/useShop.ts";

/** What the shop has to say, over whatever page is shown. */
export function ShopNotices() {
  const { notices } = useShop();
  const shown = useNotices((state) => state.shown);
  return (
    <Notifications
      notices={shown.map(({ id, type, message, action, timeToLive }) => ({
        id,
        type,
        timeToLive,
        message: <FormattedMessage id={message.id} values={{ ...message.values }} />,
        ...(action && { action: { label: <FormattedMessage id={action.label} />, onAction: action.onAction } }),
      }))}
      onDismiss={notices.dismiss}
    />
  );
}
