import { FormattedList, FormattedMessage, useIntl } from "react-intl";
import type { TempleMarkProblem, TempleMeasures } from "../optics/frameMeasures.ts";

/** Says why a temple mark is refused, and what to do. `example` is how a mark is typed. */
export function TempleMarkRefusal({
  problem,
  example,
}: {
  readonly problem: TempleMarkProblem;
  readonly example: string;
}) {
  return problem.reason === "not-a-mark" ? (
    <FormattedMessage id="ui.templeMark.notAMark" values={{ example }} />
  ) : (
    <FormattedMessage id="ui.templeMark.noSuchFrame" values={{ ...problem }} />
  );
}

/** Asks about measures that frames exist with but few have. */
export function UnusualMark({ unusual }: { readonly unusual: readonly (keyof TempleMeasures)[] }) {
  const intl = useIntl();
  const names = unusual.map((measure) => intl.formatMessage({ id: "ui.templeMark.measure" }, { measure }));
  return <FormattedMessage id="ui.templeMark.unusual" values={{ measures: <FormattedList value={names} /> }} />;
}
