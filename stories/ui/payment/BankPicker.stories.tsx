import { type Bank, BankPicker } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";

const few: readonly Bank[] = [
  { id: "mbank", name: "mBank", mark: "mBank" },
  { id: "pko", name: "PKO Bank Polski", mark: "iPKO" },
  { id: "ing", name: "ING Bank Śląski", mark: "ING", state: "unavailable" },
  { id: "santander", name: "Santander Bank Polska", mark: "Santander" },
];
const many: readonly Bank[] = [
  ...few,
  { id: "pekao", name: "Bank Pekao", mark: "Pekao24" },
  { id: "alior", name: "Alior Bank" },
  { id: "millennium", name: "Bank Millennium" },
  { id: "bnp", name: "BNP Paribas" },
  { id: "slask", name: "Śląski Bank Spółdzielczy" },
  { id: "velo", name: "VeloBank" },
];

const meta = {
  component: BankPicker,
  tags: ["new"],
  args: { banks: many, value: null, onChange: fn(), onRetry: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (id: string) => {
      setValue(id);
      args.onChange(id);
    };
    return <BankPicker {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof BankPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Szukaj banku" }), "slask");
    await expect(canvas.getAllByRole("radio")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("radio", { name: "Śląski Bank Spółdzielczy" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("slask");
  },
};

export const Playground: Story = {};

export const Few: Story = {
  args: { banks: few, value: "pko" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("searchbox")).toBeNull();
  },
};

/** An unavailable bank is listed, so that nobody searches for it in vain. */
export const Unavailable: Story = {
  args: { banks: few },
  play: async ({ canvas }) => {
    const ing = canvas.getByRole("radio", { name: /^ING/ });
    await expect(ing).toBeDisabled();
    await expect(ing).toHaveAccessibleDescription("Ten bank teraz nie przyjmuje płatności.");
  },
};

export const NoneFound: Story = {
  args: { value: "pko" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "Kredyt");
    await expect(canvas.getByText("Nie ma tu banku „Kredyt”. Wpisz inną nazwę.")).toBeVisible();
    await expect(canvas.getByRole("radio", { name: /^PKO/ })).toBeChecked();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <BankPicker {...args} banks={few} value="mbank" />
      <BankPicker {...args} banks={few} error="Nie wybrano banku. Wybierz jeden z listy." />
      <BankPicker {...args} banks="loading" />
      <BankPicker {...args} banks={[]} />
      <BankPicker {...args} banks="failed" />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    banks: [
      { id: "1", name: "Genossenschaftsbankenverbandszentralkasse Brzęczyszczykiewicz", mark: "Zentralkasse" },
      { id: "2", name: "Bank Spółdzielczy Rzemiosła i Rolnictwa", mark: "BSRiR", state: "unavailable" },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Empty: Story = { args: { banks: [] } };

export const Loading: Story = {
  args: { banks: "loading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Sprawdzamy, które banki są dostępne.")).toBeVisible();
  },
};

export const WithError: Story = {
  args: { banks: "failed" },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Nie udało się pobrać listy banków.");
    await userEvent.click(canvas.getByRole("button", { name: "Spróbuj ponownie" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
