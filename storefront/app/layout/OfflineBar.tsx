import { OfflineNotice } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { useStore } from "zustand";
import { useShop } from "../state/useShop.ts";

/** Says across the page that the shop cannot be reached, and whether the page shows what this browser has kept. */
export function OfflineBar() {
  const { connection } = useShop();
  const { isAway, showsKept } = useStore(connection.store);
  return (
    <OfflineNotice isUnreachable={isAway}>
      <FormattedMessage id="offline.mode" />
      {showsKept && (
        <>
          {" · "}
          <FormattedMessage id="offline.servedFromCache" />
        </>
      )}
    </OfflineNotice>
  );
}
