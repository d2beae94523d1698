import { FramePicture, type FramePictureProps, type ZoomablePicture, ZoomGallery } from "@dioptra/ui";
import type { Finish } from "@dioptra/ui/eyewear";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { frameOf } from "../../eyewear/frames.ts";
import { pictureOf } from "../../eyewear/pictureOf.tsx";

const picture = (
  id: string,
  label: string,
  crop: FramePictureProps["crop"],
  finish: Finish = "havana",
): ZoomablePicture => {
  const frame = frameOf("panto", finish);
  return {
    id,
    label,
    content: <FramePicture src={pictureOf(frame, crop)} alt={label} crop={crop} />,
    thumbnail: <FramePicture src={pictureOf(frame, "swatch")} alt="" crop="swatch" />,
  };
};

/** `PictureViewer` is loaded on the first press. */
const meta = {
  component: ZoomGallery,
  tags: ["new"],
  args: {
    pictures: [
      picture("front", "Nela, szylkret, z przodu", "wide"),
      picture("detail", "Nela, narożnik z bliska", "detail"),
      picture("black", "Nela, czarna", "wide", "black"),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "54rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ZoomGallery>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const opener = (canvas: Canvas, label: string) => canvas.getByRole("button", { name: `Powiększ: ${label}` });

const viewer = (label: string) => screen.findByRole("dialog", { name: label });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(opener(canvas, "Nela, czarna")).toBeVisible();
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
};

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    opener(canvas, "Nela, szylkret, z przodu").focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await viewer("Nela, szylkret, z przodu"));
    await waitFor(() => expect(dialog.getByRole("region", { name: "Nela, szylkret, z przodu" })).toHaveFocus());
    await expect(dialog.getByRole("status")).toHaveTextContent("1 / 3 · 100%");
    await userEvent.keyboard("{ArrowRight}");
    await expect(dialog.getByRole("status")).toHaveTextContent("2 / 3 · 100%");
    await userEvent.keyboard("+");
    await expect(dialog.getByRole("status")).toHaveTextContent("2 / 3 · 200%");
    await userEvent.keyboard("++");
    await expect(dialog.getByRole("status")).toHaveTextContent("2 / 3 · 300%");
    await expect(dialog.getByRole("button", { name: "Przybliż" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("0");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(dialog.getByRole("status")).toHaveTextContent("3 / 3 · 100%");
    await userEvent.click(dialog.getByRole("button", { name: "Zamknij" }));
    await waitFor(() => expect(opener(canvas, "Nela, szylkret, z przodu")).toHaveFocus());
  },
};

export const ByThumbnails: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(opener(canvas, "Nela, czarna"));
    const dialog = within(await viewer("Nela, czarna"));
    const thumbnails = within(dialog.getByRole("list", { name: "Zdjęcia produktu" }));
    await expect(thumbnails.getByRole("button", { name: "Nela, czarna" })).toHaveAttribute("aria-current", "true");
    await userEvent.click(thumbnails.getByRole("button", { name: "Nela, narożnik z bliska" }));
    await expect(dialog.getByRole("heading")).toHaveTextContent("Nela, narożnik z bliska");
    await userEvent.click(dialog.getByRole("button", { name: "Przybliż" }));
    await expect(dialog.getByRole("status")).toHaveTextContent("2 / 3 · 200%");
  },
};

/** For a missing picture the bare stage is shown. */
export const MissingPicture: Story = {
  args: {
    pictures: [
      {
        id: "front",
        label: "Nela, z przodu",
        content: <FramePicture src="/missing.svg" alt="Nela, z przodu" crop="wide" />,
        thumbnail: <FramePicture src="/missing.svg" alt="" crop="swatch" />,
      },
    ],
  },
};

export const Matrix: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(opener(canvas, "Nela, szylkret, z przodu"));
    const dialog = await viewer("Nela, szylkret, z przodu");
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

const longest = "Überbreitenfassungsdetailansichtsabbildung Żółwia-Gęśl";

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: { pictures: Array.from({ length: 12 }, (_, index) => picture(`${index}`, `${longest} ${index + 1}`, "wide")) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: `Vergrößern: ${longest} 12` }));
    const dialog = await viewer(`${longest} 12`);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
