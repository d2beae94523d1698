import { FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { Amount } from "../primitives/Amount.tsx";
import { Button } from "../primitives/Button.tsx";
import type { AmountValue } from "../primitives/formats.ts";
import * as styles from "./LineProblems.css.ts";

/** Why a line cannot be ordered as it stands. */
export type LineProblem =
  | { readonly problem: "gone" | "lenses-gone" | "parts-gone" | "sold-out" }
  | { readonly problem: "too-many"; readonly available: number };

export interface LineProblemsProps {
  /** The product's name, for screen reader users, who may reach the actions without reading the line. */
  name: string;
  /** Why the line cannot be ordered as it stands; null if it can. @default null */
  problem?: LineProblem | null;
  /** Called to reduce the quantity to what is available. */
  onAccept?: (available: number) => void;
  /** The previous price of one piece, if it has changed. */
  priceBefore?: AmountValue | null | undefined;
  /** The current price of one piece. */
  price: AmountValue;
}

/** Renders what has changed about a line since it was added to the cart. Goes into the line's `notice`. */
export function LineProblems({ name, problem = null, onAccept, priceBefore, price }: LineProblemsProps) {
  return (
    <div className={styles.problems}>
      {problem && <ProblemNotice name={name} problem={problem} onAccept={onAccept} />}
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

interface ProblemNoticeProps {
  name: string;
  problem: LineProblem;
  onAccept: LineProblemsProps["onAccept"];
}

function ProblemNotice({ name, problem, onAccept }: ProblemNoticeProps) {
  const intl = useIntl();
  const removeHint = <FormattedMessage id="ui.lineProblems.remove" />;
  return (
    <div className={styles.problem} tabIndex={-1} data-line-problem="">
      <InlineNotice type="error">
        {problem.problem === "gone" && (
          <>
            <FormattedMessage id="ui.lineProblems.gone" /> {removeHint}
          </>
        )}
        {problem.problem === "lenses-gone" && <FormattedMessage id="ui.lineProblems.lensesGone" />}
        {problem.problem === "parts-gone" && <FormattedMessage id="ui.lineProblems.partsGone" />}
        {problem.problem === "sold-out" && (
          <>
            <FormattedMessage id="ui.lineProblems.soldOut" /> {removeHint}
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

/** Moves focus to the first line that cannot be ordered. Returns false if the page has no such line. */
export function focusFirstProblem(): boolean {
  const problem = document.querySelector<HTMLElement>("[data-line-problem]");
  problem?.scrollIntoView({ block: "center" });
  problem?.focus({ preventScroll: true });
  return problem !== null;
}
