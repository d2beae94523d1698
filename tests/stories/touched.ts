/// <reference types="@vitest/browser-playwright" />

import { expect, vi } from "vitest";
import { cdp } from "vitest/browser";

/**
 * What a finger does at the end of a story. Plays can only dispatch events, which neither close a popover beside them nor
 * decide where a focus ring is shown.
 */
const expectations: Readonly<Record<string, () => Promise<void>>> = {
  "overlays-popover--touched": async () => {
    await touch("[popovertarget]");
    await vi.waitFor(() => expect(openPopovers()).toBe(1));
    await touch("section[popover] p");
    expect(openPopovers()).toBe(1);
    await touch("main");
    await vi.waitFor(() => expect(openPopovers()).toBe(0));
  },
  "overlays-tooltip--touched": async () => {
    const onToggle = vi.fn();
    document.addEventListener("beforetoggle", onToggle, true);
    await touch("[aria-describedby]");
    await touch("[aria-describedby]", restingTime);
    document.removeEventListener("beforetoggle", onToggle, true);
    expect(document.querySelector("[aria-describedby]:focus")).not.toBeNull();
    expect(onToggle).not.toHaveBeenCalled();
  },
};

/** Longer than a mouse has to rest before a tooltip shows, in milliseconds. */
const restingTime = 600;

const openPopovers = () => document.querySelectorAll(":popover-open").length;

/** Expects what the table says of a story. Stories that it does not name are not touched. */
export async function expectTouched(storyId: string): Promise<void> {
  const expectation = expectations[storyId];
  if (!expectation) return;
  try {
    await expectation();
  } finally {
    // After a key, the next story shows focus rings again.
    for (const type of ["rawKeyDown", "keyUp"] as const)
      await cdp().send("Input.dispatchKeyEvent", { type, key: "Shift", code: "ShiftLeft" });
  }
}

/**
 * Touches the middle of an element for some milliseconds, and waits until the page has answered. Chromium's emulation of
 * a touch screen is not needed, and would take the fine pointer from all stories after this one.
 */
async function touch(selector: string, duration = 0): Promise<void> {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`The story has no ${selector}.`);
  const { left, top, width, height } = element.getBoundingClientRect();
  // The frame of the story may be drawn smaller than it is.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const scale = frame.width / innerWidth;
  const place = { x: frame.left + scale * (left + width / 2), y: frame.top + scale * (top + height / 2) };
  const ended = Promise.race(["click", "contextmenu"].map((type) => once(type)));
  await cdp().send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
  await new Promise((resolve) => setTimeout(resolve, duration));
  await cdp().send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await ended;
}

const once = (type: string) =>
  new Promise((resolve) => document.addEventListener(type, resolve, { once: true, capture: true }));
