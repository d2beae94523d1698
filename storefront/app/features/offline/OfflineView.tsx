import { Link } from "@dioptra/ui";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { useStore } from "zustand";
import { withPrefix } from "#domain/store.ts";
import { offlinePageId, takeWantedAddress } from "../../state/standIn.ts";
import { useShop, useStoreView } from "../../state/useShop.ts";
import * as styles from "./OfflineView.css.ts";

/** What works without a network, with the id of its label. */
const places = [
  { path: "/cart", label: "offline.cart" },
  { path: "/wishlist", label: "offline.wishlist" },
  { path: "/compare", label: "offline.compare" },
  { path: "/my-account", label: "offline.account" },
] as const;

/**
 * The offline page. In place of another page, it opens that one from what this browser has kept, as soon as its code runs.
 */
export function OfflineView() {
  const router = useRouter();
  const store = useStoreView();
  const isBack = useStore(useShop().connection.store, ({ isAway, wasAway }) => wasAway && !isAway);
  useEffect(() => {
    const wanted = takeWantedAddress();
    if (wanted !== null) router.history.replace(wanted);
  }, [router]);
  return (
    <div id={offlinePageId} className={styles.page}>
      <h1>
        <FormattedMessage id="offline.title" />
      </h1>
      <p className={styles.text} aria-live="polite">
        <FormattedMessage id={isBack ? "ui.offlineNotice.online" : "ui.offlineNotice.offline"} />
      </p>
      <h2>
        <FormattedMessage id="offline.works" />
      </h2>
      <ul className={styles.places}>
        {places.map(({ path, label }) => (
          <li key={path}>
            <Link href={withPrefix(path, store)}>
              <FormattedMessage id={label} />
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link variant="line" href={withPrefix("/", store)}>
          <FormattedMessage id="offline.toShop" />
        </Link>
      </p>
    </div>
  );
}
