import { UncheckedForm } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
  component: UncheckedForm,
  tags: ["new"],
  args: { onRetry: fn() },
} satisfies Meta<typeof UncheckedForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A form whose check did not load offers another try; what was typed stays. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Wpisane dane nadal tu są.");
    await userEvent.click(canvas.getByRole("button", { name: "Spróbuj ponownie" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};
