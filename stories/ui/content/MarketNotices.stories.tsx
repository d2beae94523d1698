import { type MarketNotice, MarketNotices } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

const notices: readonly MarketNotice[] = [
  {
    code: "christmas",
    kind: "holiday",
    markets: ["pl", "de"],
    from: "2026-12-18T00:00:00+01:00",
    until: "2026-12-27T00:00:00+01:00",
    dismissal: "allowed",
    text: "Od 24 do 26 grudnia salony są zamknięte.",
  },
  {
    code: "late",
    kind: "delivery",
    markets: ["pl"],
    from: "2026-12-20T00:00:00+01:00",
    dismissal: "allowed",
    text: "Przesyłki DPD idą o dzień dłużej.",
    link: { href: "#/dostawa", label: "Terminy dostaw" },
  },
  {
    code: "recall",
    kind: "legal",
    markets: ["pl", "de"],
    dismissal: "never",
    text: "Wycofujemy krople Jezierze z serii 2409. Nie używaj ich.",
    link: { href: "#/wycofanie", label: "Co zrobić" },
  },
];

const meta = {
  component: MarketNotices,
  tags: ["new"],
  parameters: { layout: "fullscreen" },
  args: { notices, market: "pl", now: "2026-12-22T10:00:00Z", dismissed: [], onDismiss: fn() },
  render: function Controlled(args) {
    const [dismissed, setDismissed] = useState(args.dismissed);
    const dismiss = (code: string) => {
      setDismissed([...dismissed, code]);
      args.onDismiss(code);
    };
    return <MarketNotices {...args} dismissed={dismissed} onDismiss={dismiss} />;
  },
} satisfies Meta<typeof MarketNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const texts = canvas.getAllByRole("status").map(({ textContent }) => textContent);
    await expect(texts[0]).toContain("Wycofujemy krople");
    await expect(texts).toHaveLength(3);
    // Legal notices cannot be dismissed.
    const [late] = canvas.getAllByRole("button");
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
    if (late) await userEvent.click(late);
    await expect(args.onDismiss).toHaveBeenLastCalledWith("late");
    await expect(canvas.queryByText(/Przesyłki DPD/)).not.toBeInTheDocument();
    // The focus moves to the next dismissible notice, and after the last one to the region.
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("region", { name: "Ogłoszenia sklepu" })).toHaveFocus());
  },
};

export const Playground: Story = {};

export const AnotherMarket: Story = {
  args: { market: "de" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Przesyłki DPD/)).not.toBeInTheDocument();
    await expect(canvas.getAllByRole("status")).toHaveLength(2);
  },
};

export const OverNow: Story = {
  args: { now: "2026-12-27T10:00:00Z" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/salony są zamknięte/)).not.toBeInTheDocument();
  },
};

/** Renders nothing without notices. */
export const Empty: Story = {
  args: { notices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
  },
};

export const Matrix: Story = {};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    notices: notices.map((notice) =>
      Object.assign(
        { ...notice },
        { text: "Donaudampfschifffahrtsgesellschaftspaketzustellungsverzögerung bis Freitag." },
      ),
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
