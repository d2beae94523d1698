import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { drawnFace, facePhoto } from "./facePhoto.ts";

type Play = NonNullable<StoryObj["play"]>;
type Scene = Pick<Parameters<Play>[0], "canvas" | "userEvent">;
type WithUser = Pick<Scene, "userEvent">;
type Dialog = ReturnType<typeof within>;

/** Returns the button that opens the dialog. */
export const openButton = (canvas: Scene["canvas"]) => canvas.getByRole("button", { name: "Przymierz" });

/** Opens the dialog for trying on frames. */
export async function openTryOn({ canvas, userEvent }: Scene): Promise<{ dialog: Dialog; element: HTMLElement }> {
  await userEvent.click(openButton(canvas));
  const element = await screen.findByRole("dialog", { name: "Przymierz oprawki" });
  const dialog = within(element);
  await waitFor(() => expect(dialog.getByRole("button", { name: "Wybierz zdjęcie" })).toBeVisible());
  return { dialog, element };
}

/** Chooses a file in the dialog. */
export async function choosePhoto({ userEvent }: WithUser, element: HTMLElement, file: File): Promise<void> {
  const input = element.querySelector<HTMLInputElement>("input[type='file']");
  if (!input) throw new Error("The dialog has no file input.");
  await userEvent.upload(input, file);
}

/** Returns the button to the next step. */
export const nextButton = (dialog: Dialog) => dialog.getByRole("button", { name: "Dalej" });

/** Opens the dialog with the drawn portrait, at the step in which the pupils are marked. */
export async function openPortrait(scene: Scene, hasCard = false): ReturnType<typeof openTryOn> {
  const opened = await openTryOn(scene);
  await choosePhoto(scene, opened.element, await facePhoto(hasCard));
  await expect(await opened.dialog.findByRole("heading", { name: "Zaznacz źrenice" })).toHaveFocus();
  return opened;
}

/** Moves a mark by keyboard to a point of the portrait: first in steps of ten pixels, then of one. */
export async function moveMark(
  { userEvent }: WithUser,
  mark: HTMLElement,
  to: { x: number; y: number },
): Promise<void> {
  const [, x = 0, y = 0] = (/(\d+)\D+(\d+)/.exec(mark.getAttribute("aria-valuetext") ?? "") ?? []).map(Number);
  mark.focus();
  for (const [distance, key] of [
    [Math.round(to.x) - x, to.x > x ? "ArrowRight" : "ArrowLeft"],
    [Math.round(to.y) - y, to.y > y ? "ArrowDown" : "ArrowUp"],
  ] as const) {
    const tens = Math.floor(Math.abs(distance) / 10);
    await userEvent.keyboard(`{Shift>}${`{${key}}`.repeat(tens)}{/Shift}${`{${key}}`.repeat(Math.abs(distance) % 10)}`);
  }
}

/** Returns the mark of a pupil. */
export const pupilMark = (dialog: Dialog, side: "lewej" | "prawej") =>
  dialog.getByRole("slider", { name: `Źrenica po ${side} stronie zdjęcia` });

/** Marks both pupils of the portrait. */
export async function markPupils(user: WithUser, dialog: Dialog): Promise<void> {
  await moveMark(user, pupilMark(dialog, "lewej"), drawnFace.pupils[0]);
  await moveMark(user, pupilMark(dialog, "prawej"), drawnFace.pupils[1]);
}

/** Returns the scale of the displayed portrait, in CSS pixels per mm. */
export const pageScale = (element: HTMLElement) =>
  4 * ((element.querySelector("svg[role='group'] > image")?.getBoundingClientRect().width ?? 0) / 960);

/** Waits for the frame on the face. */
export const wornFrame = (dialog: Dialog, name: string) =>
  dialog.findByRole("slider", { name: `Położenie oprawki: ${name}` });

/** Expects the frame to be drawn with its width in mm, at the scale of the portrait. */
export async function expectToScale(element: HTMLElement, frame: HTMLElement, width: number): Promise<void> {
  const box = frame.querySelector("image")?.getBoundingClientRect().width ?? 0;
  // The drawing has 6 mm of space for the shadow on each side.
  await expect(box / pageScale(element)).toBeCloseTo(width + 12, 0);
}
