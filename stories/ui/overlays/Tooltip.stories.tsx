import { Button, Tooltip } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { notPhotographed } from "../../../.storybook/modes.ts";

const meta = {
  component: Tooltip,
  tags: ["new"],
  args: {
    trigger: (attributes) => (
      <Button {...attributes} variant="line">
        Wymiary
      </Button>
    ),
    children: "Szerokość soczewki, mostek i zausznik w milimetrach",
  },
  render: (args) => (
    <main style={{ display: "flex", gap: 16, minBlockSize: 220, alignItems: "center", justifyContent: "center" }}>
      <Tooltip {...args} />
      <a href="#elsewhere">Dalej</a>
    </main>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const text = "Szerokość soczewki, mostek i zausznik w milimetrach";

/** Shown at once on keyboard focus. Its text is always the description of the control, even while hidden. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole("button");
    await expect(control).toHaveAccessibleDescription(text);
    await expect(canvas.getByText(text)).not.toBeVisible();
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
    await expect(canvas.getByRole("tooltip").getBoundingClientRect().bottom).toBeLessThanOrEqual(
      control.getBoundingClientRect().top,
    );
  },
};

export const Playground: Story = {};

/** Shown when the pointer rests on the control. The pointer can move onto the tooltip. */
export const UnderThePointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("button"));
    const tooltip = await canvas.findByRole("tooltip");
    await waitFor(() => expect(tooltip).toBeVisible());
    await userEvent.hover(tooltip);
    await expect(tooltip).toBeVisible();
    await userEvent.hover(canvas.getByRole("link", { name: "Dalej" }));
    await waitFor(() => expect(tooltip).not.toBeVisible());
  },
};

/** Esc hides it without moving focus or pointer. */
export const Escaped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tooltip = await canvas.findByRole("tooltip");
    await waitFor(() => expect(tooltip).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(tooltip).not.toBeVisible());
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};

export const LeftByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tooltip = await canvas.findByRole("tooltip");
    await waitFor(() => expect(tooltip).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(tooltip).not.toBeVisible());
  },
};

/** Touched by `tests/stories/touched.ts`: a finger shows no tooltip, though its control gets the focus. */
export const Touched: Story = { parameters: { chromatic: notPhotographed } };

/** There is at most one: the pointer's hides that of the focus. */
export const OneAtATime: Story = {
  parameters: { chromatic: notPhotographed },
  render: ({ trigger }) => (
    <main style={{ display: "flex", gap: 96, minBlockSize: 220, alignItems: "center" }}>
      <Tooltip trigger={trigger}>Pierwsza</Tooltip>
      <Tooltip trigger={trigger}>Druga</Tooltip>
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText("Pierwsza")).toBeVisible());
    const [, second] = canvas.getAllByRole("button");
    if (!second) throw new Error("The story must show two tooltips.");
    await userEvent.hover(second);
    await waitFor(() => expect(canvas.getByText("Druga")).toBeVisible());
    await waitFor(() => expect(canvas.getByText("Pierwsza")).not.toBeVisible());
  },
};

/** Above the control, or below it where there is no room above. */
export const Matrix: Story = {
  render: ({ trigger }) => (
    <main
      style={{
        display: "flex",
        flexWrap: "wrap",
        justifyContent: "space-between",
        alignItems: "start",
        blockSize: 260,
      }}
    >
      <Tooltip trigger={trigger}>W rogu: pod spodem</Tooltip>
      <span style={{ alignSelf: "end" }}>
        <Tooltip trigger={trigger}>Na dole: nad nim</Tooltip>
      </span>
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const corner = await canvas.findByRole("tooltip");
    await waitFor(() => expect(corner).toBeVisible());
    await expect(corner.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await expect(corner.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    trigger: (attributes) => (
      <Button {...attributes} variant="line" size="compact">
        Hornhautscheitelabstand
      </Button>
    ),
    children:
      "Abstand zwischen Brillenglasrückfläche und Hornhautscheitelpunkt, Hornhautscheitelabstandsmessung inbegriffen",
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tooltip = await canvas.findByRole("tooltip");
    await waitFor(() => expect(tooltip).toBeVisible());
    const { left, right } = tooltip.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};
