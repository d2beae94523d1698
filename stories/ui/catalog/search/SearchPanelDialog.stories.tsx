import { SearchPanel, SearchPanelDialog } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";

const panel = (
  <SearchPanel
    query="nel"
    suggestions={{
      state: "found",
      total: 12,
      categories: [{ label: "Okulary korekcyjne, panto", href: "#panto" }],
      products: [],
    }}
    resultsHref="#search?query_string=nel"
    onRetry={fn()}
  />
);

const meta = {
  component: SearchPanelDialog,
  tags: ["stable"],
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "mobile1", isRotated: false } },
  args: { open: true, onClose: fn(), action: "#search", children: panel },
} satisfies Meta<typeof SearchPanelDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Covers the page where the header only has an icon. The field has the focus, and arrow keys reach the links. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(screen.getByRole("dialog", { name: "Szukaj w sklepie" }));
    const field = dialog.getByRole("searchbox");
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(dialog.getByRole("link", { name: /^Szukaj „nel”/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(field).toHaveFocus();
    await waitFor(() => expect(screen.getByRole("dialog").getBoundingClientRect().height).toBe(innerHeight));
    await userEvent.click(dialog.getByRole("button", { name: "Zamknij" }));
    await expect(args.onClose).toHaveBeenCalledWith("button");
  },
};

export const Playground: Story = {};

export const Empty: Story = {
  args: {
    children: (
      <SearchPanel
        query="binokle"
        suggestions={{ state: "nothing" }}
        fallbackLinks={[{ label: "Okulary korekcyjne", href: "#glasses" }]}
        resultsHref="#search"
        onRetry={fn()}
      />
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("link", { name: "Okulary korekcyjne" })).toBeVisible());
  },
};

/** On a tablet. On wide screens the header's own field is used instead. */
export const Matrix: Story = { globals: { viewport: { value: "tablet", isRotated: false } } };

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false }, textSize: "200" },
  args: { defaultValue: "Kunststoffgläserkompatibilitätsfassungsbezeichnung" },
  play: async () => {
    await expect(screen.getByRole("searchbox")).toHaveValue("Kunststoffgläserkompatibilitätsfassungsbezeichnung");
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
