import { FormCheckError } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
  component: FormCheckError,
  tags: ["new"],
  args: { onRetry: fn() },
} satisfies Meta<typeof FormCheckError>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Offers to check the form once more. The typed values stay. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Wpisane dane nadal tu są.");
    await userEvent.click(canvas.getByRole("button", { name: "Spróbuj ponownie" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};
