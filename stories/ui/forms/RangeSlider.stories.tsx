import { RangeSlider, type RangeSliderProps } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { IntlProvider, useIntl } from "react-intl";
import { expect, fireEvent, fn, waitFor } from "storybook/test";

const counts = [2, 3, 6, 14, 22, 31, 40, 36, 33, 24, 12, 8, 5, 3, 1, 2].map((count, index) => ({
  value: 44 + index,
  count,
}));

/** Keeps the committed range, as the shop does. */
function CommittedSlider(props: RangeSliderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RangeSlider
      {...props}
      value={value}
      onCommit={(range) => {
        setValue(range);
        props.onCommit(range);
      }}
    />
  );
}

/** Receives a new range when the form is reset, such as from a late answer. */
function ExternallyChangedSlider(props: RangeSliderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <form aria-label="Filtry" onReset={() => setValue({ from: 48, to: 53 })}>
      <RangeSlider {...props} value={value} />
    </form>
  );
}
import { expectFieldsWithinSlider } from "./expectFieldsWithinSlider.ts";

const meta = {
  component: RangeSlider,
  tags: ["stable"],
  args: {
    label: "Szerokość soczewki",
    name: "width",
    min: 44,
    max: 59,
    unit: "mm",
    value: { from: 46, to: 55 },
    counts,
    onChange: fn(),
    onCommit: fn(),
  },
  render: (args) => (
    <form style={{ inlineSize: 264 }}>
      <CommittedSlider {...args} />
    </form>
  ),
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

const submittedData = (canvasElement: HTMLElement) => {
  const form = canvasElement.querySelector("form");
  return form ? Object.fromEntries(new FormData(form)) : {};
};

/** With bars over the track. Those within the range are darker. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("group", { name: "Szerokość soczewki" })).toBeVisible();
    await expect(canvas.getByRole("slider", { name: "Szerokość soczewki: od" })).toHaveAttribute(
      "aria-valuetext",
      "46 mm",
    );
    await expect(submittedData(canvasElement)).toEqual({ width: "46-55" });
  },
};

export const Playground: Story = {};

/** Moves a slider as an arrow key does. */
function moveTo(slider: HTMLElement, value: number) {
  slider.focus();
  fireEvent.keyDown(slider);
  fireEvent.change(slider, { target: { value } });
  fireEvent.keyUp(slider);
}

export const Moved: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const from = canvas.getByRole("slider", { name: "Szerokość soczewki: od" });
    const to = canvas.getByRole("slider", { name: "Szerokość soczewki: do" });
    moveTo(to, 56);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 46, to: 56 });
    await expect(args.onCommit).toHaveBeenLastCalledWith({ from: 46, to: 56 });
    await expect(submittedData(canvasElement)).toEqual({ width: "46-56" });
    moveTo(to, 44);
    await expect(to).toHaveValue("46");
    moveTo(to, 59);
    moveTo(from, 44);
    await expect(args.onCommit).toHaveBeenLastCalledWith({ from: 44, to: 59 });
    await expect(submittedData(canvasElement)).toEqual({});
  },
};

/** Returns the centre of an element. */
function centreOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2, pointerId: 1, button: 0 };
}

/** Commits nothing while an end is being dragged. */
export const Dragged: Story = {
  play: async ({ args, canvas }) => {
    const from = canvas.getByRole("slider", { name: "Szerokość soczewki: od" });
    const to = canvas.getByRole("slider", { name: "Szerokość soczewki: do" });
    const width = (centreOf(to).clientX - centreOf(from).clientX) / 9;
    const start = centreOf(from);
    // The handlers are loaded when the pointer comes near.
    await fireEvent.pointerEnter(from, start);
    await waitFor(async () => {
      await fireEvent.pointerDown(from, start);
      await fireEvent.pointerMove(from, { ...start, clientX: start.clientX + 2 * width });
      await expect(args.onChange).toHaveBeenLastCalledWith({ from: 48, to: 55 });
    });
    await fireEvent.pointerMove(from, { ...start, clientX: start.clientX + 4 * width });
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 50, to: 55 });
    await expect(args.onCommit).not.toHaveBeenCalled();
    await fireEvent.pointerUp(from, start);
    await expect(args.onCommit).toHaveBeenCalledOnce();
    await expect(args.onCommit).toHaveBeenLastCalledWith({ from: 50, to: 55 });
    await expect(from).toHaveFocus();
  },
};

