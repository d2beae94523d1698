import { type Notice as ShownNotice, Notifications } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import type { Notice } from "#domain/notification.ts";
import { useRouteContext } from "@tanstack/react-router";
import { useEffect } from "react";
import { useStore } from "zustand";
import { partOfNotice } from "../i18n/messageParts.ts";
import { useNotices, usePanels, useShop } from "../state/useShop.ts";

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
 * as they have arrived.
 */
export function useTranslatedNotices(notices: readonly Notice[]): readonly Notice[] {
  const { texts } = useRouteContext({ from: "__root__" });
  // Each part that arrives may hold messages that were missing.
  useStore(texts.loaded);
  useEffect(() => {
    const missing = notices.flatMap(messageIds).filter((id) => !(id in texts.messages));
    // Offline, the request is repeated with the next notice.
    if (missing.length > 0) void texts.load(missing.map(partOfNotice)).catch(() => {});
  }, [texts, notices]);
  return notices.filter((notice) => messageIds(notice).every((id) => id in texts.messages));
}

export interface ShopNoticesProps {
  /**
   * Where the notices appear. While a drawer is open the page behind it is inert, so that the drawer shows them itself.
   */
  readonly over: "page" | "microcart" | "wishlist";
}

/** The notices over the page or a drawer, whichever is on top. */
export function ShopNotices({ over }: ShopNoticesProps) {
  const { notices } = useShop();
  const shown = useNotices((state) => state.shown);
  const isOnTop = usePanels(({ open }) => (open === "microcart" || open === "wishlist" ? open : "page")) === over;
  const translated = useTranslatedNotices(shown);
  return <Notifications notices={isOnTop ? translated.map(toShownNotice) : []} onDismiss={notices.dismiss} />;
}
