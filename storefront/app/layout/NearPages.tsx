import { Heading, Link } from "@dioptra/ui";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext, useRouterState } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { nearPagesQuery } from "../queries/near.ts";
import { useStoreView } from "../state/useShop.ts";
import * as styles from "./NearPages.css.ts";

/** The pages that an address which does not exist may have meant, if its loader has loaded them. */
export function NearPages() {
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const store = useStoreView();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const { data: pages = [] } = useQuery({ ...nearPagesQuery(client, store, pathname), enabled: false });
  if (pages.length === 0) return null;
  return (
    <nav className={styles.near} aria-labelledby="near-pages">
      <Heading level={2} size="part" id="near-pages">
        <FormattedMessage id="notFound.near" />
      </Heading>
      <ul>
        {pages.map(({ label, href }) => (
          <li key={href} className={styles.entry}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
