import { Button, Popover } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { notPhotographed } from "../../../.storybook/modes.ts";
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

/** A finger opens and closes it by its button, as a mouse does; beside it, `tests/stories/touched.ts` touches the page. */
export const Touched: Story = {
  parameters: { chromatic: notPhotographed },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Co to jest?" });
    await userEvent.pointer({ keys: "[TouchA]", target: trigger });
    const region = canvas.getByRole("region");
    await waitFor(() => expect(region).toBeVisible());
    await userEvent.pointer({ keys: "[TouchA]", target: trigger });
    await waitFor(() => expect(region).not.toBeVisible());
  },
};

const long = (
  <>
    {Array.from({ length: 60 }, (_, index) => (
      <p key={index}>Rozmiar oprawki, {index + 1}. część</p>
    ))}
    <a href="#guide">Jak ją zmierzyć</a>
  </>
);

/** A popover that is higher than the window stays within it, and scrolls. */
export const TallerThanTheWindow: Story = {
  args: { children: long },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Co to jest?" }));
    const region = canvas.getByRole("region");
    await waitFor(() => expect(region).toBeVisible());
    await expect(region.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    canvas.getByText("Jak ją zmierzyć").focus();
    const link = canvas.getByText("Jak ją zmierzyć").getBoundingClientRect();
    await expect(link.bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** It opens below its button where there is room, though there may be more above. */
export const BelowTheMiddle: Story = {
  args: { children: "Trzy liczby z wnętrza zausznika." },
  render: (args) => (
    <main style={{ paddingBlockStart: "60dvh" }}>
      <Popover {...args} />
    </main>
  ),
  parameters: { layout: "fullscreen" },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Co to jest?" });
    await userEvent.click(trigger);
    const region = canvas.getByRole("region");
    await waitFor(() => expect(region).toBeVisible());
    await expect(region.getBoundingClientRect().top).toBeGreaterThanOrEqual(trigger.getBoundingClientRect().bottom);
  },
};

/** At the lower edge of the window it opens above its button. */
export const AboveItsButton: Story = {
  render: (args) => (
    <main style={{ display: "flex", minBlockSize: "100dvh", alignItems: "end" }}>
      <Popover {...args} />
    </main>
  ),
  parameters: { layout: "fullscreen" },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Co to jest?" });
    await userEvent.click(trigger);
    const region = canvas.getByRole("region");
    await waitFor(() => expect(region).toBeVisible());
    await expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(trigger.getBoundingClientRect().top);
  },
};

/** From right to left, it begins at the right edge of its button. */
export const RightToLeft: Story = {
  beforeEach: () => {
    document.documentElement.dir = "rtl";
    return () => document.documentElement.removeAttribute("dir");
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Co to jest?" });
    await userEvent.click(trigger);
    const region = canvas.getByRole("region");
    await waitFor(() => expect(region).toBeVisible());
    await expect(region.getBoundingClientRect().right).toBe(trigger.getBoundingClientRect().right);
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
