import { useRouteContext } from "@tanstack/react-router";
import { type SyntheticEvent, useEffect } from "react";
import { intlOf } from "../i18n/createTexts.ts";
import type { Notices } from "../state/notices.ts";
import type { EarlyPress } from "./recordPresses.ts";
import { waitingPress } from "./replayPresses.css.ts";

/** The time before a part that has not responded to a press is tried again, in milliseconds. */
const retryDelay = 100;
/** The time after which a press is given up and the shopper is told, in milliseconds. */
const timeout = 15_000;

/** Whether React has dispatched the last event to a component. It does not if the target is not hydrated yet. */
let hasResponded = false;
let isReplaying = false;

/** Notes that the components respond to an event, so that it is not repeated. A handler of the document's body. */
export function onResponse({ nativeEvent }: SyntheticEvent): void {
  hasResponded = true;
  const presses = window.$early?.presses ?? [];
  const index = presses.findIndex(({ event }) => event === nativeEvent);
  if (index >= 0) presses.splice(index, 1);
}

/** Enters a value anew. React ignores an event without a difference to the last value, which a field notes itself. */
function enter(field: HTMLElement, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  if (prototype instanceof HTMLElement && Reflect.get(field, "type") !== "file") {
    Reflect.set(field, "value", value === "" ? " " : "");
    Reflect.set(prototype, "value", value, field);
  }
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function repeat({ event, control, submitter, value }: EarlyPress): void {
  if (control instanceof HTMLFormElement) control.requestSubmit(submitter);
  else if (event.type === "click") control.click();
  else if (control instanceof HTMLInputElement && typeof value === "boolean") {
    control.checked = !value;
    control.click();
  } else if (typeof value === "string") enter(control, value);
}

/** Whether a field whose list was to open has been left since: an open list would now cover what the shopper does. */
const isLeft = ({ event, control }: EarlyPress) =>
  event.type === "click" && control instanceof HTMLInputElement && document.activeElement !== control;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Repeats, in order and once each, what was pressed before the page responded. A press on a part whose code is still
 * loading is repeated when the part responds. Each has a task of its own, as a shopper's presses have, so that the second
 * press of a busy button is ignored. `onLost` is called when a control was removed or replaced before it could be
 * pressed.
 */
async function replayPresses(onLost: () => void): Promise<void> {
  const presses = window.$early?.presses;
  if (!presses || isReplaying) return;
  isReplaying = true;
  const responded = new Set<HTMLElement>();
  let end = performance.now() + timeout;
  for (let press = presses[0]; press; press = presses[0]) {
    hasResponded = false;
    const isGone = !press.control.isConnected;
    const isOver = isGone || isLeft(press);
    if (!isOver) repeat(press);
    else if (isGone && !responded.has(press.control)) onLost();
    const isLate = performance.now() > end;
    if (hasResponded) responded.add(press.control);
    if (hasResponded || isLate || isOver) {
      presses.shift();
      press.control.removeAttribute("data-waiting");
      end = performance.now() + timeout;
    }
    // A field that the shopper has left reads what was typed only now.
    if (press.event.type === "input" && document.activeElement !== press.control) {
      await wait(0);
      press.control.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    }
    if (isLate && !isOver && !hasResponded) document.getElementById("incomplete-page")?.removeAttribute("hidden");
    await wait(hasResponded ? 0 : retryDelay);
  }
  document.getElementById("waiting-press")?.setAttribute("hidden", "");
  isReplaying = false;
}

/** Repeats early presses once the page is hydrated. A notice says when one is lost. */
export function useReplayedPresses(notices: Notices): void {
  useEffect(() => {
    if (!window.$early) return;
    window.$early.replay = () => void replayPresses(() => notices.show("warning", { id: "notice.pressLost" }));
    window.$early.replay();
  }, [notices]);
}

/** Says that a press was heard and counts as soon as the page's code arrives. */
export function WaitingPress() {
  const { formatMessage } = intlOf(useRouteContext({ from: "__root__" }));
  return (
    <output id="waiting-press" className={waitingPress} hidden suppressHydrationWarning>
      {formatMessage({ id: "site.waitingPress" })}
    </output>
  );
}
