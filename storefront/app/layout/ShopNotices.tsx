import { type Notice as ShownNotice, Notifications } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import type { Notice } from "#domain/notification.ts";
import { useRouteContext } from "@tanstack/react-router";
import { useEffect } from "react";
import { useStore } from "zustand";
import { partOfNotice } from "../i18n/messageParts.ts";
import { useNotices, usePanels, useShop } from "../state/useShop.ts";

/** A notice in the shopper's words. */
export const noticeShown = ({ id, type, message, action, timeToLive }: Notice): ShownNotice => ({
  id,
  type,
  timeToLive,
  message: <FormattedMessage id={message.id} values={{ ...message.values }} />,
  ...(action && { action: { label: <FormattedMessage id={action.label} />, onAction: action.onAction } }),
});

const textsOf = ({ message, action }: Notice) => [message.id, ...(action ? [action.label] : [])];

/**
 * Returns the notices whose messages are loaded. Messages that are missing are requested; their notices follow as soon as
 * they have arrived.
 */
export function useTranslatedNotices(notices: readonly Notice[]): readonly Notice[] {
  const { texts } = useRouteContext({ from: "__root__" });
  // Each part that arrives may hold messages that were missing.
  useStore(texts.loaded);
  useEffect(() => {
    const missing = notices.flatMap(textsOf).filter((id) => !(id in texts.messages));
    // Offline, the request is repeated with the next notice.
    if (missing.length > 0) void texts.load(missing.map(partOfNotice)).catch(() => {});
  }, [texts, notices]);
  return notices.filter((notice) => textsOf(notice).every((id) => id in texts.messages));
}

export interface ShopNoticesProps {
  /** The page is out of reach while the cart lies over it. */
  readonly over: "page" | "microcart";
}

/** What the shop has to say, over whatever is shown. */
export function ShopNotices({ over }: ShopNoticesProps) {
  const { notices } = useShop();
  const shown = useNotices((state) => state.shown);
  const isReached = usePanels(({ open }) => (open === "microcart" ? "microcart" : "page")) === over;
  const translated = useTranslatedNotices(shown);
  return <Notifications notices={isReached ? translated.map(noticeShown) : []} onDismiss={notices.dismiss} />;
}
