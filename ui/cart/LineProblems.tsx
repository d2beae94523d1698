import { FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { Amount } from "../primitives/Amount.tsx";
import { Button } from "../primitives/Button.tsx";
import type { AmountValue } from "../primitives/formats.ts";
import * as styles from "./LineProblems.css.ts";

/** Why a line cannot be ordered as it stands. */
export type LineProblem =
  | { readonly problem: "gone" | "sold-out" }
  | { readonly problem: "too-many"; readonly available: number };

export interface LineProblemsProps {
  /** The product's name, for screen readers, which hear the actions without the line. */
  name: string;
  problem?: LineProblem | null;
  /** Takes as many as are left. */
  onAccept?: (available: number) => void;
  /** What one piece cost before, if that has changed. */
  priceBefore?: AmountValue | null | undefined;
  price: AmountValue;
}

/** What has become of a line since it was put into the cart. Goes into the line's `notice`. */
export function LineProblems({ name, problem = null, onAccept, priceBefore, price }: LineProblemsProps) {
  return (
    <div className={styles.problems}>
      {problem && <Obstacle name={name} problem={problem} onAccept={onAccept} />}
      {priceBefore && (
        <InlineNotice type={priceBefore.minor < price.minor ? "warning" : "info"}>
          <FormattedMessage
            id="ui.lineProblems.priceChanged"
            values={{ before: <Amount key="before" value={priceBefore} />, now: <Amount key="now" value={price} /> }}
          />
        </InlineNotice>
      )}
    </div>
  );
}

interface ObstacleProps {
  name: string;
  problem: LineProblem;
  onAccept: LineProblemsProps["onAccept"];
}

function Obstacle({ name, problem, onAccept }: ObstacleProps) {
  const intl = useIntl();
  const removal = <FormattedMessage id="ui.lineProblems.remove" />;
  return (
    <div className={styles.obstacle} tabIndex={-1} data-line-problem="">
      <InlineNotice type="error">
        {problem.problem === "gone" && (
          <>
            <FormattedMessage id="ui.lineProblems.gone" /> {removal}
          </>
        )}
        {problem.problem === "sold-out" && (
          <>
            <FormattedMessage id="ui.lineProblems.soldOut" /> {removal}
          </>
        )}
        {problem.problem === "too-many" && (
          <FormattedMessage id="ui.lineProblems.tooMany" values={{ available: problem.available }} />
        )}
      </InlineNotice>
      {problem.problem === "too-many" && onAccept && (
        <Button
          variant="line"
          size="compact"
          aria-label={intl.formatMessage({ id: "ui.lineProblems.acceptNamed" }, { available: problem.available, name })}
          onClick={() => onAccept(problem.available)}
        >
          <FormattedMessage id="ui.lineProblems.accept" values={{ available: problem.available }} />
        </Button>
      )}
    </div>
  );
}

/** Moves focus to the first line that cannot be ordered; false when there is none on the page. */
export function focusFirstProblem(): boolean {
  const problem = document.querySelector<HTMLElement>("[data-line-problem]");
  problem?.scrollIntoView({ block: "center" });
  problem?.focus({ preventScroll: true });
  return problem !== null;
}
