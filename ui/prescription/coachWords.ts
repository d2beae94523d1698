import type { IntlShape } from "react-intl";
import { formatDioptres, formatMillimetres } from "../primitives/formats.ts";
import type { Asked, CoachQuestion } from "./coachQuestions.ts";
import { placeWords } from "./figureWords.ts";
import type { DraftCell, DraftChange } from "./prescriptionDraft.ts";

export interface CoachAnswer {
  readonly words: string;
  /** What it changes; a cell is where to look again. */
  readonly does: readonly DraftChange[] | DraftCell;
}

export interface CoachWords {
  readonly title: string;
  readonly text: string;
  readonly answers: readonly CoachAnswer[];
}

/** Above this power in dioptres a cylinder is asked about. */
const highCylinder = 4;

/** How a question is put, and what there is to answer. */
export function coachWords(intl: IntlShape, question: CoachQuestion): CoachWords {
  const { asked, key, cells } = question;
  const [cell] = cells;
  const say = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `ui.prescriptionCoach.${id}` }, values);
  const day = (date: string) => intl.formatDate(date, { dateStyle: "long", timeZone: "UTC" });
  const power = (value: number) => formatDioptres(intl, value);
  const amount = (value: number) =>
    intl.formatMessage(
      { id: "ui.prescription.dioptres" },
      { power: intl.formatNumber(Math.abs(value), { minimumFractionDigits: 2 }) },
    );
  const length = (value: number) => formatMillimetres(intl, value);

  const lookAgain: CoachAnswer = { words: say("lookAgain"), does: cell };
  const confirmed: readonly DraftChange[] = [{ change: "confirm", question: key }];
  const asWritten: CoachAnswer = { words: say("asWritten"), does: confirmed };
  const settle = (text: string): readonly DraftChange[] => [{ change: "settle", cell, text }];
  const isRight = [lookAgain, asWritten];

  return wordsOf(asked);

  function wordsOf(asked: Asked): CoachWords {
    switch (asked.question) {
      case "is-plano": {
        const zero = power(0);
        const answers = [
          { words: say("isPlanoYes", { zero }), does: settle(zero) },
          { words: say("isPlanoNo"), does: cell },
        ];
        return { title: say("isPlano", { eye: asked.eye, zero }), text: say("isPlanoText"), answers };
      }
      case "which-sign": {
        const answers = [-asked.amount, asked.amount].map(power).map((text) => ({ words: text, does: settle(text) }));
        const typed = intl.formatNumber(asked.amount, { minimumFractionDigits: 2 });
        return {
          title: say("whichSign", { place: placeWords(intl, cell) }),
          text: say("whichSignText", { amount: typed }),
          answers,
        };
      }
      case "overwrite-left": {
        const answers: readonly CoachAnswer[] = [
          { words: say("overwriteYes"), does: [{ change: "overwrite-left" }] },
          { words: say("overwriteNo"), does: [{ change: "both-eyes", wanted: "each" }] },
        ];
        return { title: say("overwrite"), text: say("overwriteText"), answers };
      }
      case "no-power":
        return { title: say("noPower"), text: say("noPowerText"), answers: [lookAgain] };
      case "signs-differ": {
        const { eye, spheres } = asked;
        const sphere = spheres[eye];
        const keep = { words: say("keep", { power: power(sphere) }), does: confirmed };
        const change = { words: say("changeTo", { power: power(-sphere) }), does: settle(power(-sphere)) };
        return {
          title: say("signsDiffer", { eye }),
          text: say("signsDifferText", { right: power(spheres.right), left: power(spheres.left) }),
          answers: [change, keep],
        };
      }
      case "eyes-differ-slightly":
        return {
          title: say("eyesDiffer", { power: amount(asked.by ?? 0) }),
          text: say("eyesDifferSlightlyText"),
          answers: isRight,
        };
      case "eyes-differ":
        return {
          title: say("eyesDiffer", { power: amount(asked.by ?? 0) }),
          text: say("eyesDifferText"),
          answers: isRight,
        };
      case "eyes-differ-much":
        return {
          title: say("eyesDiffer", { power: amount(asked.by ?? 0) }),
          text: say("opticianText"),
          answers: isRight,
        };
      case "optician-advised":
        return {
          title: say("opticianAdvised", { power: power(asked.by ?? 0) }),
          text: say("opticianText"),
          answers: isRight,
        };
      case "high-cylinder":
        return {
          title: say("highCylinder", { power: amount(highCylinder) }),
          text: say("highCylinderText"),
          answers: isRight,
        };
      case "addition-unused":
        return {
          title: say("additionUnused"),
          text: say("additionUnusedText"),
          answers: [{ words: say("additionUnusedYes"), does: confirmed }, lookAgain],
        };
      case "cylinder-signs-differ":
        return { title: say("cylinderSigns"), text: say("cylinderSignsText"), answers: isRight };
      case "additions-differ":
        return {
          title: say("additionsDiffer", { power: amount(asked.by ?? 0) }),
          text: say("additionsDifferText"),
          answers: isRight,
        };
      case "eyes-swapped": {
        const swap: CoachAnswer = { words: say("eyesSwappedYes"), does: [{ change: "swap-eyes" }] };
        return { title: say("eyesSwapped"), text: say("eyesSwappedText"), answers: [swap, asWritten] };
      }
      case "changed-much":
        return {
          title: say("changedMuch", { eye: asked.eye ?? "right", power: amount(asked.by ?? 0) }),
          text: say("changedMuchText"),
          answers: isRight,
        };
      case "sides-assumed": {
        const answers: readonly CoachAnswer[] = [
          { words: say("sidesAssumedNo"), does: [{ change: "distance", distance: "each-eye" }] },
          { words: say("sidesAssumedYes"), does: confirmed },
        ];
        const text = say("sidesAssumedText", { length: length(asked.side) });
        return { title: say("sidesAssumed"), text, answers };
      }
      case "distance-unusual":
        return {
          title: say("distanceUnusual", { length: length(asked.total) }),
          text: say("distanceUnusualText", { from: length(asked.from), to: length(asked.to) }),
          answers: isRight,
        };
      case "sides-differ":
        return {
          title: say("sidesDiffer", { length: length(asked.by) }),
          text: say("sidesDifferText"),
          answers: isRight,
        };
      case "expired":
        return {
          title: say("expired"),
          text: say("expiredText", { until: day(asked.until) }),
          answers: [lookAgain, { words: say("expiredYes"), does: confirmed }],
        };
    }
  }
}
