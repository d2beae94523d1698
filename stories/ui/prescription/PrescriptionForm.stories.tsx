import { PrescriptionForm } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { cell, enter, filled, filledWith, lastValue } from "./filledForm.ts";
import { FormAndButton } from "./FormAndButton.tsx";
import { typeAtRandom } from "./typeAtRandom.ts";
import { browserIn } from "../forms/browserIn.ts";
import { notPhotographed, photographedInAllModes } from "../../../.storybook/modes.ts";

const meta = {
  component: PrescriptionForm,
  tags: ["new"],
  // The field of the date then shows its parts.
  beforeEach: () => browserIn("en-US"),
  args: { type: "single-vision", today: "2026-11-20", onChange: fn() },
} satisfies Meta<typeof PrescriptionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed in the order of the paper, with Enter from cell to cell. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole("table", { name: "Recepta" })).toBeVisible();
    const [date] = await canvas.findAllByRole("spinbutton", { name: /Data recepty/ });
    await userEvent.click(cell(context, "Prawe oko, sfera"));
    await userEvent.keyboard("-275{Enter}-0.50{Enter}x170{Enter}{Enter}");
    await expect(cell(context, "Oboje oczu, rozstaw źrenic")).toHaveFocus();
    await userEvent.keyboard("63{Enter}−2,50{Enter}{Enter}{Enter}{Enter}");
    await expect(date).toHaveFocus();
    await expect(cell(context, "Prawe oko, sfera")).toHaveValue("−2,75");
    await expect(cell(context, "Prawe oko, oś")).toHaveValue("170°");
    await expect(canvas.getByText("−3,25 +0,50 × 80°")).toBeVisible();
    await expect(lastValue(context)).toEqual({
      eyes: {
        right: { sphere: -2.75, cylinder: -0.5, axis: 170, addition: null, prism: null },
        left: { sphere: -2.5, cylinder: 0, axis: null, addition: null, prism: null },
      },
      pupillaryDistance: { total: 63, right: 31.5, left: 31.5, isHalved: true },
      examined: null,
    });
  },
};

export const Playground: Story = { args: { defaultDraft: filled } };

/** Each chevron opens a list of all possible values. */
export const ChosenFromTheList: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = canvas.getByLabelText("Lewe oko, cylinder: wybierz z listy");
    await userEvent.selectOptions(list, "−0,75");
    await expect(cell(context, "Lewe oko, cylinder")).toHaveValue("−0,75");
    await userEvent.selectOptions(canvas.getByLabelText("Lewe oko, oś: wybierz z listy"), "180°");
    await expect(cell(context, "Lewe oko, oś")).toHaveValue("180°");
  },
};

/** Screen readers hear each of the nine cells once. The list of a cell is exposed while it has the focus. */
export const EachCellIsAnnouncedOnce: Story = {
  // Whether the browser's own list is open depends on when the picture is taken.
  parameters: { chromatic: notPhotographed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("textbox")).toHaveLength(9);
    await expect(canvas.queryByRole("combobox")).toBeNull();
    canvas.getByRole("textbox", { name: "Prawe oko, sfera" }).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect(canvas.getByRole("combobox", { name: "Prawe oko, sfera: wybierz z listy" })).toHaveFocus();
  },
};

/** An empty sphere is never silently read as 0.00: the form asks. */
export const IsItPlano: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(cell(context, "Prawe oko, sfera"), "-1,00");
    await userEvent.click(cell(context, "Lewe oko, sfera"));
    await userEvent.tab();
    await expect(
      canvas.getByRole("heading", { name: "Nie podano sfery lewego oka: czy to plano (0,00)?" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Tak, 0,00" }));
    await expect(cell(context, "Lewe oko, sfera")).toHaveValue("0,00");
    await expect(canvas.queryByRole("heading", { name: /plano/ })).not.toBeInTheDocument();
  },
};

/** The form asks for the sign of a power without one. */
export const WhichSign: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await enter(context, "Prawe oko, sfera", "2,25");
    await expect(cell(context, "Prawe oko, sfera")).toHaveValue("2,25");
    await userEvent.click(canvas.getByRole("button", { name: "−2,25" }));
    await expect(cell(context, "Prawe oko, sfera")).toHaveValue("−2,25");
  },
};

/** Invalid text stays as typed. Its message names the cell, the problem and the remedy. */
export const WithError: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await enter(context, "Prawe oko, sfera", "-2,30");
    await userEvent.keyboard("-9");
    await userEvent.tab();
    await userEvent.keyboard("181");
    await userEvent.tab();
    await expect(cell(context, "Prawe oko, sfera")).toHaveValue("-2,30");
    await expect(cell(context, "Prawe oko, sfera")).toHaveAccessibleDescription(
      "Prawe oko, sfera. Wartość musi być wielokrotnością 0,25. Najbliższe: −2,50 lub −2,25.",
    );
    await expect(cell(context, "Prawe oko, cylinder")).toHaveAccessibleDescription(/tylko od −8,00 do \+8,00/);
    await expect(cell(context, "Prawe oko, oś")).toHaveAccessibleDescription(/w zakresie 0–180°/);
    await expect(lastValue(context)).toBeNull();
  },
};