/** Typed values are never moved: those that do not exist stay in the field, and the note says what exists. */
export const Typed: Story = {
  args: { existing: "Okrągłe, szylkret: 44–59 mm" },
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByRole("textbox", { name: "Szerokość soczewki: od, w mm" });
    const type = async (text: string) => {
      await userEvent.clear(from);
      await userEvent.type(from, text);
      await userEvent.tab();
    };
    await userEvent.clear(from);
    await userEvent.type(from, "50{Enter}");
    await expect(args.onCommit).toHaveBeenLastCalledWith({ from: 50, to: 55 });
    await type("99");
    await expect(from).toHaveValue("99");
    await expect(from).toBeInvalid();
    await expect(from).toHaveAccessibleDescription(/^99\smm tu nie ma\. Okrągłe, szylkret: 44–59 mm$/);
    await type("57");
    await expect(from).toHaveAccessibleDescription(/„Od” jest większe niż „do”/);
    await type("szeroka");
    await expect(from).toHaveValue("szeroka");
    await expect(from).toHaveAccessibleDescription(/Wpisz liczbę/);
    await type("48");
    await expect(from).toBeValid();
    await expect(args.onCommit).toHaveBeenLastCalledWith({ from: 48, to: 55 });
    await expect(args.onCommit).toHaveBeenCalledTimes(2);
  },
};

/** In German, a point separates thousands. */
export const ThousandsInGerman: Story = {
  globals: { locale: "de" },
  args: { label: "Preis", min: 0, max: 20_000, value: { from: 0, to: 20_000 }, unit: "€" },
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByRole("textbox", { name: "Preis: von, in €" });
    await userEvent.clear(from);
    await userEvent.type(from, "12.000{Enter}");
    await expect(args.onCommit).toHaveBeenLastCalledWith({ from: 12_000, to: 20_000 });
  },
};

/** Keeps the typed text if the range changes meanwhile. */
export const ChangedWhileTyped: Story = {
  render: (args) => <ExternallyChangedSlider {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const to = canvas.getByRole("textbox", { name: "Szerokość soczewki: do, w mm" });
    await userEvent.click(to);
    fireEvent.reset(canvas.getByRole("form"));
    await userEvent.keyboard("49{Enter}");
    await expect(args.onCommit).toHaveBeenLastCalledWith({ from: 48, to: 49 });
    await userEvent.tab();
    await expect(to).toHaveValue("53");
  },
};

export const TakenBack: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const to = canvas.getByRole("textbox", { name: "Szerokość soczewki: do, w mm" });
    await userEvent.type(to, "0{Escape}");
    await expect(to).toHaveValue("55");
    await expect(args.onCommit).not.toHaveBeenCalled();
  },
};

/** A press on the track, at a share of the distance between the two thumbs. */
async function pressBetween([from, to]: HTMLElement[], share: number): Promise<void> {
  if (!from || !to) return;
  const [start, end] = [centreOf(from), centreOf(to)];
  const place = { ...start, clientX: start.clientX + share * (end.clientX - start.clientX) };
  const pressed = document.elementFromPoint(place.clientX, place.clientY);
  if (!pressed) return;
  await fireEvent.pointerDown(pressed, place);
  await fireEvent.pointerUp(pressed, place);
}

/** A press on the track moves the nearer end there, even if the press was before the handlers had loaded. */
export const PressedOnTheTrack: Story = {
  args: { value: { from: 44, to: 54 } },
  play: async ({ args, canvas }) => {
    await pressBetween(canvas.getAllByRole("slider"), 0.3);
    await waitFor(() => expect(args.onCommit).toHaveBeenLastCalledWith({ from: 47, to: 54 }));
    await expect(canvas.getByRole("slider", { name: "Szerokość soczewki: od" })).toHaveFocus();
    canvas.getByRole("slider", { name: "Szerokość soczewki: od" }).blur();
    await expect(canvas.getByRole("slider", { name: "Szerokość soczewki: od" })).not.toHaveFocus();
    await pressBetween(canvas.getAllByRole("slider"), 3 / 7);
    await expect(canvas.getByRole("slider", { name: "Szerokość soczewki: od" })).toHaveFocus();
    await pressBetween(canvas.getAllByRole("slider"), 2 / 4);
    await expect(args.onCommit).toHaveBeenLastCalledWith({ from: 50, to: 52 });
    await expect(args.onCommit).toHaveBeenCalledTimes(3);
  },
};

/** A swipe that scrolls the page changes nothing. */
export const ScrolledOver: Story = {
  play: async ({ args, canvas }) => {
    const [from] = canvas.getAllByRole("slider");
    if (!from?.parentElement?.parentElement) return;
    const track = from.parentElement.parentElement;
    const place = { ...centreOf(track), pointerType: "touch" };
    await fireEvent.pointerDown(track, place);
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await fireEvent.pointerCancel(track, place);
    await expect(args.onCommit).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole("slider").map((slider) => slider.ariaValueText)).toEqual(["46 mm", "55 mm"]);
    await pressBetween(canvas.getAllByRole("slider"), 1 / 3);
    await expect(args.onCommit).toHaveBeenLastCalledWith({ from: 49, to: 55 });
  },
};

