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

/** With the default drawing. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Twój koszyk jest pusty" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Zobacz oprawki" })).toHaveFocus();
  },
};

export const Playground: Story = {};

export const TitleAlone: Story = {
  render: () => <EmptyState title="Nie masz jeszcze zamówień" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("Nie masz jeszcze zamówień");
  },
};

export const WithoutDrawing: Story = {
  args: { drawing: null, level: 2, title: "Brak oprawek o szerokości soczewki 38 mm", children: "Zmień filtry." },
};

export const Matrix: Story = {
  render: ({ action }) => (
    <>
      <EmptyState title="Tytuł sam" />
      <EmptyState title="Z wyjaśnieniem">Tu pojawią się Twoje zamówienia.</EmptyState>
      <EmptyState title="Z drogą dalej" action={action}>
        Tu pojawią się Twoje zamówienia.
      </EmptyState>
      <EmptyState title="Bez rysunku" drawing={null} action={action} />
    </>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: {
    title: "Keine Bildschirmarbeitsplatzbrillenfassungen mit Nickelfreiheitsbescheinigung",
    children: "Donaudampfschifffahrtsgesellschaftskapitänsbrillen führen wir nicht.",
    action: (
      <Link variant="solid" href="#home">
        Korrektionsbrillenfassungen entdecken
      </Link>
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
