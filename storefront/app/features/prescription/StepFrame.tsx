import { Amount, Heading, Link } from "@dioptra/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { type ConfiguratorStep, configuratorSteps } from "#domain/configurator/steps.ts";
import type { Money } from "#domain/money.ts";
import * as styles from "./ConfiguratorView.css.ts";

export interface StepFrameProps {
  readonly step: ConfiguratorStep;
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
  /** The way back: its page and its text. */
  readonly back: { readonly href: string; readonly label: ReactNode };
  /** The sum so far, shown beside the button on phones. */
  readonly total: Money;
  /** The button that leads on. */
  readonly onward: ReactNode;
}

/** A step of the configurator: heading, content, and the way back and on. */
export function StepFrame({ step, title, intro, children, back, total, onward }: StepFrameProps) {
  return (
    <section className={styles.step}>
      <div>
        <p className={styles.position}>
          <FormattedMessage
            id="ui.checkoutSteps.position"
            values={{ position: configuratorSteps.indexOf(step) + 1, count: configuratorSteps.length }}
          />
        </p>
        <Heading level={1}>{title}</Heading>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
      <div className={styles.navigation}>
        <Link href={back.href}>{back.label}</Link>
        <div className={styles.onward}>
          <p className={styles.sum}>
            <Amount value={total} />
            <span className={styles.sumNote}>
              <FormattedMessage id="configurator.sum" />
            </span>
          </p>
          {onward}
        </div>
      </div>
    </section>
  );
}
