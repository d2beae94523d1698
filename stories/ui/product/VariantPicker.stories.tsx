import { Link, type VariantOption, VariantPicker } from "@dioptra/ui";
import type { Finish } from "@dioptra/ui/eyewear";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { frameOf } from "../eyewear/frames.ts";
import { pictureOf } from "../eyewear/pictureOf.tsx";

const finishNames = [
  ["havana", "szylkret"],
  ["black", "czarny"],
  ["navy", "granatowy"],
  ["grey-havana", "szary szylkret"],
  ["honey", "miodowy"],
] as const satisfies readonly (readonly [Finish, string])[];

const color: VariantOption = {
  code: "color",
  label: "Kolor",
  shows: "finish",
  values: finishNames.map(([finish, label]) => ({
    id: finish,
    label,
    href: `#${finish}`,
    available: finish === "honey" ? "sold-out" : finish === "navy" ? "impossible" : "yes",
    picture: { src: pictureOf(frameOf("panto", finish), "swatch") },
  })),
};

const panto = frameOf("panto", "havana");

const size: VariantOption = {
  code: "size",
  label: "Rozmiar",
  shows: "size",
  aside: <Link href="#jak-zmierzyc">Jak zmierzyć okulary</Link>,
  note: "Średni leży dobrze, gdy twarz ma 126–134 mm szerokości.",
  values: [
    {
      id: "46",
      label: "46",
      href: "#46",
      available: "yes",
      frame: { ...panto, lensWidth: 46, bridge: 20, temple: 140, totalWidth: 125 },
    },
    { id: "48", label: "48", href: "#48", available: "yes", frame: panto },
    {
      id: "50",
      label: "50",
      href: "#50",
      available: "impossible",
      frame: { ...panto, lensWidth: 50, temple: 150, totalWidth: 136 },
    },
  ],
};

const meta = {
  component: VariantPicker,
  tags: ["stable"],
  args: { options: [color, size], value: { color: "havana", size: "48" }, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "26rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VariantPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `VariantChoice` holds the three ways in which a value is shown. */
export const ColorAndSize: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("group", { name: "Kolor: szylkret" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "szylkret" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByText("5 kolorów")).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "czarny" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("color", "black");
    await userEvent.click(canvas.getByRole("link", { name: "szkło 46 mm, mostek 20 mm, zausznik 140 mm Wąski" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("size", "46");
  },
};

export const WhatCannotBeHad: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("Chwilowo brak: miodowy")).toBeVisible();
    await expect(canvas.getByText("Nie w tym zestawieniu: granatowy")).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "miodowy chwilowo brak" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("color", "honey");
    await userEvent.click(canvas.getByRole("link", { name: /50 mm.* Szeroki nie w tym zestawieniu/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith("size", "50");
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "czarny" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith("color", "black");
  },
};

export const InWords: Story = {
  args: {
    options: [
      {
        code: "pack",
        label: "Opakowanie",
        shows: "words",
        values: [
          { id: "3", label: "3 soczewki", href: "#3", available: "yes" },
          { id: "6", label: "6 soczewek", href: "#6", available: "yes" },
          { id: "30", label: "30 soczewek", href: "#30", available: "sold-out" },
        ],
      },
    ],
    value: { pack: "6" },
  },
};
