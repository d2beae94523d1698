import { Link } from "@dioptra/ui";
import { useRouteContext, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useStore } from "zustand";
import { withPrefix } from "#domain/store.ts";
import { type KeptPage, keptPages } from "../../state/answers/keptPages.ts";
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

/** Returns the pages that this browser has kept; none until they have been read. */
function useKeptPages(): readonly KeptPage[] {
  const { answers, store } = useRouteContext({ from: "__root__" });
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      const kept = await answers?.kept();
      const all = (await kept?.store.readAll()) ?? [];
      if (isShown) setPages(keptPages(all, store));
    };
    // Without its code, what was kept is only not named here.
    void read().catch(() => {});
    return () => {
      isShown = false;
    };
  }, [answers, store]);
  return pages;
}

/**
 * The offline page. In place of another page, it opens that one from what this browser has kept, as soon as its code runs.
 */
export function OfflineView() {
  const router = useRouter();
  const store = useStoreView();
  const pages = useKeptPages();
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
      {pages.length > 0 && (
        <>
          <h2>
            <FormattedMessage id="offline.seen" />
          </h2>
          <p className={styles.text}>
            <FormattedMessage id="offline.seen.search" />
          </p>
          <ul className={styles.places}>
            {pages.map(({ href, title }) => (
              <li key={href}>
                <Link href={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link variant="line" href={withPrefix("/", store)}>
          <FormattedMessage id="offline.toShop" />
        </Link>
      </p>
    </div>
  );
}
