import { ContactLensParameters } from "@dioptra/ui";
import { isLensOrder, type LensOrder } from "@dioptra/ui/optics";
import type { Meta, StoryObj } from "@storybook/react-vite";
import * as fc from "fast-check";
import { expect, fn, within } from "storybook/test";
import { notPhotographed } from "../../../../.storybook/modes.ts";
import { cosmetic, multifocal, spherical, toric } from "./lensMatrices.ts";

const meta = {
  component: ContactLensParameters,
  tags: ["new"],
  args: { matrix: spherical, packSize: 3, period: 30, available: 12, onChange: fn() },
} satisfies Meta<typeof ContactLensParameters>;
export default meta;
type Story = StoryObj<typeof meta>;

const lens = { power: -2.25, baseCurve: 8.4, diameter: 14 };

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const right = within(canvas.getByRole("group", { name: "Prawe oko" }));
    const left = within(canvas.getByRole("group", { name: "Lewe oko" }));
    await expect(right.getByText("Wystarczy na 3 miesiące")).toBeVisible();
    await expect(right.getByText("14,0 mm", { normalizer: (text) => text.replaceAll("\u00a0", " ") })).toBeVisible();
    await userEvent.type(right.getByRole("combobox", { name: "Moc" }), "-225");
    await userEvent.tab();
    await expect(right.getByRole("combobox", { name: "Moc" })).toHaveValue("−2,25");
    await userEvent.selectOptions(right.getByRole("combobox", { name: "Krzywizna" }), "8.4");
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(left.getByRole("checkbox", { name: "Zamawiam do lewego oka" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ right: { lens, boxes: 1 }, left: null, dominant: null });
  },
};

export const Playground: Story = {};

/** A lens in the cart is changed: no other eye, and no number of boxes. */
export const ChangeOfOneEye: Story = {
  args: { eye: "left", defaultValue: { right: null, left: { lens, boxes: 4 }, dominant: null } },
  play: async ({ args, canvas, userEvent }) => {
    const left = within(canvas.getByRole("group", { name: "Lewe oko" }));
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    await expect(canvas.queryByRole("spinbutton")).toBeNull();
    const power = left.getByRole("combobox", { name: "Moc" });
    await expect(power).toHaveValue("−2,25");
    await userEvent.clear(power);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(power, "-3");
    await userEvent.tab();
    const changed = { lens: { ...lens, power: -3 }, boxes: 4 };
    await expect(args.onChange).toHaveBeenLastCalledWith({ right: null, left: changed, dominant: null });
  },
};

/** Each value is made, but not in this combination: the values stay, there is no order, and the nearest lenses are offered. */
export const NotMadeTogether: Story = {
  args: { matrix: toric },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Takie same do obojga oczu" }));
    await userEvent.type(canvas.getByRole("combobox", { name: "Moc" }), "-2{Enter}");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Cylinder" }), "-2.25");
    await userEvent.type(canvas.getByRole("combobox", { name: "Oś" }), "30");
    await userEvent.tab();
    await expect(
      canvas.getByText(/Takiej soczewki się nie produkuje: Moc −2,00, Cylinder −2,25 i Oś 30°/),
    ).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole("button", { name: "Wybierz: Cylinder −1,75" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Wybierz: Oś 20°" }));
    await expect(canvas.getByRole("combobox", { name: "Oś" })).toHaveValue("20°");
    const both = { lens: { power: -2, cylinder: -2.25, axis: 20, baseCurve: 8.5, diameter: 14.5 }, boxes: 1 };
    await expect(args.onChange).toHaveBeenLastCalledWith({ right: both, left: both, dominant: null });
  },
};

/** An axis is never replaced by the nearest one that is made: the form offers it. */
export const AxisFromGlasses: Story = {
  args: { matrix: toric },
  play: async ({ canvas, userEvent }) => {
    const right = within(canvas.getByRole("group", { name: "Prawe oko" }));
    const axis = () => right.getByRole("combobox", { name: "Oś" });
    await userEvent.type(axis(), "97");
    await userEvent.tab();
    await expect(axis()).toHaveValue("97");
    await expect(right.getByText(/Oś z recepty na okulary nie wystarczy/)).toBeVisible();
    await userEvent.click(right.getByRole("button", { name: "Wybierz: 100° (Oś)" }));
    await expect(axis()).toHaveValue("100°");
  },
};

/** For a strong power, the form asks whether it was copied from a glasses prescription. Nothing is changed. */
export const PowerFromGlasses: Story = {
  play: async ({ canvas, userEvent }) => {
    const right = within(canvas.getByRole("group", { name: "Prawe oko" }));
    await userEvent.type(right.getByRole("combobox", { name: "Moc" }), "-5");
    await userEvent.tab();
    await expect(right.getByText(/Szkło okularowe −5,00 działa na oku jak −4,75/)).toBeVisible();
    await userEvent.click(right.getByRole("button", { name: "Tak, to recepta na soczewki" }));
    await expect(right.queryByText(/Szkło okularowe/)).not.toBeInTheDocument();
    await expect(right.getByRole("combobox", { name: "Moc" })).toHaveValue("−5,00");
  },
};

export const DominantEye: Story = {
  args: { matrix: multifocal, dominance: "asked" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Takie same do obojga oczu" }));
    await userEvent.type(canvas.getByRole("combobox", { name: "Moc" }), "+1,5");
    await userEvent.tab();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Addycja" }), "Średnia");
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    const question = within(canvas.getByRole("radiogroup", { name: "Które oko dominuje?" }));
    await userEvent.click(question.getByRole("radio", { name: "Lewe oko" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ dominant: "left" }));
  },
};

/** The shopper wants to continue: fields without a value say what is missing. */
export const Incomplete: Story = {
  args: { matrix: multifocal, dominance: "asked", problems: "missing" },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText("Wybierz wartość z recepty.")).toHaveLength(4);
    await expect(canvas.getByText(/^Wybierz jedno z oczu/)).toBeVisible();
    const right = within(canvas.getByRole("group", { name: "Prawe oko" }));
    await userEvent.selectOptions(right.getByRole("combobox", { name: "Addycja" }), "Niska");
    await expect(canvas.getAllByText("Wybierz wartość z recepty.")).toHaveLength(3);
  },
};

