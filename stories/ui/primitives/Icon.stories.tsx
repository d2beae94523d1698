import { Icon } from "@dioptra/ui";
import { Glasses } from "@dioptra/ui/icons/Glasses";
import { Truck } from "@dioptra/ui/icons/Truck";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: Icon,
  tags: ["new"],
  args: { drawing: Glasses },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
    await expect(canvasElement.querySelector("svg")).toBeVisible();
  },
};

export const Playground: Story = {};

export const InPlaceOfWords: Story = {
  args: { drawing: Truck, label: "Dostawa w 3 dni" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Dostawa w 3 dni" })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <>
      {(["sm", "md", "lg"] as const).flatMap((size) =>
        (["ink", "muted", "success", "pending", "sale"] as const).map((tone) => (
          <Icon key={`${size}-${tone}`} drawing={Glasses} size={size} tone={tone} />
        )),
      )}
    </>
  ),
};

/** Beside long words in large text. */
export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" }, textSize: "200" },
  args: { drawing: Truck, size: "lg" },
  render: (args) => (
    <p style={{ overflowWrap: "anywhere" }}>
      <Icon {...args} /> Paketzustellungsbenachrichtigungen
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("svg")?.getBoundingClientRect().width).toBe(24);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
