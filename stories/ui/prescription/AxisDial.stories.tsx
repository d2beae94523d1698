import { AxisDial } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";

const meta = {
  component: AxisDial,
  tags: ["new"],
  args: { label: "Prawe oko", value: 170, onChange: fn() },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    const change = (axis: number) => {
      setValue(axis);
      args.onChange(axis);
    };
    return <AxisDial {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof AxisDial>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses the dial at a share of its width and height. */
async function press(face: Element, across: number, down: number) {
  const { left, top, width, height } = face.getBoundingClientRect();
  const place = { clientX: left + across * width, clientY: top + down * height, pointerId: 1, bubbles: true };
  await fireEvent.pointerDown(face, place);
  await fireEvent.pointerUp(face, place);
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const face = canvas.getByRole("slider", { name: "Prawe oko" });
    await expect(face).toHaveAttribute("aria-valuetext", "170°");
    await userEvent.tab();
    await expect(face).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith(171);
    await userEvent.keyboard("{PageUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith(180);
    await expect(canvas.getByRole("status")).toHaveTextContent("180°");
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard("{ArrowLeft}{ArrowDown}{PageDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith(168);
  },
};

export const Playground: Story = {};

/** Straight up is 90°; below the centre, the nearer end of the scale is chosen. */
export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole("slider");
    const { left, top, width } = slider.getBoundingClientRect();
    const face = document.elementFromPoint(left + width / 2, top + 9)?.closest("svg");
    if (!face) throw new Error("The dial cannot be pressed.");
    await press(face, 0.5, 0.3);
    await expect(slider).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(90);
    await press(face, 0.9, 0.9);
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await press(face, 0.1, 0.9);
    await expect(args.onChange).toHaveBeenLastCalledWith(180);
  },
};

/** There is no initial value, and screen readers hear none: the first key or press sets one. */
export const Empty: Story = {
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole<HTMLInputElement>("slider");
    await expect(slider).toHaveAttribute("aria-valuetext", "nie ustawiono");
    await expect(slider).toHaveValue("0");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith(90);
    await expect(slider).toHaveValue("90");
  },
};

/** Touch screen readers change the native input that lies over the dial. */
export const ByAssistiveTechnology: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole<HTMLInputElement>("slider");
    await expect(slider.type).toBe("range");
    await expect(slider.getBoundingClientRect().width).toBeGreaterThan(200);
    fireEvent.change(slider, { target: { value: 172 } });
    await expect(args.onChange).toHaveBeenLastCalledWith(172);
  },
};

/** The dial is not mirrored: the arrow to the right turns it the same way in every language. */
export const RightToLeft: Story = {
  beforeEach: () => {
    document.documentElement.dir = "rtl";
    return () => document.documentElement.removeAttribute("dir");
  },
  play: async ({ args, canvas, userEvent }) => {
    const face = canvas.getByRole("slider", { name: "Prawe oko" });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith(171);
    const dial = face.parentElement?.querySelector("svg");
    if (dial) await press(dial, 0.9, 0.8);
    await expect(Number(face.getAttribute("aria-valuetext")?.replace("°", ""))).toBeLessThan(45);
  },
};

export const Matrix: Story = {
  render: ({ onChange }) => (
    <>
      {[null, 1, 45, 90, 135, 180].map((value) => (
        <AxisDial key={value} label="Lewe oko" value={value} onChange={onChange} />
      ))}
    </>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: { label: "Zylinderachsenlage des rechten Brillenglases" },
};
