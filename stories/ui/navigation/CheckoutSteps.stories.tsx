import { CheckoutSteps, checkoutSteps } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: CheckoutSteps,
  tags: ["stable"],
  args: { current: "shipping", done: { "personal-details": "#details" } },
  argTypes: { current: { control: "radio", options: checkoutSteps } },
} satisfies Meta<typeof CheckoutSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const steps = canvas.getAllByRole("listitem");
    await expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, "step", null, null]);
    await expect(steps[1]).toHaveTextContent("2Dostawa");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Dane (gotowe, zmień)" })).toHaveFocus();
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
  },
};

export const Playground: Story = {};

export const First: Story = { args: { current: "personal-details", done: {} } };

export const Last: Story = {
  args: { current: "review", done: { "personal-details": "#details", shipping: "#shipping", payment: "#payment" } },
};

/** A completed step that is open again is the current one, without a link to itself. */
export const GoneBack: Story = {
  args: { current: "personal-details", done: { "personal-details": "#details", shipping: "#shipping" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["#shipping"]);
  },
};

/** Without the shipping step. */
export const OfAGiftCard: Story = {
  args: { steps: ["personal-details", "payment", "review"], current: "payment" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem").map((step) => step.textContent)).toEqual([
      "Dane(gotowe, zmień)",
      "2Płatność",
      "3Podsumowanie",
    ]);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Krok 2 z 4")).toBeVisible();
    await expect(canvas.queryByRole("list")).toBeNull();
    const barWidth = canvasElement.querySelector("rect")?.getBoundingClientRect().width ?? 0;
    await expect(barWidth * 2).toBeCloseTo(canvasElement.querySelector("nav")?.clientWidth ?? 0, 0);
  },
};

export const Matrix: Story = {
  render: () => (
    <>
      {checkoutSteps.map((current, position) => (
        <CheckoutSteps
          key={current}
          current={current}
          done={Object.fromEntries(checkoutSteps.slice(0, position).map((step) => [step, `#${step}`]))}
        />
      ))}
    </>
  ),
  // Only this picture shows several of them on one page.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: { current: "review" },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
