import type { IntlShape } from "react-intl";
import { highCylinder } from "../optics/findings.ts";
import { formatDioptres, formatMillimetres } from "../primitives/formats.ts";
import type { CoachTopic, CoachQuestion } from "./coachQuestions.ts";
import { placeWords } from "./figureWords.ts";
import type { DraftCell, DraftChange } from "./prescriptionDraft.ts";

/** An answer, shown as a button. */
export interface CoachAnswer {
  readonly label: string;
  /** The changes it makes, or the cell to look at again. */
  readonly effect: readonly DraftChange[] | DraftCell;
}

/** The texts of a question. */
export interface CoachWords {
  readonly title: string;
  readonly text: string;
  readonly answers: readonly CoachAnswer[];
}

/** Returns the texts of a question and its answers. */
export function coachWords(intl: IntlShape, question: CoachQuestion): CoachWords {
  const { topic, key, cells } = question;
  const [cell] = cells;
  const text = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `ui.prescriptionCoach.${id}` }, values);
  const day = (date: string) => intl.formatDate(date, { dateStyle: "long", timeZone: "UTC" });
  const power = (value: number) => formatDioptres(intl, value);
  const amount = (value: number) =>
    intl.formatMessage(
      { id: "ui.prescription.dioptres" },
      { power: intl.formatNumber(Math.abs(value), { minimumFractionDigits: 2 }) },
    );
  const length = (value: number) => formatMillimetres(intl, value);

  const lookAgain: CoachAnswer = { label: text("lookAgain"), effect: cell };
  const confirmed: readonly DraftChange[] = [{ change: "confirm", question: key }];
  const asWritten: CoachAnswer = { label: text("asWritten"), effect: confirmed };
  const settle = (value: string): readonly DraftChange[] => [{ change: "settle", cell, text: value }];
  const confirmOrLookAgain = [lookAgain, asWritten];

  return wordsOf(topic);

  function wordsOf(topic: CoachTopic): CoachWords {
    switch (topic.question) {
      case "is-plano": {
        const zero = power(0);
        const answers = [
          { label: text("isPlanoYes", { zero }), effect: settle(zero) },
          { label: text("isPlanoNo"), effect: cell },
        ];
        return { title: text("isPlano", { eye: topic.eye, zero }), text: text("isPlanoText"), answers };
      }
      case "which-sign": {
        const answers = [-topic.amount, topic.amount]
          .map(power)
          .map((sphere) => ({ label: sphere, effect: settle(sphere) }));
        const typed = intl.formatNumber(topic.amount, { minimumFractionDigits: 2 });
        return {
          title: text("whichSign", { place: placeWords(intl, cell) }),
          text: text("whichSignText", { amount: typed }),
          answers,
        };
      }
      case "overwrite-left": {
        const answers: readonly CoachAnswer[] = [
          { label: text("overwriteYes"), effect: [{ change: "overwrite-left" }] },
          { label: text("overwriteNo"), effect: [{ change: "both-eyes", mode: "each" }] },
        ];
        return { title: text("overwrite"), text: text("overwriteText"), answers };
      }
      case "no-power":
        return { title: text("noPower"), text: text("noPowerText"), answers: [lookAgain] };
      case "signs-differ": {
        const { eye, spheres } = topic;
        const both = { right: power(spheres.right), left: power(spheres.left) };
        if (!topic.isAsTyped)
          return {
            title: text("signsDiffer", { eye }),
            text: text("signsDifferMinusText", both),
            answers: confirmOrLookAgain,
          };
        const sphere = spheres[eye];
        const keep = { label: text("keep", { power: power(sphere) }), effect: confirmed };
        const change = { label: text("changeTo", { power: power(-sphere) }), effect: settle(power(-sphere)) };
        return {
          title: text("signsDiffer", { eye }),
          text: text("signsDifferText", both),
          answers: [change, keep],
        };
      }
      case "eyes-differ-slightly":
        return {
          title: text("eyesDiffer", { power: amount(topic.by ?? 0) }),
          text: text("eyesDifferSlightlyText"),
          answers: confirmOrLookAgain,
        };
      case "eyes-differ":
        return {
          title: text("eyesDiffer", { power: amount(topic.by ?? 0) }),
          text: text("eyesDifferText"),
          answers: confirmOrLookAgain,
        };
      case "eyes-differ-much":
        return {
          title: text("eyesDiffer", { power: amount(topic.by ?? 0) }),
          text: text("opticianText"),
          answers: confirmOrLookAgain,
        };
      case "optician-advised":
        return {
          title: text("opticianAdvised", { power: power(topic.by ?? 0) }),
          text: text("opticianText"),
          answers: confirmOrLookAgain,
        };
      case "high-cylinder":
        return {
          title: text("highCylinder", { power: amount(highCylinder) }),
          text: text("highCylinderText"),
          answers: confirmOrLookAgain,
        };
      case "addition-unused":
        return {
          title: text("additionUnused"),
          text: text("additionUnusedText"),
          answers: [{ label: text("additionUnusedYes"), effect: confirmed }, lookAgain],
        };
      case "cylinders-crossed":
        return { title: text("cylindersCrossed"), text: text("cylindersCrossedText"), answers: confirmOrLookAgain };
      case "additions-differ":
        return {
          title: text("additionsDiffer", { power: amount(topic.by ?? 0) }),
          text: text("additionsDifferText"),
          answers: confirmOrLookAgain,
        };
      case "eyes-swapped": {
        const swap: CoachAnswer = { label: text("eyesSwappedYes"), effect: [{ change: "swap-eyes" }] };
        return { title: text("eyesSwapped"), text: text("eyesSwappedText"), answers: [swap, asWritten] };
      }
      case "changed-much":
        return {
          title: text("changedMuch", { eye: topic.eye ?? "right", power: amount(topic.by ?? 0) }),
          text: text("changedMuchText"),
          answers: confirmOrLookAgain,
        };
      case "sides-assumed": {
        const answers: readonly CoachAnswer[] = [
          { label: text("sidesAssumedNo"), effect: [{ change: "distance", distance: "each-eye" }] },
          { label: text("sidesAssumedYes"), effect: confirmed },
        ];
        const sidesText = text("sidesAssumedText", { length: length(topic.side) });
        return { title: text("sidesAssumed"), text: sidesText, answers };
      }
      case "distance-unusual":
        return {
          title: text("distanceUnusual", { length: length(topic.total) }),
          text: text("distanceUnusualText", { from: length(topic.from), to: length(topic.to) }),
          answers: confirmOrLookAgain,
        };
      case "sides-differ":
        return {
          title: text("sidesDiffer", { length: length(topic.by) }),
          text: text("sidesDifferText"),
          answers: confirmOrLookAgain,
        };
      case "expired":
        return {
          title: text("expired"),
          text: text("expiredText", { until: day(topic.until) }),
          answers: [lookAgain, { label: text("expiredYes"), effect: confirmed }],
        };
    }
  }
}
