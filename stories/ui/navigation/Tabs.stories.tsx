import { Tabs, type TabsProps, TextField } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { photographedInAllModes } from "../../../.storybook/modes.ts";

function ControlledTabs(args: TabsProps<string>) {
  const [selected, setSelected] = useState(args.selected);
  return (
    <Tabs
      {...args}
      selected={selected}
      onSelect={(id) => {
        setSelected(id);
        args.onSelect(id);
      }}
    />
  );
}

const meta = {
  component: Tabs<string>,
  tags: ["new"],
  args: {
    label: "Nela, szylkret",
    selected: "description",
    onSelect: fn(),
    tabs: [
      { id: "description", label: "Opis", panel: "Oprawka panto z acetatu, ręcznie polerowana." },
      { id: "measures", label: "Wymiary", panel: "Soczewka 48 mm, mostek 21 mm, zausznik 145 mm." },
      { id: "question", label: "Zapytaj optyka", panel: <TextField label="Pytanie" /> },
    ],
  },
  render: (args) => <ControlledTabs {...args} />,
} satisfies Meta<TabsProps<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("tablist", { name: "Nela, szylkret" })).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "Opis", selected: true })).toBeVisible();
    await expect(canvas.getByRole("tabpanel", { name: "Opis" })).toHaveTextContent("Oprawka panto");
    await userEvent.click(canvas.getByRole("tab", { name: "Wymiary" }));
    await expect(args.onSelect).toHaveBeenLastCalledWith("measures");
    await expect(canvas.getByRole("tabpanel", { name: "Wymiary" })).toBeVisible();
    await expect(canvas.getByText("Oprawka panto z acetatu, ręcznie polerowana.")).not.toBeVisible();
  },
};

export const Playground: Story = {};

/** The tab list is one Tab stop. The next one is the panel of the selected tab. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Opis" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: "Zapytaj optyka", selected: true })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Wymiary", selected: true })).toHaveFocus();
    await userEvent.keyboard("{End}{Home}");
    await expect(canvas.getByRole("tab", { name: "Opis", selected: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel", { name: "Opis" })).toHaveFocus();
  },
};

export const NothingTypedIsLost: Story = {
  args: { selected: "question" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Pytanie" }), "Czy pasują progresy?");
    await userEvent.click(canvas.getByRole("tab", { name: "Opis" }));
    await userEvent.click(canvas.getByRole("tab", { name: "Zapytaj optyka" }));
    await expect(canvas.getByRole("textbox", { name: "Pytanie" })).toHaveValue("Czy pasują progresy?");
  },
};

export const Matrix: Story = {
  parameters: { chromatic: photographedInAllModes },
  render: (args) => (
    <>
      {args.tabs.map(({ id }) => (
        <Tabs key={id} {...args} label={`${args.label}, ${id}`} selected={id} />
      ))}
    </>
  ),
};

/** If the tabs do not fit, their row scrolls, but not the page. */
export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    label: "Brillenfassung",
    tabs: [
      { id: "description", label: "Produktbeschreibung", panel: "Handpolierter Acetatrahmen." },
      { id: "measures", label: "Fassungsabmessungen", panel: "Nasenstegbreite 21 mm." },
      { id: "care", label: "Reinigungsmittelverträglichkeitshinweise", panel: "Nur Mikrofasertücher." },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { selected: true })).toHaveFocus();
  },
};
