import { FramePicture, FrameViewer, Stage } from "@dioptra/ui";
import type { DrawnFrame } from "@dioptra/ui/eyewear";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, waitFor } from "storybook/test";
import { notPhotographed } from "../../../.storybook/modes.ts";
import { frameOf } from "./frames.ts";
import { pictureOf } from "./pictureOf.tsx";

const picture = (frame: DrawnFrame, alt: string) => (
  <FramePicture src={pictureOf(frame, "wide")} alt={alt} crop="wide" />
);

const havana = frameOf("panto", "havana");

/** `TurnedFrame`, with its `TurnTools`, is loaded on demand. */
const meta = {
  component: FrameViewer,
  tags: ["beta"],
  args: { name: "Nela", frame: havana, loadDependencies: fn(async () => {}) },
  render: (args) => (
    <div style={{ maxInlineSize: "24rem" }}>
      <Stage ratio="gallery">
        {picture(args.frame, "Nela, z przodu")}
        <FrameViewer {...args} />
      </Stage>
    </div>
  ),
} satisfies Meta<typeof FrameViewer>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;
type Canvas = Parameters<Play>[0]["canvas"];

const openButton = (canvas: Canvas) => canvas.getByRole("button", { name: "Obróć w 3D" });

/** Waits for the 3D view. Without a graphics card, the first picture takes long. */
const findStage = (canvas: Canvas) =>
  canvas.findByRole("application", { name: "Nela: widok 3D" }, { timeout: 200_000 });

const expectPosition = (canvas: Canvas, text: string) =>
  waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(text), { timeout: 120_000 });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(openButton(canvas)).toBeVisible();
    await expect(canvas.queryByRole("application")).not.toBeInTheDocument();
  },
};

export const Playground: Story = {};

/** The only story that draws in 3D in every `npm test`, small and once: it takes long without a graphics card. */
export const Opened: Story = {
  // A journey opens it by keyboard as well.
  tags: ["full"],
  // Looks like `Default` at the end.
  parameters: { chromatic: notPhotographed },
  globals: { motion: "reduced" },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "min(10rem, 100%)" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    openButton(canvas).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.loadDependencies).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { name: "Wczytujemy widok 3D…" })).toHaveAttribute("aria-disabled", "true");
    const stage = await findStage(canvas);
    await waitFor(() => expect(stage).toHaveFocus());
    await expectPosition(canvas, "Obrót 30°");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(openButton(canvas)).toHaveFocus());
    await expect(canvas.queryByRole("application")).not.toBeInTheDocument();
  },
};

export const Turned: Story = {
  tags: ["full"],
  args: { frame: frameOf("round", "gold", "full", "metal") },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(openButton(canvas));
    const stage = await findStage(canvas);
    await waitFor(() => expect(stage).toHaveFocus());
    await expectPosition(canvas, "Obrót 30°");
    await userEvent.keyboard("{ArrowRight}");
    await expectPosition(canvas, "Obrót 35°");
    await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
    await expectPosition(canvas, "Obrót 20°");
    await userEvent.keyboard("0");
    await expectPosition(canvas, "Obrót 30°");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(openButton(canvas)).toHaveFocus());
    await expect(canvas.queryByRole("application")).not.toBeInTheDocument();
  },
};

/** It ends while the temples fold, which pictures would catch in the middle. */
export const Zoomed: Story = {
  tags: ["full"],
  parameters: { chromatic: notPhotographed },
  args: { frame: { ...frameOf("triangular", "gunmetal", "full", "metal"), tint: "green-gradient" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(openButton(canvas));
    await findStage(canvas);
    const larger = canvas.getByRole("button", { name: "Przybliż" });
    for (let press = 0; press < 6; press += 1) await userEvent.click(larger);
    await expectPosition(canvas, "powiększenie 250%");
    await expect(larger).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Oddal" }));
    await expectPosition(canvas, "powiększenie 200%");
    await userEvent.click(canvas.getByRole("button", { name: "Widok początkowy" }));
    await expectPosition(canvas, "powiększenie 100%");
    await userEvent.click(canvas.getByRole("button", { name: "Złóż zauszniki" }));
    await expect(canvas.getByRole("button", { name: "Rozłóż zauszniki" })).toHaveFocus();
  },
};

export const WithError: Story = {
  args: { loadDependencies: fn(async () => Promise.reject(new TypeError("Failed to fetch"))) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(openButton(canvas));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Nie udało się wczytać widoku 3D.");
    await expect(canvas.getByRole("img", { name: "Nela, z przodu" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Spróbuj ponownie" }));
    await waitFor(() => expect(args.loadDependencies).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

export const WithoutWebGl: Story = {
  args: { fallback: picture(frameOf("panto", "navy"), "Nela, z ukosa") },
  beforeEach: () => {
    const getContext = spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    return () => getContext.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(openButton(canvas));
    await expect(await canvas.findByRole("img", { name: "Nela, z ukosa" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Ta przeglądarka nie potrafi pokazać widoku 3D.");
    await userEvent.click(canvas.getByRole("button", { name: "Zamknij widok 3D" }));
    await waitFor(() => expect(openButton(canvas)).toHaveFocus());
  },
};

/** If its code cannot be loaded offline, the picture stays and the shopper can retry. */
export const Offline: Story = {
  globals: { network: "offline" },
  args: { loadDependencies: fn(async () => void (await fetch("/messages.json"))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(openButton(canvas));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Nie udało się wczytać widoku 3D.");
    await expect(canvas.getByRole("img", { name: "Nela, z przodu" })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div
      style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))", gap: "1rem" }}
    >
      {[havana, frameOf("round", "gold", "full", "metal"), frameOf("square", "navy")].map((frame) => (
        <Stage key={frame.shape} ratio="gallery">
          {picture(frame, frame.shape)}
          <FrameViewer {...args} frame={frame} />
        </Stage>
      ))}
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: { name: "Überbreitenfassungsdetailansicht Żółwia-Gęśl" },
};
