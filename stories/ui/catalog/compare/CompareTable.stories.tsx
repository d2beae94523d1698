import { CompareTable, type ComparedProduct, type CompareTableProps } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { frameOf } from "../../eyewear/frames.ts";
import { attributes, bruno, comparedFrame, luna, nela, okta } from "./compared.tsx";
import { zloty } from "../../money.ts";

/** Removes products, as the shop does. */
function RemovableCompareTable(props: CompareTableProps) {
  const [removedIds, setRemovedIds] = useState<readonly string[]>([]);
  return (
    <CompareTable
      {...props}
      products={props.products.filter(({ id }) => !removedIds.includes(id))}
      onRemove={(id) => {
        props.onRemove(id);
        setRemovedIds([...removedIds, id]);
      }}
    />
  );
}

const meta = {
  component: CompareTable,
  tags: ["new"],
  args: {
    products: [nela, luna, bruno],
    attributes,
    onRemove: fn(),
    onAdd: fn(),
    onRetry: fn(),
    shopHref: "#oprawki",
  },
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (table: HTMLElement, name: RegExp) =>
  within(within(table).getByRole("rowheader", { name }).closest("tr") ?? table);

/** An HTML table with row headings, which also say in words whether the products differ. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const table = canvas.getByRole("table", { name: "Produkty obok siebie" });
    await expect(within(table).getAllByRole("columnheader")).toHaveLength(4);
    await expect(within(table).getByRole("rowheader", { name: /^Gwarancja ?tak samo$/ })).toBeVisible();
    await expect(within(table).getByRole("rowheader", { name: /^Szerokość całkowita ?różnica 7\smm$/ })).toBeVisible();
    await expect(within(table).getByRole("rowheader", { name: /^Kształt ?różnica$/ })).toBeVisible();
    await expect(within(table).queryByRole("rowheader", { name: /Waga/ })).toBeNull();
    const widths = rowOf(table, /^Szerokość całkowita/).getAllByRole("cell");
    await expect(widths.map(({ textContent }) => textContent)).toEqual(["134\u00a0mm", "130\u00a0mm", "137\u00a0mm"]);
    await userEvent.click(canvas.getByRole("button", { name: "Dodaj do koszyka: Luna" }));
    await expect(args.onAdd).toHaveBeenCalledWith("Luna");
    await expect(canvas.getByRole("link", { name: "Wybierz wariant: Bruno" })).toHaveAttribute("href", "#Bruno");
  },
};

export const Playground: Story = {};

/** Draws one frame solid and the other as an outline. Choosing the frame of the other place swaps the two. */
export const TwoFrames: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const difference = () => canvas.getByText(/Oprawk[ai] .* (szersza|szerokie)/);
    await expect(difference()).toHaveTextContent(/^Oprawka Nela jest o 4\smm szersza niż Luna\.$/);
    const solid = canvas.getByRole("combobox", { name: "Rysunek pełny" });
    const outline = canvas.getByRole("combobox", { name: "Kontur" });
    const drawing = () => canvasElement.querySelector("image")?.getAttribute("href");
    await expect(drawing()).toBe(nela.frame?.drawing);
    await userEvent.selectOptions(outline, "Bruno");
    await expect(difference()).toHaveTextContent(/^Oprawka Bruno jest o 3\smm szersza niż Nela\.$/);
    await userEvent.selectOptions(solid, "Bruno");
    await expect(outline).toHaveDisplayValue("Nela");
    await expect(drawing()).toBe(bruno.frame?.drawing);
  },
};

/** Draws both frames to the same scale: the lengths of the dimension lines correspond to the widths. */
export const ToScale: Story = {
  args: { products: [nela, luna] },
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll("line")].filter(
      (line) => line.getAttribute("y1") === line.getAttribute("y2"),
    );
    const lengths = lines.map((line) => line.getBoundingClientRect().width);
    await expect(lengths).toHaveLength(2);
    await expect((lengths[1] ?? 0) / (lengths[0] ?? 1)).toBeCloseTo(134 / 130, 2);
  },
};

export const OnlyDifferences: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("switch", { name: "Pokaż tylko różnice" }));
    const table = within(canvas.getByRole("table"));
    await expect(table.queryByRole("rowheader", { name: /Gwarancja/ })).toBeNull();
    await expect(table.getByRole("rowheader", { name: /^Kolor/ })).toBeVisible();
    await expect(canvas.getByText("Różnice: 7 z 9")).toBeVisible();
  },
};

