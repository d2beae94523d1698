import { CookieConsent, Link } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { categories } from "./consent.ts";

const meta = {
  component: CookieConsent,
  tags: ["new"],
  parameters: { layout: "fullscreen" },
  args: { categories, onDecide: fn(), policy: <Link href="#/cookies">Polityka cookies</Link>, place: "flow" },
  argTypes: { policy: { control: false } },
} satisfies Meta<typeof CookieConsent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Refusing is as easy as accepting: both buttons have the same size and look, side by side. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const refuse = canvas.getByRole("button", { name: "Odrzuć wszystkie" });
    const accept = canvas.getByRole("button", { name: "Zaakceptuj wszystkie" });
    await expect(refuse.className).toBe(accept.className);
    await expect(refuse.offsetWidth).toBe(accept.offsetWidth);
    await expect(refuse.offsetHeight).toBe(accept.offsetHeight);
    await expect(document.body).toHaveFocus();
    await userEvent.click(refuse);
    await expect(args.onDecide).toHaveBeenLastCalledWith([]);
    await userEvent.click(accept);
    await expect(args.onDecide).toHaveBeenLastCalledWith(["statistics", "marketing"]);
  },
};

export const Playground: Story = {};

/** Nothing is ticked in advance. */
export const ChosenOneByOne: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const choose = canvas.getByRole("button", { name: "Wybierz", expanded: false });
    await userEvent.click(choose);
    await expect(choose).toHaveAttribute("aria-expanded", "true");
    for (const box of canvas.getAllByRole("checkbox")) await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Statystyka" }));
    await userEvent.click(canvas.getByRole("button", { name: "Zapisz wybór" }));
    await expect(args.onDecide).toHaveBeenCalledTimes(1);
    await expect(args.onDecide).toHaveBeenLastCalledWith(["statistics"]);
  },
};

/** What is stored, who reads it, and for how long. */
export const Details: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Wybierz" }));
    await userEvent.click(canvas.getByText(/3 zapisy/));
    await expect(canvas.getByText("__Host-visitor")).toBeVisible();
    await expect(canvas.getByText(/30\sdni/)).toBeVisible();
    await expect(canvas.getByText(/do zamknięcia przeglądarki/)).toBeVisible();
  },
};

/** The page behind stays usable, and the focus is not trapped. */
export const NoTrap: Story = {
  args: { place: "screen" },
  render: (args) => (
    <>
      <CookieConsent {...args} />
      <main>
        <h1>Okulary</h1>
        <a href="#/okulary">Zobacz oprawki</a>
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Polityka cookies" })).toHaveFocus();
    for (const name of ["Odrzuć wszystkie", "Zaakceptuj wszystkie", "Wybierz"]) {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Zobacz oprawki" })).toHaveFocus();
  },
};

export const Matrix: Story = {
  render: (args) => <CookieConsent {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Wybierz" }));
  },
};

/** Without optional categories. The shop then does not show the panel. */
export const Empty: Story = { args: { categories: categories.slice(0, 1) } };

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    policy: <Link href="#/cookies">Datenschutzgrundverordnungshinweise</Link>,
    categories: categories.map((category) =>
      Object.assign({ ...category }, { name: `${category.name} Reichweitenmessungseinwilligungsverwaltung` }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Auswählen" }));
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
