import { EmptyState, Link } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: EmptyState,
  tags: ["stable"],
  args: {
    title: "Twój koszyk jest pusty",
    level: 1,
    children: "Oprawki, które wybierzesz, poczekają tutaj, także gdy zamkniesz przeglądarkę.",
    action: (
      <Link variant="solid" href="#home">
        Zobacz oprawki
      </Link>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The drawing is `EmptyFrame`. */
export const Cart: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Twój koszyk jest pusty" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Zobacz oprawki" })).toHaveFocus();
  },
};

export const TitleAlone: Story = {
  render: () => <EmptyState title="Nie masz jeszcze zamówień" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("Nie masz jeszcze zamówień");
  },
};

export const WithoutDrawing: Story = {
  args: { drawing: null, level: 2, title: "Brak oprawek o szerokości soczewki 38 mm", children: "Zmień filtry." },
};