/** From right to left, the lower end is on the right; the track is filled between the ends. */
export const FromRightToLeft: Story = {
  render: function Arabic(args) {
    return (
      <IntlProvider locale="ar" messages={useIntl().messages}>
        <div dir="rtl" style={{ inlineSize: 264 }}>
          <CommittedSlider {...args} />
        </div>
      </IntlProvider>
    );
  },
  args: { value: { from: 44, to: 47 } },
  play: async ({ args, canvas, canvasElement }) => {
    const [from, to] = canvas.getAllByRole("slider");
    if (!from || !to) return;
    await expect(centreOf(from).clientX).toBeGreaterThan(centreOf(to).clientX);
    const filled = canvasElement.querySelector("rect")?.getBoundingClientRect();
    await expect(Math.abs((filled?.right ?? 0) - centreOf(from).clientX)).toBeLessThan(1);
    await expect(Math.abs((filled?.left ?? 0) - centreOf(to).clientX)).toBeLessThan(1);
    await pressBetween([from, to], 2);
    await waitFor(() => expect(args.onCommit).toHaveBeenLastCalledWith({ from: 44, to: 50 }));
  },
};

/** A held key is one movement, which is committed when it is released. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const to = canvas.getByRole("slider", { name: "Szerokość soczewki: do" });
    to.focus();
    for (const value of [56, 57, 58]) {
      fireEvent.keyDown(to, { key: "ArrowRight" });
      fireEvent.change(to, { target: { value } });
    }
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 46, to: 58 });
    await expect(args.onCommit).not.toHaveBeenCalled();
    fireEvent.keyUp(to, { key: "ArrowRight" });
    await expect(args.onCommit).toHaveBeenLastCalledWith({ from: 46, to: 58 });
    await expect(args.onCommit).toHaveBeenCalledOnce();
  },
};

/** Touch screen readers change the native input without any key. */
export const ByAssistiveTechnology: Story = {
  play: async ({ args, canvas }) => {
    fireEvent.change(canvas.getByRole("slider", { name: "Szerokość soczewki: od" }), { target: { value: 47 } });
    await expect(args.onCommit).toHaveBeenLastCalledWith({ from: 47, to: 55 });
  },
};

/** A reset of the form restores the range that was there at first. */
export const Reset: Story = {
  play: async ({ canvas, canvasElement }) => {
    moveTo(canvas.getByRole("slider", { name: "Szerokość soczewki: do" }), 50);
    await expect(submittedData(canvasElement)).toEqual({ width: "46-50" });
    canvasElement.querySelector("form")?.reset();
    await waitFor(() => expect(submittedData(canvasElement)).toEqual({ width: "46-55" }));
  },
};

export const WithoutCounts: Story = {
  render: () => (
    <RangeSlider label="Mostek" min={14} max={24} unit="mm" value={{ from: 14, to: 24 }} onCommit={() => {}} />
  ),
};

export const FewValues: Story = {
  args: {
    min: 14,
    max: 16,
    value: { from: 14, to: 16 },
    counts: [
      { value: 14, count: 3 },
      { value: 15, count: 1 },
      { value: 16, count: 8 },
    ],
  },
};

/** With both ends at the maximum, the one that can still move is on top. */
export const ClosedAtTheEnd: Story = {
  args: { value: { from: 59, to: 59 } },
  play: async ({ args, canvas }) => {
    const from = canvas.getByRole("slider", { name: "Szerokość soczewki: od" });
    const { right, top, height } = from.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 22, top + height / 2)).toContainElement(from);
    moveTo(from, 58);
    await expect(args.onCommit).toHaveBeenLastCalledWith({ from: 58, to: 59 });
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 32, inlineSize: 264 }}>
      <RangeSlider {...args} label="Wybrane, ze słupkami" />
      <RangeSlider {...args} label="Całość, ze słupkami" value={{ from: 44, to: 59 }} />
      <RangeSlider
        label="Bez słupków"
        min={14}
        max={24}
        unit="mm"
        value={{ from: 16, to: 20 }}
        onCommit={args.onCommit}
      />
      <RangeSlider
        label="Ułamki"
        min={0}
        max={2}
        step={0.25}
        unit="D"
        value={{ from: 0.5, to: 1.25 }}
        onCommit={args.onCommit}
      />
      <RangeSlider
        label="Zamknięty"
        min={14}
        max={24}
        unit="mm"
        value={{ from: 18, to: 18 }}
        onCommit={args.onCommit}
      />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", textSize: "200", viewport: { value: "mobile1" } },
  args: {
    label: "Hornhautscheitelabstandsmessungsergebnisbereich",
    min: 0,
    max: 12_345,
    value: { from: 1234, to: 12_345 },
    counts: [],
    unit: "Millimeter",
  },
  play: async ({ canvas }) => {
    await expectFieldsWithinSlider(canvas.getAllByRole("textbox"));
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
