import { SearchField } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
  component: SearchField,
  tags: ["stable"],
  args: { action: "#search", onType: fn(), onSearch: fn(), onOpen: fn(), onClose: fn() },
  render: (args) => (
    <main style={{ maxInlineSize: 248 }}>
      <SearchField {...args} />
    </main>
  ),
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole("searchbox", { name: "Szukaj w sklepie" });
    await expect(field).toHaveAttribute("name", "query_string");
    await expect(field).toHaveAttribute("placeholder", "Oprawki i\u00A0soczewki");
    await expect(canvas.queryByRole("button", { name: "Wyczyść" })).toBeNull();
  },
};

export const Playground: Story = {};

export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.keyboard(" nela{Enter}");
    await expect(args.onType).toHaveBeenLastCalledWith(" nela");
    await expect(args.onSearch).toHaveBeenCalledWith("nela");
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Wyczyść" }));
    const field = canvas.getByRole("searchbox");
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
    await expect(args.onType).toHaveBeenLastCalledWith("");
  },
};

/** Without JavaScript, the form opens the results page. */
export const PlainForm: Story = {
  args: { action: "/szukaj", defaultValue: "nela" },
  play: async ({ canvas }) => {
    const form = canvas.getByRole("searchbox").closest("form");
    await expect(form).toHaveAttribute("action", "/szukaj");
    await expect(form?.method).toBe("get");
  },
};

export const Matrix: Story = {
  render: (args) => (
    <main style={{ display: "grid", gap: 24, maxInlineSize: 248 }}>
      <SearchField {...args} />
      <SearchField {...args} defaultValue="nela" />
    </main>
  ),
  // Only this picture shows several search fields on one page.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: { defaultValue: "Bildschirmarbeitsplatzbrillenfassungen mit Nickelfreiheitsbescheinigung" },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