export const AxisRequired: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await enter(context, "Lewe oko, cylinder", "-0,75");
    await userEvent.tab();
    await expect(cell(context, "Lewe oko, oś")).toHaveAccessibleDescription("Lewe oko, oś. Podaj oś cylindra.");
  },
};

/** 0° and 180° are the same axis. */
export const AxisZero: Story = {
  args: { defaultDraft: filled },
  play: async (context) => {
    const { canvas } = context;
    await enter(context, "Lewe oko, oś", "0");
    await expect(cell(context, "Lewe oko, oś")).toHaveValue("180°");
    await expect(canvas.getByText(/zapisujemy 180°/)).toBeVisible();
    await expect(lastValue(context)?.eyes.left.axis).toBe(180);
  },
};

/** The dial and the cell have the same value. */
export const TurnedOnTheDial: Story = {
  args: { defaultDraft: filled },
  play: async (context) => {
    const { canvas, userEvent } = context;
    canvas.getByRole("slider", { name: "Prawe oko" }).focus();
    await userEvent.keyboard("{PageDown}{ArrowRight}");
    await expect(cell(context, "Prawe oko, oś")).toHaveValue("161°");
    await expect(lastValue(context)?.eyes.right.axis).toBe(161);
  },
};

/** Values change only by an answer. */
export const SignsDiffer: Story = {
  args: { defaultDraft: filledWith({ "left.sphere": "+2,50" }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole("heading", { name: "Czy przy lewym oku na pewno jest plus?" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Zostaw +2,50, tak jest na recepcie" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Zmień na −2,50" }));
    await expect(cell(context, "Lewe oko, sfera")).toHaveValue("−2,50");
    await expect(canvas.queryByRole("heading", { name: /plus/ })).not.toBeInTheDocument();
  },
};

/** It asks before it overwrites the left eye, which is then copied from the right one. */
export const SameForBoth: Story = {
  args: { defaultDraft: filled },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("switch", { name: "Te same wartości dla obu oczu" }));
    await expect(cell(context, "Lewe oko, sfera")).toHaveValue("−2,50");
    await userEvent.click(canvas.getByRole("button", { name: "Zastąp wartościami prawego" }));
    await expect(cell(context, "Lewe oko, sfera")).toHaveValue("−2,75");
    await expect(cell(context, "Lewe oko, sfera")).toHaveAttribute("readonly");
    await expect(canvas.getByText(/Osie obu oczu zwykle się różnią/)).toBeVisible();
    await enter(context, "Prawe oko, sfera", "-4");
    await expect(cell(context, "Lewe oko, sfera")).toHaveValue("−4,00");
  },
};

export const DistanceForEachEye: Story = {
  args: { defaultDraft: filled },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("radio", { name: "Dla każdego oka" }));
    await userEvent.type(cell(context, "Prawe oko, rozstaw źrenic"), "31");
    await enter(context, "Lewe oko, rozstaw źrenic", "32.5");
    await expect(cell(context, "Lewe oko, rozstaw źrenic")).toHaveValue("32,5");
    await expect(lastValue(context)?.pupillaryDistance).toEqual({
      total: 63.5,
      right: 31,
      left: 32.5,
      isHalved: false,
    });
  },
};

export const WithPrism: Story = {
  args: { defaultDraft: filled },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("switch", { name: "Mam pryzmat na recepcie" }));
    await enter(context, "Prawe oko, pryzmat poziomy", "1,5");
    await expect(cell(context, "Prawe oko, pryzmat poziomy")).toHaveAccessibleDescription(/Wybierz bazę pryzmatu/);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Prawe oko, pryzmat poziomy, baza" }), "out");
    await expect(lastValue(context)?.eyes.right.prism).toEqual({
      horizontal: { amount: 1.5, base: "out" },
      vertical: null,
    });
  },
};

