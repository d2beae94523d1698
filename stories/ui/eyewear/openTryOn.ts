import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { drawnFace, facePhoto } from "./facePhoto.ts";

type Play = NonNullable<StoryObj["play"]>;
type Scene = Pick<Parameters<Play>[0], "canvas" | "userEvent">;
type Hand = Pick<Scene, "userEvent">;
type Dialog = ReturnType<typeof within>;

export const offer = (canvas: Scene["canvas"]) => canvas.getByRole("button", { name: "Przymierz" });

export async function openTryOn({ canvas, userEvent }: Scene): Promise<{ dialog: Dialog; element: HTMLElement }> {
  await userEvent.click(offer(canvas));
  const element = await canvas.findByRole("dialog", { name: "Przymierz oprawki" });
  const dialog = within(element);
  await waitFor(() => expect(dialog.getByRole("button", { name: "Wybierz zdjęcie" })).toBeVisible());
  return { dialog, element };
}

export async function choosePhoto({ userEvent }: Hand, element: HTMLElement, file: File): Promise<void> {
  const input = element.querySelector<HTMLInputElement>("input[type='file']");
  if (!input) throw new Error("There is no field for a file.");
  await userEvent.upload(input, file);
}

export const next = (dialog: Dialog) => dialog.getByRole("button", { name: "Dalej" });

/** Opens the drawn portrait; its pupils are to be marked. */
export async function openPortrait(scene: Scene, hasCard = false): ReturnType<typeof openTryOn> {
  const opened = await openTryOn(scene);
  await choosePhoto(scene, opened.element, await facePhoto(hasCard));
  await expect(await opened.dialog.findByRole("heading", { name: "Zaznacz źrenice" })).toHaveFocus();
  return opened;
}

/** Moves a mark to a place of the portrait, as a keyboard would: ten pixels and then single ones. */
export async function markAt({ userEvent }: Hand, mark: HTMLElement, to: { x: number; y: number }): Promise<void> {
  const [, x = 0, y = 0] = (/(\d+)\D+(\d+)/.exec(mark.getAttribute("aria-valuetext") ?? "") ?? []).map(Number);
  mark.focus();
  for (const [distance, key] of [
    [Math.round(to.x) - x, to.x > x ? "ArrowRight" : "ArrowLeft"],
    [Math.round(to.y) - y, to.y > y ? "ArrowDown" : "ArrowUp"],
  ] as const) {
    const far = Math.floor(Math.abs(distance) / 10);
    await userEvent.keyboard(`{Shift>}${`{${key}}`.repeat(far)}{/Shift}${`{${key}}`.repeat(Math.abs(distance) % 10)}`);
  }
}

export const pupil = (dialog: Dialog, side: "lewej" | "prawej") =>
  dialog.getByRole("slider", { name: `Źrenica po ${side} stronie zdjęcia` });

export async function markPupils(hand: Hand, dialog: Dialog): Promise<void> {
  await markAt(hand, pupil(dialog, "lewej"), drawnFace.pupils[0]);
  await markAt(hand, pupil(dialog, "prawej"), drawnFace.pupils[1]);
}

/** How many pixels of the page a millimetre of the portrait is. */
export const pageScale = (element: HTMLElement) =>
  4 * ((element.querySelector("svg[role='group'] > image")?.getBoundingClientRect().width ?? 0) / 960);

export const wornFrame = (dialog: Dialog, name: string) =>
  dialog.findByRole("slider", { name: `Położenie oprawki: ${name}` });

/** The frame is as wide as it was measured, by the scale of the portrait. */
export async function expectToScale(element: HTMLElement, frame: HTMLElement, width: number): Promise<void> {
  const box = frame.querySelector("image")?.getBoundingClientRect().width ?? 0;
  // Room for its shadow is drawn beside it.
  await expect(box / pageScale(element)).toBeCloseTo(width + 12, 0);
}
