import { Link } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { type Guide, guidePaths } from "#domain/guidePaths.ts";
import { withPrefix } from "#domain/store.ts";
import { useStoreView } from "../state/useShop.ts";
import * as styles from "./GuideLinks.css.ts";

export interface GuideLinksProps {
  readonly names: readonly Guide[];
}

/** Links to guides, each with a sentence about what it shows. */
export function GuideLinks({ names }: GuideLinksProps) {
  const store = useStoreView();
  return (
    <ul className={styles.guides}>
      {names.map((guide) => (
        <li key={guide} className={styles.guide}>
          <Link href={withPrefix(guidePaths[guide], store)}>
            <FormattedMessage id={`guideTitle.${guide}`} />
          </Link>
          <p className={styles.teaser}>
            <FormattedMessage id={`guideTeaser.${guide}`} />
          </p>
        </li>
      ))}
    </ul>
  );
}
