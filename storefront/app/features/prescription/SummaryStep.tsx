import { Button, type EnteredPrescription, InlineNotice, Link, PrescriptionSummary } from "@dioptra/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { ConfiguratorStep } from "#domain/configurator/steps.ts";
import type { OfferedLenses } from "#domain/configurator/offeredLenses.ts";
import type { LensUse } from "#domain/configurator/uses.ts";
import type { Answers } from "./answers.ts";
import * as styles from "./ConfiguratorView.css.ts";
import { NoReturn, RoadTrafficWarning } from "./LensNotices.tsx";
import { SentPhoto } from "./SentPhoto.tsx";
import { StepFrame, type StepFrameProps } from "./StepFrame.tsx";

interface SummaryStepProps extends Pick<StepFrameProps, "back" | "total"> {
  readonly answers: Answers;
  readonly use: LensUse;
  readonly lenses: OfferedLenses;
  /** Null if it is sent later or is on a photo. */
  readonly prescription: EnteredPrescription | null;
  readonly today: string;
  /** The name of the frame. */
  readonly name: string;
  /** Whether the glasses replace those of a line of the cart. */
  readonly isChange: boolean;
  readonly isAdding: boolean;
  readonly stepHref: (step: ConfiguratorStep) => string;
  readonly onAdd: () => void;
}

const adding = { ready: "configurator.add", pending: "configurator.adding" };
const changing = { ready: "configurator.save", pending: "configurator.saving" };

/** The last step: everything once more, what cannot be returned, and the button that adds the glasses to the cart. */
export function SummaryStep(props: SummaryStepProps) {
  const { answers, use, lenses, prescription, today, name, isChange, isAdding, stepHref, onAdd, ...step } = props;
  const { source, photo } = answers;
  return (
    <StepFrame
      {...step}
      step="summary"
      title={<FormattedMessage id="configurator.summary.title" />}
      onward={
        <Button size="primary" pending={isAdding} onClick={onAdd}>
          <FormattedMessage id={(isChange ? changing : adding)[isAdding ? "pending" : "ready"]} />
        </Button>
      }
    >
      <dl className={styles.facts}>
        <Fact name={<FormattedMessage id="configurator.step.use" />} href={stepHref("use")}>
          <FormattedMessage id={`configurator.use.${use}`} />
        </Fact>
        <Fact name={<FormattedMessage id="configurator.step.lens" />} href={stepHref("lens")}>
          {lenses.name}
        </Fact>
        {source !== "typed" && (
          <Fact name={<FormattedMessage id="configurator.step.prescription" />} href={stepHref("prescription")}>
            {source === "photo" && photo ? (
              <SentPhoto {...photo} />
            ) : (
              <FormattedMessage id="configurator.source.later" />
            )}
          </Fact>
        )}
      </dl>
      {prescription ? (
        <PrescriptionSummary prescription={prescription} today={today} editHref={stepHref("prescription")} />
      ) : (
        <InlineNotice type="info">
          <FormattedMessage id="configurator.onHold" />
        </InlineNotice>
      )}
      {use === "progressive" && <RoadTrafficWarning />}
      <NoReturn name={name} />
    </StepFrame>
  );
}

interface FactProps {
  readonly name: ReactNode;
  readonly href: string;
  readonly children: ReactNode;
}

const Fact = ({ name, href, children }: FactProps) => (
  <div className={styles.fact}>
    <dt className={styles.factName}>{name}</dt>
    <dd className={styles.factValue}>
      <span>{children}</span>
      <Link href={href}>
        <FormattedMessage id="configurator.change" />
      </Link>
    </dd>
  </div>
);
