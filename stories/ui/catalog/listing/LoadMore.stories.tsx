import { LoadMore, type LoadMoreProps } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { stayOnPage } from "../../navigation/stayOnPage.ts";

const meta = {
  component: LoadMore,
  tags: ["stable"],
  args: { to: 12, total: 184, nextHref: "?page=2", onLoad: fn(), onLoaded: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("Pokazano 12 z 184")).toBeVisible();
    const link = canvas.getByRole("link", { name: "Pokaż więcej" });
    await expect(link).toHaveAttribute("href", "?page=2");
    await expect(link).toHaveAttribute("rel", "next");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

/** Loads twelve more products on each press. */
function GrowingList(props: LoadMoreProps) {
  const [to, setTo] = useState(props.to);
  return <LoadMore {...props} to={to} onLoad={() => setTo(to + 12)} />;
}

export const Loaded: Story = {
  render: (args: LoadMoreProps) => <GrowingList {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("");
    await userEvent.click(canvas.getByRole("link"));
    await expect(canvas.getByText("Pokazano 24 z 184")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Doszło 12 produktów");
    await expect(args.onLoaded).toHaveBeenLastCalledWith(13);
    await userEvent.click(canvas.getByRole("link"));
    await expect(args.onLoaded).toHaveBeenLastCalledWith(25);
  },
};

export const Loading: Story = {
  args: { state: "pending" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Wczytujemy kolejne" }));
    await expect(args.onLoad).not.toHaveBeenCalled();
  },
};

export const WithError: Story = {
  args: { state: "failed" },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Nie udało się wczytać kolejnych produktów.");
    await userEvent.click(canvas.getByRole("link", { name: "Spróbuj ponownie" }));
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};

export const LastPage: Story = {
  args: { from: 181, to: 184, nextHref: null, previousHref: "?page=15" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Pokazano 181–184 z 184")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Poprzednia strona" })).toHaveAttribute("rel", "prev");
    await expect(canvas.queryByRole("link", { name: "Pokaż więcej" })).toBeNull();
  },
};

/** Without `onLoad`, the link opens the next page. */
export const WithoutLoading: Story = {
  render: () => <LoadMore to={12} total={184} nextHref="?page=2" />,
  beforeEach: stayOnPage,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link"));
    await expect(canvas.getByText("Pokazano 12 z 184")).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <>
      {(["idle", "pending", "failed"] as const).map((state) => (
        <LoadMore key={state} to={12} total={184} nextHref={`?page=2&${state}`} state={state} />
      ))}
      <LoadMore from={181} to={184} total={184} nextHref={null} previousHref="?page=15" />
    </>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: { from: 123_457, to: 123_492, total: 1_234_567, previousHref: "?page=3429", state: "failed" },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
