import { type Notice as ShownNotice, Notifications } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import type { Notice } from "#domain/notification.ts";
import { useRouteContext } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { partOfNotice } from "../i18n/messageParts.ts";
import { showCodeLoadFailure } from "../state/loadFailure.ts";
import { useNotices, useShop } from "../state/useShop.ts";

/** Converts a notice to the component's props, with its messages as elements. */
export const toShownNotice = ({ id, type, message, action, timeToLive }: Notice): ShownNotice => ({
  id,
  type,
  timeToLive,
  message: <FormattedMessage id={message.id} values={{ ...message.values }} />,
  ...(action && { action: { label: <FormattedMessage id={action.label} />, onAction: action.onAction } }),
});

const messageIds = ({ message, action }: Notice) => [message.id, ...(action ? [action.label] : [])];

/**
 * Returns the notices whose messages are loaded. Messages that are missing are requested; their notices follow as soon
 * as they have arrived. If they do not arrive, another notice says that something could not be loaded.
 */
export function useTranslatedNotices(notices: readonly Notice[]): readonly Notice[] {
  const { texts, shop } = useRouteContext({ from: "__root__" });
  // Each part that arrives may hold messages that were missing.
  useStore(texts.loaded);
  const failed = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const isMissing = (notice: Notice) => messageIds(notice).some((id) => !(id in texts.messages));
    const load = async () => {
      const missing = notices.filter(isMissing);
      try {
        await texts.load(missing.flatMap(messageIds).map(partOfNotice));
      } catch {
        // The notice that is shown now must not start the next attempt.
        failed.current = new Set(missing.map(({ id }) => id));
        void showCodeLoadFailure(shop.notices, () => void load());
      }
    };
    // After a failure, the request is repeated with the next notice.
    if (notices.some((notice) => isMissing(notice) && !failed.current.has(notice.id))) void load();
  }, [texts, shop, notices]);
  return notices.filter((notice) => messageIds(notice).every((id) => id in texts.messages));
}

/** The notices over the page and over whatever is open on it. */
export function ShopNotices() {
  const { notices } = useShop();
  const shown = useTranslatedNotices(useNotices((state) => state.shown));
  return <Notifications notices={shown.map(toShownNotice)} onDismiss={notices.dismiss} />;
}
