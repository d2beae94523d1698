import { Breadcrumb, Heading, Link } from "@dioptra/ui";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type Guide, guides } from "#domain/guidePaths.ts";
import { withPrefix } from "#domain/store.ts";
import { useStoreView } from "../../state/useShop.ts";
import { GuideLinks } from "../../components/GuideLinks.tsx";
import * as styles from "./GuidePage.css.ts";

export interface GuidePageProps {
  readonly guide: Guide;
  readonly lead: ReactNode;
  /** Address of the list of frames; null for a shop without one. */
  readonly framesHref: string | null;
  readonly children: ReactNode;
}

/** A guide with its heading, followed by links to all frames and to the other guides. */
export function GuidePage({ guide, lead, framesHref, children }: GuidePageProps) {
  const intl = useIntl();
  const store = useStoreView();
  const title = intl.formatMessage({ id: `guideTitle.${guide}` });
  return (
    <div className={styles.page}>
      <div className={styles.path}>
        <Breadcrumb homeHref={withPrefix("/", store)} levels={[]} current={title} />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
      <div className={styles.end}>
        {framesHref !== null && (
          <Link variant="solid" href={framesHref}>
            <FormattedMessage id="guide.all" />
          </Link>
        )}
        <Heading level={2} size="part">
          <FormattedMessage id="guide.more" />
        </Heading>
        <GuideLinks names={guides.filter((other) => other !== guide)} />
      </div>
    </div>
  );
}
