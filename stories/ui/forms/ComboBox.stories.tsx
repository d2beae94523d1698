import { ComboBox } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { photographedInAllModes } from "../../../.storybook/modes.ts";

const salons = [
  ["gdansk", "Gdańsk Wrzeszcz", "Grunwaldzka 82"],
  ["krakow", "Kraków Kazimierz", "Miodowa 15"],
  ["lodz", "Łódź Śródmieście", "Piotrkowska 120"],
  ["lublin", "Lublin", "Krakowskie Przedmieście 40"],
  ["poznan", "Poznań Jeżyce", "Dąbrowskiego 50"],
  ["warszawa-wola", "Warszawa Wola", "Towarowa 22"],
  ["warszawa-praga", "Warszawa Praga-Północ", "Targowa 60"],
  ["wroclaw", "Wrocław Rynek", "Oławska 4"],
].map(([value = "", label = "", description = ""]) => ({ value, label, description }));

const meta = {
  component: ComboBox,
  tags: ["new"],
  args: { label: "Salon", options: salons, value: null, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string | null) => {
      setValue(next);
      args.onChange(next);
    };
    return <ComboBox {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: "Salon" });
    await userEvent.type(field, "lodz");
    await expect(canvas.getAllByRole("option")).toHaveLength(1);
    await expect(canvas.getByText("Pasuje 1 pozycja")).toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveValue("Łódź Śródmieście");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(args.onChange).toHaveBeenLastCalledWith("lodz");
  },
};

export const Playground: Story = {};

export const ByArrows: Story = {
  args: { value: "lublin" },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("option", { name: /^Lublin/ })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowDown}");
    await expect(field).toHaveAttribute("aria-activedescendant", canvas.getByRole("option", { name: /^Poznań/ }).id);
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveValue("Poznań Jeżyce");
    await expect(args.onChange).toHaveBeenLastCalledWith("poznan");
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getAllByRole("option")).toHaveLength(8);
    await userEvent.click(canvas.getByRole("option", { name: /^Wrocław/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith("wroclaw");
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await expect(canvas.queryByRole("option")).not.toBeInTheDocument();
  },
};

/** Also searches the second line, by the beginning of any word. */
export const FoundByAnyWord: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "war targ");
    await expect(canvas.getByRole("option")).toHaveTextContent("Warszawa Praga-PółnocTargowa 60");
  },
};

/** Text that matches no option stays in the field, with an error. */
export const NoneOfThem: Story = {
  args: { value: "lublin" },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.click(field);
    await userEvent.keyboard("Radom");
    await expect(canvas.getByText("Nic nie pasuje. Skróć albo zmień wpisany tekst.")).toBeVisible();
    await userEvent.tab();
    await expect(field).toHaveValue("Radom");
    await expect(field).toHaveAccessibleDescription(
      "„Radom” nie ma na liście. Wybierz z listy albo zmień wpisany tekst.",
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const TypedInFull: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "krakow kazimierz");
    await userEvent.tab();
    await expect(canvas.getByRole("combobox")).toHaveValue("Kraków Kazimierz");
    await expect(args.onChange).toHaveBeenLastCalledWith("krakow");
  },
};

export const EscapeClosesTheListFirst: Story = {
  args: { value: "lublin" },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.click(field);
    await userEvent.keyboard("gda");
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(field).toHaveValue("gda");
  },
};

export const WithError: Story = { args: { error: "Wybierz salon, w którym odbierzesz okulary." } };

export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getByText("Nic nie pasuje. Skróć albo zmień wpisany tekst.")).toBeVisible();
  },
};

export const Disabled: Story = { args: { value: "lublin", disabled: true } };

export const Matrix: Story = {
  parameters: { chromatic: photographedInAllModes },
  render: ({ onChange }) => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 24 }}>
      <ComboBox label="Puste" options={salons} value={null} onChange={onChange} />
      <ComboBox label="Wybrane" options={salons} value="lodz" onChange={onChange} />
      <ComboBox label="Z błędem" options={salons} value={null} error="Wybierz salon." onChange={onChange} />
      <ComboBox label="Nie do zmiany" options={salons} value="lodz" disabled onChange={onChange} />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    label: "Filiale für die Brillenanpassung und Kontaktlinsenabholung",
    options: [
      {
        value: "1",
        label: "Neustadt an der Weinstraße Hambacher Schlossstraßenpassage",
        description: "Donaudampfschifffahrtsgesellschaftskapitänsweg 123",
      },
      { value: "2", label: "Ulm" },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getAllByRole("option")).toHaveLength(2);
  },
};
