import { type ReactNode, useState, useSyncExternalStore } from "react";
import { FormattedMessage } from "react-intl";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { Banner } from "./Banner.tsx";
import type { NoticeAction } from "./notice.ts";

export interface OfflineNoticeProps {
  /** What still works offline, such as a link to the cart. */
  action?: NoticeAction;
  /** Whether what is needed cannot be reached, although the browser reports to be online. @default false */
  isUnreachable?: boolean;
  /** What the banner says. @default that what was already loaded is shown */
  children?: ReactNode;
}

function subscribe(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/**
 * Renders a banner across the page while this device is offline, and announces when it is online again. For a page that
 * cannot be shown, use `ErrorPage`; for an action that failed, a notice.
 */
export function OfflineNotice({ action, isUnreachable = false, children }: OfflineNoticeProps) {
  const hasNetwork = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isOnline = hasNetwork && !isUnreachable;
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  return (
    <>
      {!isOnline && (
        <Banner type="warning" place="page" {...(action && { action })}>
          {children ?? <FormattedMessage id="ui.offlineNotice.offline" />}
        </Banner>
      )}
      <VisuallyHidden aria-live="polite">
        {isOnline && wasOffline && <FormattedMessage id="ui.offlineNotice.online" />}
      </VisuallyHidden>
    </>
  );
}
