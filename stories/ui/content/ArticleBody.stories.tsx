import { ArticleBody, type ArticleBlock } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { media, missingPicture } from "./media.ts";

const table: ArticleBlock = {
  kind: "table",
  caption: "Oznaczenia na recepcie",
  head: ["Skrót", "Nazwa", "Zakres", "Jednostka"],
  rows: [
    ["SPH", "sfera", "od −20,00 do +20,00", "dioptria"],
    ["CYL", "cylinder", "od −10,00 do +10,00", "dioptria"],
    ["AX", "oś", "od 0 do 180", "stopień"],
    ["PD", "rozstaw źrenic", "od 45 do 80", "milimetr"],
  ],
};

const article: readonly ArticleBlock[] = [
  {
    kind: "paragraph",
    line: [
      "Recepta to kilka liczb w tabeli. ",
      { kind: "strong", text: "R to oko prawe, L to lewe" },
      ": zawsze od strony tego, kto nosi okulary. Więcej o osi w ",
      { kind: "link", href: "/blog/3/os-cylindra", text: "osobnym artykule" },
      ".",
    ],
  },
  { kind: "heading", depth: 1, text: "Co znaczą skróty", id: "skroty" },
  table,
  { kind: "heading", depth: 2, text: "Zanim przepiszesz" },
  {
    kind: "list",
    order: "numbered",
    items: [
      ["Sprawdź datę: po dwóch latach wzrok bywa inny."],
      ["Przepisz znak. ", { kind: "emphasis", text: "Minus i plus to dwie różne wady." }],
      ["Puste pole przy sferze znaczy zwykle zero."],
    ],
  },
  {
    kind: "figure",
    picture: { src: media("articles/pupillary-distance") },
    alt: "Linijka leży na oprawce, od źrenicy do źrenicy",
    width: 1170,
    height: 850,
    caption: "Rozstaw źrenic mierzy się od środka do środka.",
  },
  {
    kind: "quote",
    line: ["Najczęstszy błąd to zamienione oczy. Drugi: zgubiony minus."],
    source: "Anna Wójcik, optometrystka",
  },
  { kind: "list", order: "bulleted", items: [["Okulary do dali"], ["Okulary do czytania"]] },
];

const meta = {
  component: ArticleBody,
  tags: ["new"],
  args: { blocks: article },
} satisfies Meta<typeof ArticleBody>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Co znaczą skróty" })).toHaveAttribute("id", "skroty");
    await expect(canvas.getByRole("heading", { level: 3, name: "Zanim przepiszesz" })).toBeVisible();
    await expect(canvas.getByRole("table", { name: "Oznaczenia na recepcie" })).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: "AX" })).toBeVisible();
    await expect(canvas.getByRole("figure")).toHaveTextContent("Rozstaw źrenic mierzy się od środka do środka.");
    await expect(canvas.getByRole("link", { name: "osobnym artykule" })).toBeVisible();
  },
};

export const Playground: Story = {};

/** Shows markup as text, and a link with a dangerous URL as its text only. */
export const WhatLooksLikeMarkup: Story = {
  args: {
    blocks: [
      {
        kind: "paragraph",
        line: ["<img src=x onerror=alert(1)> to tylko tekst, ", { kind: "strong", text: "<b>też</b>" }],
      },
      { kind: "paragraph", line: [{ kind: "link", href: "javascript:alert(1)", text: "To nie jest link." }] },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<img src=x onerror=alert\(1\)> to tylko tekst/)).toBeVisible();
    await expect(canvas.getByText("To nie jest link.")).toBeVisible();
    await expect(canvasElement.querySelector("a, img")).toBeNull();
  },
};

export const MissingPicture: Story = {
  args: {
    blocks: [
      {
        kind: "figure",
        picture: { src: missingPicture },
        alt: "Linijka leży na oprawce",
        width: 1170,
        height: 850,
        caption: "Podpis zostaje.",
      },
    ],
  },
};

export const Empty: Story = { args: { blocks: [] } };

export const Matrix: Story = { args: { level: 3 } };

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    blocks: [
      { kind: "heading", depth: 1, text: "Bildschirmarbeitsplatzbrillenkostenübernahmeerklärung" },
      table,
      { kind: "paragraph", line: ["Donaudampfschifffahrtsgesellschaftskapitänsbrillenversicherungspolice ".repeat(3)] },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
