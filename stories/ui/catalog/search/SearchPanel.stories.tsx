import { FramePicture, SearchField, SearchPanel, type SearchSuggestions, SiteHeader } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, within } from "storybook/test";
import { frameOf } from "../../eyewear/frames.ts";
import { pictureOf } from "../../eyewear/pictureOf.tsx";

const price = { minor: 39_900, currency: "PLN" } as const;

const found: Extract<SearchSuggestions, { state: "found" }> = {
  state: "found",
  total: 12,
  categories: [{ label: "Okulary korekcyjne, panto", href: "#panto" }],
  articles: [{ label: "Jak dobrać oprawki: najpierw rozmiar, potem kształt", href: "#choosing-frames" }],
  products: [
    {
      name: "Nela",
      brand: "Halny",
      href: "#nela",
      price,
      picture: <FramePicture src={pictureOf(frameOf("panto", "havana"), "square")} alt="" crop="square" />,
    },
    {
      name: "Nela z polaryzacją, edycja z Podhala",
      brand: "Halny",
      href: "#nela-2",
      price: { minor: 129_900, currency: "PLN" },
      picture: <FramePicture src={pictureOf(frameOf("geometric", "black"), "square")} alt="" crop="square" />,
    },
  ],
};

const fallbackLinks = [
  { label: "Okulary korekcyjne", href: "#glasses" },
  { label: "Okulary przeciwsłoneczne", href: "#sun" },
];

type Props = ComponentProps<typeof SearchPanel>;

/** Connects field and panel, as the shop does. Any query of three letters or more finds the same products. */
function PanelInHeader(args: Props) {
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  const suggestions: SearchSuggestions =
    args.suggestions.state === "found" && query.length < 3
      ? query === ""
        ? { state: "idle" }
        : { state: "too-short", minimum: 3 }
      : args.suggestions;
  return (
    <>
      <SiteHeader
        homeHref="#home"
        navigation={fallbackLinks}
        links={[]}
        cart={{ href: "#cart", count: 2 }}
        search={{
          href: "#search",
          field: (
            <SearchField
              action="#search"
              onType={setQuery}
              onOpen={() => setOpen(true)}
              onClose={() => setOpen(false)}
              panel={open && <SearchPanel {...args} query={query} suggestions={suggestions} />}
            />
          ),
        }}
      />
      <main style={{ minBlockSize: 700, padding: 48 }}>
        <h1>Nowe oprawki</h1>
      </main>
    </>
  );
}

const meta = {
  component: SearchPanel,
  tags: ["stable"],
  args: {
    query: "nel",
    suggestions: found,
    resultsHref: "#search?query_string=nel",
    recent: [
      { label: "panto szylkret", href: "#panto-havana" },
      { label: "okta", href: "#okta" },
    ],
    onForgetRecent: fn(),
    fallbackLinks,
    onRetry: fn(),
  },
  render: (args) => (
    <main style={{ maxInlineSize: "32rem" }}>
      <SearchPanel {...args} />
    </main>
  ),
} satisfies Meta<typeof SearchPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Szukaj „nel” 12 produktów" })).toHaveAttribute(
      "href",
      "#search?query_string=nel",
    );
    const products = within(canvas.getByRole("list", { name: "Produkty" }));
    await expect(products.getByRole("link", { name: /^Nela Halny 399,00/ })).toHaveAttribute("href", "#nela");
    await expect(canvas.getByRole("status")).toHaveTextContent("4 podpowiedzi");
  },
};

export const Playground: Story = {};

