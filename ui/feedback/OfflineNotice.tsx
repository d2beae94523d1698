import { useState, useSyncExternalStore } from "react";
import { FormattedMessage } from "react-intl";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { Banner } from "./Banner.tsx";
import type { NoticeAction } from "./notice.ts";

export interface OfflineNoticeProps {
  /** What can be done without a connection, such as looking into the cart. */
  action?: NoticeAction;
}

function onChange(tell: () => void) {
  addEventListener("online", tell);
  addEventListener("offline", tell);
  return () => {
    removeEventListener("online", tell);
    removeEventListener("offline", tell);
  };
}

/**
 * Across the page for as long as this device has no connection; its return is read out. What a page lacks because of that
 * says the page itself: a page that cannot be shown at all is an `ErrorPage`, an action that failed a notice.
 */
export function OfflineNotice({ action }: OfflineNoticeProps) {
  const isOnline = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  return (
    <>
      {!isOnline && (
        <Banner type="warning" place="page" {...(action && { action })}>
          <FormattedMessage id="ui.offlineNotice.offline" />
        </Banner>
      )}
      <VisuallyHidden aria-live="polite">
        {isOnline && wasOffline && <FormattedMessage id="ui.offlineNotice.online" />}
      </VisuallyHidden>
    </>
  );
}
