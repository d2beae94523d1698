import {
  type Availability,
  type FinishValue,
  FitHint,
  Link,
  type SizeValue,
  type VariantOption,
  VariantPicker,
} from "@dioptra/ui";
import type { Finish } from "@dioptra/ui/eyewear";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { frameOf } from "../../eyewear/frames.ts";
import { pictureOf } from "../../eyewear/pictureOf.tsx";
import { photographedInAllModes } from "../../../../.storybook/modes.ts";

const finishValue = (finish: Finish, label: string, available: Availability = "yes"): FinishValue => ({
  id: finish,
  label,
  href: `#${finish}`,
  available,
  alternative:
    available === "impossible" ? { values: { color: finish, size: "46" }, href: `#${finish}-46` } : undefined,
  picture: { src: pictureOf(frameOf("panto", finish), "swatch") },
});

const color = {
  code: "color",
  label: "Kolor",
  shows: "finish",
  values: [
    finishValue("havana", "szylkret"),
    finishValue("black", "czarny"),
    finishValue("navy", "granatowy", "impossible"),
    finishValue("grey-havana", "szary szylkret"),
    finishValue("honey", "miodowy", "sold-out"),
  ],
} satisfies VariantOption;

const panto = frameOf("panto", "havana");

const size = {
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
      alternative: { values: { color: "black", size: "50" }, href: "#black-50" },
      frame: { ...panto, lensWidth: 50, temple: 150, totalWidth: 136 },
    },
  ],
} satisfies VariantOption;

const own = { lensWidth: 46, bridge: 20, temple: 140 };

const besideOwn = (value: SizeValue): SizeValue => ({
  ...value,
  fit: <FitHint frame={value.frame} currentGlasses={own} />,
});

const compared: VariantOption = { ...size, values: size.values.map(besideOwn) };

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

/** `VariantChoice` contains the three ways to show a value. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("group", { name: "Kolor: szylkret" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "szylkret" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByText("5 kolorów")).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "czarny" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("color", "black");
    await userEvent.click(canvas.getByRole("link", { name: /^szkło 46\smm, mostek 20\smm, zausznik 140\smm Wąski$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith("size", "46");
  },
};

export const Playground: Story = {};

/** The reason and the alternative are shown below and are read out with the value. */
export const WhatCannotBeHad: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("Chwilowo brak: miodowy, 48.")).toBeVisible();
    const navy = canvas.getByRole("link", { name: "granatowy niedostępne w tym połączeniu" });
    await expect(navy).toHaveAccessibleDescription(
      "Takiej wersji nie ma: granatowy, 48. Najbliższa wersja: granatowy, 46.",
    );
    await expect(canvas.getByRole("link", { name: "granatowy, 46" })).toHaveAttribute("href", "#navy-46");
    await userEvent.click(canvas.getByRole("link", { name: "miodowy chwilowo brak" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("color", "honey");
    const wide = canvas.getByRole("link", { name: /50\smm.* Szeroki niedostępne w tym połączeniu/ });
    await expect(wide).toHaveAccessibleDescription(
      "Takiej wersji nie ma: szylkret, 50. Najbliższa wersja: czarny, 50.",
    );
    await userEvent.click(wide);
    await expect(args.onChange).toHaveBeenLastCalledWith("size", "50");
  },
};

/** Each size compared with the shopper's present glasses, by their temple mark. */
export const BesideOwnGlasses: Story = {
  args: {
    options: [color, compared],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /46\smm.* Wąski jak Twoje okulary$/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /48\smm.* Średni o 5\smm szerszy niż Twoje$/ })).toBeVisible();
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "30 soczewek chwilowo brak" })).toBeVisible();
    await expect(canvas.queryByText(/^Chwilowo brak:/)).toBeNull();
  },
};

/** The stages keep their size, and the names are read out. */
export const MissingPicture: Story = {
  args: {
    options: [{ ...color, values: [{ ...finishValue("black", "czarny"), picture: { src: "/missing.svg" } }] }],
    value: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "czarny" })).toBeVisible();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: photographedInAllModes },
  args: {
    options: [
      color,
      compared,
      {
        code: "pack",
        label: "Opakowanie",
        shows: "words",
        values: [
          { id: "3", label: "3 soczewki", href: "#3", available: "yes" },
          { id: "30", label: "30 soczewek", href: "#30", available: "sold-out" },
          { id: "90", label: "90 soczewek", href: "#90", available: "impossible" },
        ],
      },
    ],
    value: { color: "havana", size: "48", pack: "3" },
  },
};

export const Stress: Story = {
  globals: { locale: "de", textSize: "200", viewport: { value: "mobile1", isRotated: false } },
  args: {
    options: [
      {
        ...color,
        label: "Fassungsfarbausführung",
        values: [
          finishValue("havana", "Bernsteinhavannamitperlmuttschimmer"),
          finishValue("navy", "Mitternachtsblaumetallicverlauf", "impossible"),
        ],
      },
      compared,
      {
        code: "pack",
        label: "Kontaktlinsenpackungsgröße",
        shows: "words",
        values: [
          { id: "90", label: "Dreimonatsvorratspackungsinhalt", href: "#90", available: "impossible" },
          { id: "3", label: "Brzęczyszczykiewiczówka", href: "#3", available: "yes" },
        ],
      },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