/** Earlier searches and general links. */
export const NothingTyped: Story = {
  args: { query: "", suggestions: { state: "idle" } },
  play: async ({ args, canvas, userEvent }) => {
    const recent = within(canvas.getByRole("list", { name: "Ostatnio szukane" }));
    await expect(recent.getAllByRole("link")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Wyczyść" }));
    await expect(args.onForgetRecent).toHaveBeenCalledOnce();
  },
};

export const TooShort: Story = {
  args: { query: "ne", suggestions: { state: "too-short", minimum: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Wpisz co najmniej 3 litery lub cyfry.");
  },
};

export const Loading: Story = {
  args: { suggestions: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Szukamy.");
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const Empty: Story = {
  args: { query: "binokle", suggestions: { state: "nothing" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Nie mamy nic pod hasłem „binokle”");
    await expect(canvas.getByRole("link", { name: "Okulary korekcyjne" })).toBeVisible();
  },
};

export const WithError: Story = {
  args: { suggestions: { state: "failed" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Spróbuj ponownie" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { suggestions: { state: "offline" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Jesteś offline");
  },
};

const wide = {
  parameters: {
    layout: "fullscreen",
    viewport: { options: { wide: { name: "Wide", styles: { width: "1440px", height: "900px" } } } },
  },
  globals: { viewport: { value: "wide", isRotated: false } },
} as const;

/** Below the header in wide windows. Arrow keys move between field and links, and Esc closes the panel. */
export const InTheHeader: Story = {
  ...wide,
  render: (args) => <PanelInHeader {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("searchbox", { name: "Szukaj w sklepie" });
    await userEvent.click(field);
    await expect(canvas.getByRole("list", { name: "Ostatnio szukane" })).toBeVisible();
    await userEvent.keyboard("ne");
    await expect(canvas.getByRole("status")).toHaveTextContent("Wpisz co najmniej 3 litery lub cyfry.");
    await userEvent.keyboard("l{ArrowDown}");
    await expect(canvas.getByRole("link", { name: /^Szukaj „nel”/ })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("link", { name: /^Jak dobrać oprawki/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Home}{ArrowDown}");
    await expect(canvas.getByRole("link", { name: "Okulary korekcyjne, panto" })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}a");
    await expect(field).toHaveValue("nela");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("list", { name: "Produkty" })).toBeNull();
    await expect(canvas.queryByRole("status")).toBeNull();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("nela");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("list", { name: "Produkty" })).toBeVisible();
  },
};

export const LeftByPressingElsewhere: Story = {
  ...wide,
  render: (args) => <PanelInHeader {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("searchbox"));
    await expect(canvas.getByText("panto szylkret")).toBeVisible();
    await userEvent.click(canvas.getByRole("heading", { name: "Nowe oprawki" }));
    await expect(canvas.queryByText("panto szylkret")).toBeNull();
  },
};

/** The stage keeps its size if a picture cannot be loaded. */
export const MissingPicture: Story = {
  args: {
    suggestions: {
      state: "found",
      total: 1,
      categories: [],
      products: [
        { name: "Nela", href: "#nela", price, picture: <FramePicture src="/missing.svg" alt="" crop="square" /> },
      ],
    },
  },
};

/** All states. */
export const Matrix: Story = {
  render: (args) => (
    <main style={{ display: "grid", gap: 48, maxInlineSize: "32rem" }}>
      <SearchPanel {...args} />
      <SearchPanel {...args} query="" suggestions={{ state: "idle" }} />
      <SearchPanel {...args} query="ne" suggestions={{ state: "too-short", minimum: 3 }} />
      <SearchPanel {...args} query="binokle" suggestions={{ state: "nothing" }} />
    </main>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    query: "Kunststoffgläserkompatibilitätsfassungsbezeichnung",
    suggestions: {
      ...found,
      total: 1_234_567,
      categories: [{ label: "Nickelfreiheitsbescheinigte Edelstahlfassungen, panto", href: "#panto" }],
      products: ["Kunststoffgläserkompatibilitätsfassung 12", "Żółwiowa Gęś z Brzęczyszczykiewiczówki II"].map(
        (name) => ({
          name,
          brand: "Okno 27",
          href: `#${name}`,
          price: { minor: 112_990_000, currency: "PLN" },
          picture: <FramePicture src={pictureOf(frameOf("square", "navy"), "square")} alt="" crop="square" />,
        }),
      ),
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
