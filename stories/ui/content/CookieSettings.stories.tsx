import { Button, CookieSettings } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { categories } from "./consent.ts";

const meta = {
  component: CookieSettings,
  tags: ["new"],
  args: { categories, acceptedCategories: ["statistics"], onSave: fn(), level: 2 },
} satisfies Meta<typeof CookieSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A consent can be withdrawn as easily as it was given. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const statistics = canvas.getByRole("checkbox", { name: "Statystyka" });
    await expect(statistics).toBeChecked();
    await expect(canvas.queryByRole("checkbox", { name: /Niezbędne/ })).not.toBeInTheDocument();
    await userEvent.click(statistics);
    await userEvent.click(canvas.getByRole("button", { name: "Zapisz wybór" }));
    await expect(args.onSave).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByText("Wybór zapisany.")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Reklama" }));
    await expect(canvas.queryByText("Wybór zapisany.")).not.toBeInTheDocument();
  },
};

export const Playground: Story = {};

/** The choice may be read after the first render, or made elsewhere. */
export const ChosenElsewhere: Story = {
  render: function Page(args) {
    const [accepted, setAccepted] = useState(args.acceptedCategories);
    return (
      <>
        <Button onClick={() => setAccepted([])}>Odrzuć wszystkie</Button>
        <CookieSettings {...args} acceptedCategories={accepted} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const statistics = canvas.getByRole("checkbox", { name: "Statystyka" });
    await expect(statistics).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Odrzuć wszystkie" }));
    await expect(statistics).not.toBeChecked();
  },
};

/** Does not return accepted codes that no longer exist. */
export const AgreedToSomethingGone: Story = {
  args: { acceptedCategories: ["statistics", "gone"] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Zapisz wybór" }));
    await expect(args.onSave).toHaveBeenLastCalledWith(["statistics"]);
  },
};

export const Matrix: Story = { args: { acceptedCategories: ["statistics", "marketing"] } };

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    categories: categories.map((category) =>
      Object.assign({ ...category }, { name: `${category.name} Reichweitenmessungseinwilligungsverwaltung` }),
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