/** A date in the future is refused; an old one is confirmed. */
export const Expired: Story = {
  args: { defaultDraft: filledWith({ examined: "2024-01-10" }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByText(/Była ważna do 10 stycznia 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Zamów mimo to" }));
    await expect(canvas.queryByText(/Była ważna/)).not.toBeInTheDocument();
    await expect(lastValue(context)?.examined).toBe("2024-01-10");
  },
};

export const Progressive: Story = {
  args: { type: "progressive", defaultDraft: { ...filled, left: ["right.addition", "left.addition"] } },
  play: async (context) => {
    await expect(cell(context, "Prawe oko, addycja")).toHaveAccessibleDescription(/wymagają addycji/);
    await waitFor(() => expect(lastValue(context)).toBeNull());
  },
};

/** When the page calls `validate`, all problems are shown and the first one is focused. */
export const RevealedByThePage: Story = {
  render: (args) => (
    <FormAndButton {...args} onPress={(form) => form.validate()}>
      Dalej
    </FormAndButton>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(cell(context, "Prawe oko, sfera"), "-2,75{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Dalej" }));
    const first = cell(context, "Oboje oczu, rozstaw źrenic");
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toBeInvalid();
    await expect(canvas.getByRole("heading", { level: 3 })).toBeVisible();
    await expect(cell(context, "Prawe oko, sfera")).toHaveValue("−2,75");
    await expect(lastValue(context)).toBeNull();
  },
};

/** Without problems, `validate` focuses the first question. */
export const RevealedDoubt: Story = {
  ...RevealedByThePage,
  args: { defaultDraft: filledWith({ "left.sphere": "2,50" }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dalej" }));
    const question = canvas.getByRole("heading", { level: 3 }).parentElement ?? document.body;
    await waitFor(() => expect(within(question).getAllByRole("button")[0]).toHaveFocus());
  },
};

/** A distance measured on the screen replaces the distances of each eye by one figure. */
const validated = fn();

/** A tap takes the focus from the last cell and presses the button before the page has rendered the change. */
export const ValidInTheTaskOfTheTap: Story = {
  args: { defaultDraft: filledWith({ "right.axis": "" }) },
  render: (args) => (
    <FormAndButton {...args} onPress={(form) => validated(form.validate())}>
      Dalej
    </FormAndButton>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    validated.mockClear();
    await userEvent.type(cell(context, "Prawe oko, oś"), "170");
    const button = canvas.getByRole("button", { name: "Dalej" });
    button.focus();
    // React has processed the blur event by now, but none of its effects.
    await Promise.resolve();
    button.click();
    await expect(validated).toHaveBeenLastCalledWith(true);
  },
};

export const MeasuredDistance: Story = {
  args: { defaultDraft: filledWith({ "distance.total": "" }) },
  render: (args) => (
    <FormAndButton {...args} onPress={(form) => form.measured(62.5)}>
      Wpisz zmierzony
    </FormAndButton>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Wpisz zmierzony" }));
    await expect(cell(context, "Oboje oczu, rozstaw źrenic")).toHaveValue("62,5");
    await waitFor(() =>
      expect(lastValue(context)).toMatchObject({ pupillaryDistance: { total: 62.5, right: 31.25, left: 31.25 } }),
    );
  },
};

/** Random typing and pasting: only prescriptions that can be made are returned, and typed texts stay. */
export const NothingForbiddenComesOut: Story = {
  // No pictures, because the typed text is different each time.
  parameters: { chromatic: notPhotographed },
  tags: ["!autodocs", "full"],
  args: { defaultDraft: filled },
  play: typeAtRandom,
};

export const Empty: Story = {
  play: async (context) => {
    await waitFor(() => expect(lastValue(context)).toBeNull());
    await expect(context.canvas.queryByRole("alert")).not.toBeInTheDocument();
    await expect(context.canvas.queryByRole("heading")).not.toBeInTheDocument();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: photographedInAllModes },
  render: (args) => (
    <>
      <PrescriptionForm {...args} />
      <PrescriptionForm {...args} defaultDraft={filled} />
      <PrescriptionForm
        {...args}
        type="progressive"
        defaultDraft={{
          ...filled,
          distance: "each-eye",
          prism: "prescribed",
          left: ["right.addition", "distance.left"],
        }}
      />
    </>
  ),
};

/** On phones, rows become columns. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "mobile1" } },
  args: { defaultDraft: filledWith({ "left.sphere": "+2,50" }) },
  play: async (context) => {
    const [right, left] = [cell(context, "Prawe oko, sfera"), cell(context, "Lewe oko, sfera")];
    await expect(right.getBoundingClientRect().top).toBeCloseTo(left.getBoundingClientRect().top, 0);
    await expect(left.getBoundingClientRect().left).toBeGreaterThan(right.getBoundingClientRect().right - 1);
    const { documentElement } = document;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" }, textSize: "200" },
  args: {
    type: "progressive",
    defaultDraft: {
      ...filled,
      texts: { ...filled.texts, "right.sphere": "dioptrienstärkenangabe", "left.sphere": "-19,99" },
      prism: "prescribed",
      left: ["right.sphere", "left.sphere", "right.addition"],
    },
  },
};