/** Says so if no differences are left to show. */
export const NoDifferences: Story = {
  args: { products: [luna, { ...luna, id: "Luna-2", name: "Luna, druga para" }] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Oprawki Luna i Luna, druga para mają tę samą szerokość.")).toBeVisible();
    await userEvent.click(canvas.getByRole("switch"));
    await expect(canvas.getByText("Te produkty nie różnią się żadną z wymienionych cech.")).toBeVisible();
  },
};

/** Moves the focus to the next product, and after the last one to the comparison. */
export const Removed: Story = {
  render: (args) => <RemovableCompareTable {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Usuń z porównania: Nela" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenLastCalledWith("Nela");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Usuń z porównania: Luna" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Usuń z porównania: Bruno" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("region", { name: "Porównanie" })).toHaveFocus());
    await expect(canvas.getByRole("heading", { name: "Nie masz jeszcze nic do porównania" })).toBeVisible();
  },
};

/** Scrolls the table with the arrow keys, while its row headings stay visible. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole("region", { name: "Produkty obok siebie" });
    await expect(scroller).toHaveAttribute("tabindex", "0");
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    scroller.scrollTo({ left: 120, behavior: "instant" });
    const heading = canvas.getByRole("rowheader", { name: /^Kolor/ }).getBoundingClientRect();
    await expect(Math.round(heading.left)).toBe(Math.round(scroller.getBoundingClientRect().left));
  },
};

/** Compares products other than frames without drawings. */
export const OfContactLenses: Story = {
  args: {
    attributes: [
      { code: "wear", label: "Tryb noszenia" },
      { code: "water", label: "Uwodnienie" },
    ],
    products: ["Aquéa 30", "Aquéa 1"].map((name, index): ComparedProduct => ({
      id: name,
      name,
      href: `#${name}`,
      picture: null,
      price: { current: zloty(8_900) },
      buying: "choose",
      values: { wear: index === 0 ? "miesięczne" : "jednodniowe", water: "55%" },
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("combobox")).toBeNull();
    await expect(canvas.getByText("Różnice: 1 z 2")).toBeVisible();
  },
};

export const OneProduct: Story = {
  args: { products: [nela] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("switch")).toBeNull();
    await expect(canvas.getByText("Dodaj jeszcze jeden produkt, a zobaczysz różnice.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Zobacz oprawki" })).toHaveAttribute("href", "#oprawki");
  },
};

export const Empty: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("Nie masz jeszcze nic do porównania");
    await expect(canvas.getByText(/„Porównaj” przy produktach, najwyżej 4/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: "loading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Porównanie" })).toHaveAttribute("aria-busy", "true");
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

export const WithError: Story = {
  args: { state: "failed" },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Nie udało się wczytać porównania.");
    await userEvent.click(canvas.getByRole("button", { name: "Spróbuj ponownie" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { state: "offline" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Jesteś offline.");
  },
};

/** Shows a silhouette if a drawing cannot be loaded, so that the widths can still be compared. */
export const MissingPicture: Story = {
  args: { products: [{ ...nela, frame: { measures: frameOf("panto", "havana"), drawing: "/missing.svg" } }, luna] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("image")).toBeNull());
  },
};

export const Matrix: Story = {
  args: { products: [nela, luna, bruno, okta], adding: "Luna" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table")).toHaveTextContent("Wyprzedane");
    await expect(canvas.getByRole("button", { name: "Dodaj do koszyka: Luna" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: {
    attributes: [
      { code: "material", label: "Fassungsmaterialzusammensetzung" },
      ...attributes.filter(({ code }) => code !== "material"),
    ],
    products: ["Żółwiowa Gęś z Brzęczyszczykiewiczówki II", "Kunststoffgläserkompatibilitätsfassung 12"].map((name) =>
      comparedFrame(name, "Okno 27", frameOf("square", "havana"), {
        price: { current: zloty(127_900), lowestOf30Days: zloty(134_900) },
        values: { material: "nickelfreiheitsbescheinigter Edelstahl mit Zelluloseazetat" },
      }),
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
