import { PupillaryDistanceGuide } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn } from "storybook/test";

const meta = {
  component: PupillaryDistanceGuide,
  tags: ["new"],
  args: { onMeasure: fn() },
} satisfies Meta<typeof PupillaryDistanceGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sets the value of a native slider, which simulated keys do not move. */
const slideTo = (slider: HTMLElement, value: number) => fireEvent.change(slider, { target: { value } });

/** The card calibrates the ruler, which measures the distance. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole("slider", { name: "Odległość między znakami" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("radio", { name: "Długa" }));
    await slideTo(canvas.getByRole("slider", { name: "Szerokość karty na ekranie" }), 428);
    await expect(canvasElement.querySelector("svg rect")?.getBoundingClientRect().width).toBeCloseTo(428, 0);
    await userEvent.click(canvas.getByRole("button", { name: "Pasuje" }));
    await expect(canvas.getByText(/Zamknij lewe oko/)).toBeVisible();
    // `onMeasure` is not called before the shopper has measured.
    await expect(canvas.queryByRole("button", { name: /^Użyj/ })).not.toBeInTheDocument();
    const ruler = canvas.getByRole("slider", { name: "Odległość między znakami" });
    await expect(ruler).toHaveAttribute("aria-valuetext", "–");
    await slideTo(ruler, 63.5);
    await expect(ruler).toHaveAttribute("aria-valuetext", expect.stringMatching(/^63,5\smm$/));
    await userEvent.click(canvas.getByRole("button", { name: /^Użyj 63,5\smm$/ }));
    await expect(args.onMeasure).toHaveBeenCalledWith(63.5);
    await expect(canvas.getByRole("button", { name: "Dopasuj kartę jeszcze raz" })).toBeVisible();
  },
};

export const Playground: Story = {};

/** The edge of the card and the line of the ruler are dragged. The line stays within possible distances. */
export const ByPointer: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Długa" }));
    const drawing = () => canvasElement.querySelector("svg") ?? canvasElement;
    const press = async (across: number) => {
      const { left, top } = drawing().getBoundingClientRect();
      await fireEvent.pointerDown(drawing(), { clientX: left + 14 + across, clientY: top + 5, pointerId: 1 });
    };
    await press(5 * 85.6);
    await expect(canvas.getByRole("slider")).toHaveValue("428");
    await userEvent.click(canvas.getByRole("button", { name: "Pasuje" }));
    await press(5 * 62.4);
    await userEvent.click(canvas.getByRole("button", { name: /^Użyj/ }));
    await expect(args.onMeasure).toHaveBeenLastCalledWith(62.5);
    await press(5);
    await userEvent.click(canvas.getByRole("button", { name: /^Użyj/ }));
    await expect(args.onMeasure).toHaveBeenLastCalledWith(45);
    await expect(canvas.getByText(/Większość dorosłych ma od 54\smm do 74\smm/)).toBeVisible();
  },
};

export const FromAnOptician: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Zapytam optyka" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.queryByRole("slider")).not.toBeInTheDocument();
  },
};

/** On phones, the short edge of the card is used and the ruler is vertical. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole("radio", { name: "Krótka" })).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Pasuje" }));
    const { width = 0, height = 0 } = canvasElement.querySelector("svg")?.getBoundingClientRect() ?? {};
    await expect(height).toBeGreaterThan(width);
  },
};

/** All parts: the steps in front of the mirror, and the ruler with an unusual distance. */
export const Matrix: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Długa" }));
    await userEvent.click(canvas.getByRole("button", { name: "Pasuje" }));
    await slideTo(canvas.getByRole("slider"), 76);
    await expect(canvas.getByText(/^76\smm$/, { selector: "output" })).toBeVisible();
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" }, textSize: "200" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Passt" }));
    const { documentElement } = document;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};
