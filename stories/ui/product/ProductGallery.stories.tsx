import { FrameFront, ProductGallery } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { frameOf } from "../eyewear/frames.ts";

const frame = frameOf("panto", "havana");

const meta = {
  component: ProductGallery,
  args: {
    pictures: [
      { id: "front", label: "Nela, szylkret, z przodu", content: <FrameFront frame={frame} label="" crop="wide" /> },
      {
        id: "measures",
        label: "Nela z wymiarami",
        content: <FrameFront frame={frame} label="" crop="wide" dimensions="all" />,
      },
      { id: "detail", label: "Nela, narożnik z bliska", content: <FrameFront frame={frame} label="" crop="detail" /> },
      {
        id: "black",
        label: "Nela, czarna",
        content: <FrameFront frame={frameOf("panto", "black")} label="" crop="wide" />,
      },
      {
        id: "navy",
        label: "Nela, granatowa",
        content: <FrameFront frame={frameOf("panto", "navy")} label="" crop="wide" />,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "54rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wall: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Zdjęcia produktu" })).not.toHaveAttribute("tabindex");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(5);
    await expect(canvas.getByRole("listitem", { name: "Nela, narożnik z bliska" })).toBeVisible();
  },
};

export const Strip: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole("list");
    await waitFor(() => expect(strip).toHaveAttribute("tabindex", "0"));
    await expect(canvas.getByText("1 / 5")).toBeVisible();
    await userEvent.tab();
    await expect(strip).toHaveFocus();
    const [first, second] = canvas.getAllByRole("listitem").map((picture) => picture.getBoundingClientRect());
    await expect(second?.left).toBe(first?.right);
  },
};
