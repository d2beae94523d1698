import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Banner } from "../feedback/Banner.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { Dialog } from "../overlays/Dialog.tsx";
import { Button } from "../primitives/Button.tsx";
import { Heading } from "../primitives/Heading.tsx";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { code128 } from "./code128.ts";
import * as styles from "./LoyaltyCard.css.ts";

export interface LoyaltyCardProps {
  /** The card's number as the till scans it: printable ASCII. An even number of digits gives the shortest barcode. */
  number: string;
  /** The points; null while unknown, when the rest of the card is still shown. */
  points: number | null;
  /** The name of the loyalty level. */
  level?: ReactNode;
  /** The next level and the points missing for it; left out on the highest level. */
  next?: { readonly level: ReactNode; readonly missing: number } | undefined;
  /** The state of the points: `offline` warns that they may be outdated. @default "ready" */
  state?: "ready" | "loading" | "failed" | "offline";
  /** Called to load the points again after `failed`. */
  onRetry?: () => void;
  /** The heading level of the title. @default 2 */
  heading?: 2 | 3;
}

/**
 * Renders a customer's loyalty card: points, level, and a barcode that fills a bright screen at the till. Works
 * offline.
 */
export function LoyaltyCard({ number, points, level, next, state = "ready", onRetry, heading = 2 }: LoyaltyCardProps) {
  const [isShown, setShown] = useState(false);
  return (
    <section className={styles.card} aria-busy={state === "loading"}>
      <div className={styles.content}>
        <Heading level={heading} size="part">
          <FormattedMessage id="ui.loyaltyCard.title" />
        </Heading>
        {state === "failed" && (
          <Banner
            type="warning"
            {...(onRetry && { action: { label: <FormattedMessage id="ui.loyaltyCard.retry" />, onAction: onRetry } })}
          >
            <FormattedMessage id="ui.loyaltyCard.failed" />
          </Banner>
        )}
        {state === "offline" && (
          <Banner type="warning">
            <FormattedMessage id="ui.loyaltyCard.offline" />
          </Banner>
        )}
        {state === "loading" && (
          <p>
            <VisuallyHidden>
              <FormattedMessage id="ui.loyaltyCard.loading" />
            </VisuallyHidden>
            <Skeleton shape="line" length="short" />
          </p>
        )}
        {points !== null && state !== "loading" && (
          <p className={styles.points}>
            <FormattedMessage id="ui.loyaltyCard.points" values={{ points }} />
          </p>
        )}
        {level !== undefined && (
          <p>
            <FormattedMessage id="ui.loyaltyCard.level" values={{ level }} />
          </p>
        )}
        {next && (
          <p className={styles.note}>
            <FormattedMessage id="ui.loyaltyCard.next" values={{ points: next.missing, level: next.level }} />
          </p>
        )}
        <Barcode number={number} />
      </div>
      <div className={styles.foot}>
        <Button variant="line" onClick={() => setShown(true)}>
          <FormattedMessage id="ui.loyaltyCard.show" />
        </Button>
      </div>
      <Dialog
        open={isShown}
        onClose={() => setShown(false)}
        size="large"
        phone="full"
        title={<FormattedMessage id="ui.loyaltyCard.till" />}
      >
        <div className={styles.till}>
          <Barcode number={number} />
          <p className={styles.note}>
            <FormattedMessage id="ui.loyaltyCard.bright" />
          </p>
        </div>
      </Dialog>
    </section>
  );
}

/**
 * Renders the barcode dark on light in every theme, since scanners need that. A number that cannot be encoded is shown
 * without bars.
 */
function Barcode({ number }: Pick<LoyaltyCardProps, "number">) {
  const intl = useIntl();
  const bars = code128(number);
  return (
    <div className={styles.barcode}>
      {bars && (
        <svg
          className={styles.bars}
          viewBox={`0 0 ${bars.width} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          role="img"
          aria-label={intl.formatMessage({ id: "ui.loyaltyCard.barcode" }, { number })}
        >
          <path d={bars.path} fill="currentColor" />
        </svg>
      )}
      <p className={styles.number}>{number}</p>
    </div>
  );
}
