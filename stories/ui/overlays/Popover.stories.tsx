import { Button, Popover } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { BothEnds } from "./BothEnds.tsx";

const meta = {
  component: Popover,
  tags: ["beta"],
  args: {
    label: "Co to jest rozstaw źrenic?",
    trigger: (attributes) => (
      <Button {...attributes} variant="line">
        Co to jest?
      </Button>
    ),
    children: (
      <>
        <p>Odległość między środkami źrenic w milimetrach. Optyk wpisuje ją na recepcie jako PD.</p>
        <a href="#guide">Jak ją zmierzyć</a>
      </>
    ),
  },
  render: (args) => (
    <main style={{ display: "flex", gap: 16, minBlockSize: 300, alignItems: "start" }}>
      <Popover {...args} />
      <a href="#elsewhere">Dalej</a>
    </main>
  ),
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Co to jest?" });
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(trigger);
    const region = canvas.getByRole("region", { name: "Co to jest rozstaw źrenic?" });
    await waitFor(() => expect(region).toBeVisible());
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    const below = region.getBoundingClientRect().top - trigger.getBoundingClientRect().bottom;
    await expect(below).toBe(4);
    await expect(region.getBoundingClientRect().left).toBe(trigger.getBoundingClientRect().left);
  },
};

export const Playground: Story = {};

/** The content follows its button in the focus order. Moving the focus out closes it. */
export const LeftByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Co to jest?" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    const inside = canvas.getByText("Jak ją zmierzyć");
    await waitFor(() => expect(inside).toBeVisible());
    await userEvent.tab();
    await expect(inside).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Dalej" })).toHaveFocus();
    await waitFor(() => expect(inside).not.toBeVisible());
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
  },
};

export const AtTheEnd: Story = {
  args: { align: "end" },
  render: (args) => (
    <main style={{ display: "flex", justifyContent: "end", minBlockSize: 300, alignItems: "start" }}>
      <Popover {...args} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Co to jest?" });
    await userEvent.click(trigger);
    const region = canvas.getByRole("region");
    await waitFor(() => expect(region).toBeVisible());
    await expect(Math.round(region.getBoundingClientRect().right)).toBe(
      Math.round(trigger.getBoundingClientRect().right),
    );
    await userEvent.click(trigger);
    await waitFor(() => expect(region).not.toBeVisible());
  },
};

export const OnAPhone: Story = { ...Default, globals: { viewport: { value: "mobile1", isRotated: false } } };

export const Matrix: Story = {
  render: (args) => (
    <BothEnds>
      <Popover {...args} align="start" />
      <Popover {...args} align="end" label="Co to jest, od końca" />
    </BothEnds>
  ),
  play: async ({ canvas, userEvent }) => {
    const [atTheStart] = canvas.getAllByRole("button");
    if (!atTheStart) throw new Error("The story contains no button.");
    await userEvent.click(atTheStart);
    await waitFor(() => expect(canvas.getByRole("region", { name: "Co to jest rozstaw źrenic?" })).toBeVisible());
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: {
    label: "Hornhautscheitelabstand",
    trigger: (attributes) => (
      <Button {...attributes} variant="line">
        Hornhautscheitelabstandsmessung
      </Button>
    ),
    children:
      "Abstand zwischen Brillenglasrückfläche und Hornhautscheitelpunkt (Hornhautscheitelabstandsmessungsergebnis).",
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    const region = canvas.getByRole("region");
    await waitFor(() => expect(region).toBeVisible());
    await expect(region.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
};
