import { Link } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { canonicalLocatorPath, type SalonPlace } from "#domain/salon/salon.ts";
import { withPrefix } from "#domain/store.ts";
import { useStoreView } from "../../state/useShop.ts";
import { NearSalons } from "./NearSalons.tsx";
import * as styles from "./StoreLocatorView.css.ts";

/** The page of an unknown salon, with those that its address may have meant. */
export function SalonNotFound({ near }: { readonly near: readonly SalonPlace[] }) {
  const store = useStoreView();
  return (
    <div className={styles.page}>
      <h1 className={styles.lonelyTitle}>
        <FormattedMessage id="salons.unknown.title" />
      </h1>
      <p className={styles.lead}>
        <FormattedMessage id="salons.unknown.text" />
      </p>
      <Link variant="solid" href={withPrefix(canonicalLocatorPath(store), store)}>
        <FormattedMessage id="salons.all" />
      </Link>
      <NearSalons title={<FormattedMessage id="salons.unknown.near" />} places={near} />
    </div>
  );
}