/** Coloured lenses without power: the only power is shown as a fact. */
export const ForTheirColour: Story = {
  args: { matrix: cosmetic, names: { hazel: "Orzechowy", green: "Zielony", grey: "Szary" }, packSize: 2 },
};

export const EarlierOrder: Story = {
  args: { defaultValue: { right: { lens, boxes: 2 }, left: null, dominant: null } },
  play: async ({ canvas }) => {
    const right = within(canvas.getByRole("group", { name: "Prawe oko" }));
    await expect(right.getByRole("combobox", { name: "Moc" })).toHaveValue("−2,25");
    await expect(right.getByText("Wystarczy na 6 miesięcy")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Zamawiam do lewego oka" })).not.toBeChecked();
  },
};

export const NothingForbiddenComesOut: Story = {
  // No pictures, because the typed text is different each time.
  parameters: { chromatic: notPhotographed },
  tags: ["!autodocs", "full"],
  args: { matrix: toric, available: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Takie same do obojga oczu" }));
    const limits = { matrix: toric, available: 3, dominance: "none" } as const;
    const names = fc.constantFrom("Moc", "Oś");
    const piece = fc.oneof(fc.constantFrom(..."0123456789.,-+°xpl "), fc.string({ maxLength: 3 }));
    const run = fc.asyncProperty(
      names,
      fc.array(piece, { maxLength: 5 }),
      fc.boolean(),
      async (name, pieces, isPasted) => {
        const field = canvas.getByRole<HTMLInputElement>("combobox", { name });
        await userEvent.clear(field);
        const text = pieces.join("");
        if (isPasted) await userEvent.paste(text);
        else if (text) await userEvent.type(field, text.replaceAll(/[{[]/g, "$&$&"));
        const typed = field.value;
        await userEvent.tab();
        for (const [order] of (args.onChange as ReturnType<typeof fn>).mock.calls) {
          await expect(order === null || isLensOrder(order as LensOrder, limits), JSON.stringify(text)).toBe(true);
        }
        if (canvas.getByRole("combobox", { name }).ariaInvalid) await expect(field.value).toBe(typed);
      },
    );
    await fc.assert(run, { numRuns: 25 });
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 48 }}>
      <ContactLensParameters {...args} matrix={spherical} />
      <ContactLensParameters {...args} matrix={toric} />
      <ContactLensParameters {...args} matrix={multifocal} dominance="asked" />
      <ContactLensParameters {...args} matrix={cosmetic} names={{ hazel: "Orzechowy" }} packSize={30} period={1} />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    matrix: cosmetic,
    names: { hazel: "Haselnussbraun mit bernsteinfarbenem Schimmerrand" },
    dominance: "asked",
    packSize: 180,
    period: 1,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
