import { ComboBox, Dialog } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
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

/** Umlauts are found by two letters, by the letter without its dots, and as they are. */
export const Umlauts: Story = {
  args: {
    options: [
      { value: "koeln", label: "Köln Neumarkt" },
      { value: "bonn", label: "Bonn Münsterplatz" },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("combobox");
    for (const typed of ["Koeln", "koln", "Köln"]) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(canvas.getAllByRole("option")).toHaveLength(1);
    }
    await userEvent.clear(field);
    await userEvent.type(field, "Bonn Muensterplatz");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith("bonn");
  },
};

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

const closeDialog = fn();

/** Returns an element's place, and what is visible of it: the part that a press at its centre and edges would hit. */
function visibleEnds(element: Element) {
  const { left, top, bottom, width, height } = element.getBoundingClientRect();
  const hits = [top + 4, bottom - 4].map((y) => document.elementFromPoint(left + width / 2, y));
  return { top, bottom, height, isWhole: hits.every((hit) => hit !== null && element.contains(hit)) };
}

/** A dialog that is lower than the list does not cut it off, and stays open when Esc closes the list. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog open onClose={closeDialog} title="Odbiór">
      <ComboBox {...args} />
    </Dialog>
  ),
  play: async ({ args, userEvent }) => {
    closeDialog.mockClear();
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("combobox"));
    const list = dialog.getByRole("listbox");
    await waitFor(() => expect(visibleEnds(list).isWhole).toBe(true));
    await expect(visibleEnds(list).height).toBeGreaterThan(200);
    await userEvent.keyboard("{Escape}");
    await expect(dialog.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
    await expect(closeDialog).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("combobox"));
    await userEvent.click(dialog.getByRole("option", { name: /^Gdańsk/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith("gdansk");
  },
};

/** Near the lower edge of the window, the list opens above the field. */
export const NearTheEdge: Story = {
  render: (args) => (
    <div style={{ position: "fixed", insetInline: 16, insetBlockEnd: 8 }}>
      <ComboBox {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.click(field);
    const { top, bottom, isWhole } = visibleEnds(canvas.getByRole("listbox"));
    await expect(isWhole).toBe(true);
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(field.getBoundingClientRect().top);
  },
};

const submit = fn();

/** In a form, whose reset restores the first choice. */
const inForm: Story["render"] = function InForm(args) {
  const [value, setValue] = useState(args.value);
  const change = (next: string | null) => {
    setValue(next);
    args.onChange(next);
  };
  return (
    <form
      aria-label="Odbiór"
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget).get("salon"));
      }}
    >
      <ComboBox {...args} name="salon" value={value} onChange={change} />
      <button>Dalej</button>
    </form>
  );
};

/** Enter with text that matches nothing says so; without such text it submits the form. */
export const Submitted: Story = {
  args: { value: "lublin", onUnmatched: fn() },
  render: inForm,
  play: async ({ args, canvas, userEvent }) => {
    submit.mockClear();
    const field = canvas.getByRole("combobox");
    await userEvent.click(field);
    await userEvent.keyboard("Radom{Enter}");
    await expect(submit).not.toHaveBeenCalled();
    await expect(field).toBeInvalid();
    await expect(canvas.getAllByText(/„Radom” nie ma na liście/)[0]).toBeVisible();
    await expect(args.onUnmatched).toHaveBeenLastCalledWith("Radom");
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard("lodz{Enter}{Enter}");
    await expect(submit).toHaveBeenLastCalledWith("lodz");
  },
};

export const Reset: Story = {
  args: { value: "lublin" },
  render: inForm,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.click(field);
    await userEvent.keyboard("lodz{Enter}");
    await expect(field).toHaveValue("Łódź Śródmieście");
    canvas.getByRole<HTMLFormElement>("form").reset();
    await waitFor(() => expect(field).toHaveValue("Lublin"));
    await userEvent.click(field);
    await userEvent.keyboard("Radom");
    canvas.getByRole<HTMLFormElement>("form").reset();
    await waitFor(() => expect(field).toHaveValue("Lublin"));
    await expect(field).toBeValid();
  },
};

/** Screen readers notice a new option, because every option has an id of its own. */
export const ByPages: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox");
    const active = () => document.querySelector(`#${CSS.escape(field.getAttribute("aria-activedescendant") ?? "")}`);
    await userEvent.click(field);
    await userEvent.keyboard("{End}");
    await expect(active()).toHaveTextContent(/^Wrocław/);
    await userEvent.keyboard("{PageUp}");
    await expect(active()).toHaveTextContent(/^Gdańsk/);
    await userEvent.keyboard("{PageDown}{Home}{ArrowUp}");
    await expect(active()).toHaveTextContent(/^Wrocław/);
    await userEvent.keyboard("l");
    const first = active()?.id;
    await expect(active()).toHaveTextContent(/^Łódź/);
    await userEvent.keyboard("u");
    await expect(active()).toHaveTextContent(/^Lublin/);
    await expect(active()?.id).not.toBe(first);
  },
};

/** While a character is being composed, the keys belong to the input method. */
export const Composed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "lub");
    fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    fireEvent.keyDown(field, { key: "Escape", isComposing: true });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toHaveAttribute("aria-expanded", "true");
  },
};

/** By touch, the field opens its list, and an option is chosen. */
export const Touched: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.pointer({ keys: "[TouchA]", target: field });
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("option", { name: /^Gdańsk/ }) });
    await expect(args.onChange).toHaveBeenLastCalledWith("gdansk");
    await expect(field).toHaveAttribute("aria-expanded", "false");
  },
};

/** From right to left, in large type, on a narrow phone, the list stays within the window. */
export const FromRightToLeft: Story = {
  globals: { textSize: "200", viewport: { value: "mobile1" } },
  render: (args) => (
    <div dir="rtl">
      <ComboBox {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.click(field);
    const [list, input] = [canvas.getByRole("listbox"), field].map((element) => element.getBoundingClientRect());
    await expect(Math.abs((list?.right ?? 0) - (input?.right ?? 0))).toBeLessThan(2);
    await expect(Math.abs((list?.left ?? 0) - (input?.left ?? 0))).toBeLessThan(2);
    await expect(list?.left).toBeGreaterThanOrEqual(0);
    await expect(list?.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
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
