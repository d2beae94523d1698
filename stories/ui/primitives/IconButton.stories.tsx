import { IconButton } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Bag, Cross, Heart, Magnifier, Person } from "./icons.tsx";

const meta = {
  component: IconButton,
  tags: ["stable"],
  args: { icon: Magnifier, label: "Szukaj", onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Szukaj" });
    await expect(button.getBoundingClientRect().width).toBe(44);
    await expect(button.getBoundingClientRect().height).toBe(44);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

export const AsLink: Story = {
  render: () => <IconButton icon={Person} label="Moje konto" href="#account" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Moje konto" })).toHaveAttribute("href", "#account");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** The count is part of the accessible name. No bubble is shown for 0 and for an unknown count. */
export const WithCount: Story = {
  render: () => (
    <>
      <IconButton icon={Bag} label="Koszyk, 2 produkty" count={2} href="#cart" />
      <IconButton icon={Bag} label="Koszyk, 122 produkty" count={122} href="#full" />
      <IconButton icon={Bag} label="Koszyk, pusty" count={0} href="#empty" />
      <IconButton icon={Bag} label="Koszyk" count={null} href="#unknown" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Koszyk, 2 produkty" })).toHaveTextContent("2");
    await expect(canvas.getByRole("link", { name: "Koszyk, pusty" })).toHaveTextContent("");
    await expect(canvas.getByRole("link", { name: "Koszyk" })).toHaveTextContent("");
  },
};

function Favourite() {
  const [pressed, setPressed] = useState(false);
  return <IconButton icon={Heart} label="Ulubione" pressed={pressed} onClick={() => setPressed(!pressed)} />;
}

export const Switch: Story = {
  render: () => <Favourite />,
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole("button", { name: "Ulubione", pressed: false });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  },
};

export const InARow: Story = {
  render: () => (
    <>
      <IconButton icon={Magnifier} label="Szukaj" />
      <IconButton icon={Heart} label="Ulubione, 3 produkty" count={3} href="#wishlist" />
      <IconButton icon={Heart} label="Ulubione" pressed />
      <IconButton icon={Cross} label="Zamknij" />
    </>
  ),
};

export const Matrix: Story = {
  render: ({ onClick }) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
      <IconButton icon={Magnifier} label="Szukaj" onClick={onClick} />
      <IconButton icon={Heart} label="Ulubione" pressed={false} onClick={onClick} />
      <IconButton icon={Heart} label="Ulubione, zapisane" pressed onClick={onClick} />
      <IconButton icon={Person} label="Moje konto" href="#account" />
      <IconButton icon={Bag} label="Koszyk, pusty" count={0} href="#0" />
      <IconButton icon={Bag} label="Koszyk, 1 produkt" count={1} href="#1" />
      <IconButton icon={Bag} label="Koszyk, 22 produkty" count={22} href="#22" />
      <IconButton icon={Bag} label="Koszyk, 122 produkty" count={122} href="#122" />
    </div>
  ),
};

/** With large text the bubble grows, and the row still fits on a narrow phone. */
export const Stress: Story = {
  globals: { viewport: { value: "mobile1" }, textSize: "200" },
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap" }}>
      <IconButton icon={Magnifier} label="Szukaj" />
      <IconButton icon={Heart} label="Ulubione, 1234 produkty" count={1234} href="#wishlist" />
      <IconButton icon={Bag} label="Koszyk, 1234 produkty" count={1234} href="#cart" />
      <IconButton icon={Cross} label="Zamknij" />
    </div>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
