import { Button } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn } from "storybook/test";
import { notPhotographed, photographedInAllModes } from "../../../.storybook/modes.ts";

const meta = {
  component: Button,
  tags: ["stable"],
  args: { children: "Dodaj do koszyka", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dodaj do koszyka" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

export const Line: Story = { args: { variant: "line", children: "Sama oprawka" } };

export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/**
 * A press counts although the button moves between pressing and releasing the mouse, as it does when the field above shows
 * a sentence. It is taken back by moving the mouse away.
 */
export const MovedWhilePressed: Story = {
  parameters: { chromatic: notPhotographed },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button");
    const press = { pointerType: "mouse", button: 0, clientX: 40, clientY: 40 };
    const release = (clientX: number) => fireEvent.pointerUp(document.body, { ...press, clientX });
    await fireEvent.pointerDown(button, press);
    await release(400);
    await expect(args.onClick).not.toHaveBeenCalled();
    await fireEvent.pointerDown(button, press);
    await release(41);
    await release(41);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Every size is a sufficient touch target. */
export const Matrix: Story = {
  parameters: { chromatic: photographedInAllModes },
  render: ({ onClick }) => (
    <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>
      {(["solid", "line", "text"] as const).map((variant) => (
        <div key={variant} style={{ display: "flex", flexWrap: "wrap", gap: 16, alignItems: "center" }}>
          {(["compact", "standard", "primary"] as const).map((size) => (
            <Button key={size} variant={variant} size={size} onClick={onClick}>
              Dodaj do koszyka
            </Button>
          ))}
          <Button variant={variant} pending onClick={onClick}>
            Dodajemy
          </Button>
        </div>
      ))}
      <Button width="full" onClick={onClick}>
        Przejdź do kasy
      </Button>
      <Button variant="line" width="full" onClick={onClick}>
        Zobacz koszyk
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button")) await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Long labels wrap, and the button grows. */
export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: { children: "Verschreibungsangaben speichern und zum Gleitsichtbrillenglas weiter" },
  render: (args) => (
    <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>
      <Button {...args} />
      <Button {...args} variant="line" size="compact" />
      <Button {...args} variant="text" />
      <Button {...args} size="primary" width="full" />
    </div>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
