import { QuantityStepper } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";

const meta = {
  component: QuantityStepper,
  tags: ["stable"],
  args: { product: "Nela, szylkret", value: 1, available: 5, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <QuantityStepper
        {...args}
        value={value}
        onChange={(quantity) => {
          args.onChange(quantity);
          setValue(quantity);
        }}
      />
    );
  },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole("button", { name: "Zwiększ liczbę sztuk: Nela, szylkret" });
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(more);
    await expect(args.onChange.mock.calls).toEqual([[2]]);
    await expect(canvas.getByRole("status")).toHaveTextContent("Nela, szylkret: 2 sztuki");
    await expect(more).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Zmniejsz liczbę sztuk: Nela, szylkret" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
};

export const Playground: Story = {};

/** Cannot go below one. Removing is another control. */
export const NotBelowOne: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const fewer = canvas.getByRole("button", { name: /Zmniejsz/ });
    await expect(fewer).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(fewer);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** With a minimum of 0, for products that are optional, such as in a set. */
export const DownToNone: Story = {
  args: { minimum: 0 },
  play: async ({ args, canvas, userEvent }) => {
    const fewer = canvas.getByRole("button", { name: /Zmniejsz/ });
    await userEvent.click(fewer);
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await expect(canvas.getByRole("status")).toHaveTextContent("Nela, szylkret: 0 sztuk");
    await expect(fewer).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(fewer);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const LastPiece: Story = {
  args: { value: 4 },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole("button", { name: /Zwiększ/ });
    await userEvent.click(more);
    await expect(args.onChange.mock.calls).toEqual([[5]]);
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("status")).toHaveTextContent("Dostępnych jest tylko 5 sztuk.");
    await expect(canvas.getByRole("spinbutton")).toBeInvalid();
  },
};

export const TypedThenLeft: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const quantity = canvas.getByRole("spinbutton", { name: "Liczba sztuk: Nela, szylkret" });
    await userEvent.click(quantity);
    await userEvent.keyboard("3");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange.mock.calls).toEqual([[3]]);
    await expect(quantity).toHaveValue("3");
  },
};

export const TypedThenEnter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("spinbutton"));
    await userEvent.keyboard("5{Enter}");
    await expect(args.onChange.mock.calls).toEqual([[5]]);
  },
};

export const ArrowKeys: Story = {
  args: { value: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const quantity = canvas.getByRole("spinbutton");
    await userEvent.click(quantity);
    await userEvent.keyboard("{ArrowUp}{ArrowDown}{ArrowDown}");
    await expect(args.onChange.mock.calls).toEqual([[3], [2], [1]]);
    await expect(quantity).toHaveAttribute("aria-valuenow", "1");
  },
};

export const TooMany: Story = {
  args: { value: 2, available: 3 },
  play: async ({ args, canvas, userEvent }) => {
    const quantity = canvas.getByRole("spinbutton");
    await userEvent.click(quantity);
    await userEvent.keyboard("9{Enter}");
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(quantity).toHaveValue("9");
    await expect(quantity).toHaveAccessibleDescription("Dostępne są tylko 3 sztuki.");
  },
};

export const NoNumber: Story = {
  args: { value: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const quantity = canvas.getByRole("spinbutton");
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "dwa");
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(quantity).toHaveValue("dwa");
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "To nie jest liczba sztuk. Wpisz liczbę całkowitą, na przykład 1.",
    );
  },
};

export const EscapeDropsWhatWasTyped: Story = {
  args: { value: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const quantity = canvas.getByRole("spinbutton");
    await userEvent.click(quantity);
    await userEvent.keyboard("4{Escape}");
    await userEvent.tab();
    await expect(quantity).toHaveValue("2");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** If fewer are left than the current quantity, one step down goes to what is available. */
export const MoreThanAvailable: Story = {
  args: { value: 8, available: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Zmniejsz/ }));
    await expect(args.onChange.mock.calls).toEqual([[3]]);
  },
};

export const Targets: Story = {
  play: async ({ canvas }) => {
    for (const control of [...canvas.getAllByRole("button"), canvas.getByRole("spinbutton")]) {
      await expect(control.offsetWidth).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Matrix: Story = {
  render: ({ onChange }) => (
    <div style={{ display: "grid", gap: 16 }}>
      <QuantityStepper product="Pierwsza" value={1} available={5} onChange={onChange} />
      <QuantityStepper product="Środkowa" value={3} available={5} onChange={onChange} />
      <QuantityStepper product="Ostatnia" value={5} available={5} onChange={onChange} />
      <QuantityStepper product="Za dużo" value={8} available={3} onChange={onChange} />
      <QuantityStepper product="Trzycyfrowa" value={120} available={500} onChange={onChange} />
    </div>
  ),
};

/** In large type, three figures are not cut off. */
export const LargeText: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false }, textSize: "200" },
  args: { value: 120, available: 240 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("spinbutton");
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
};

/** With all Polish plural forms: 22 takes the form "few". */
export const Stress: Story = {
  globals: { viewport: { value: "mobile1" } },
  args: { product: "Źdźbłowłosa-Gżegżółka, szylkret bursztynowy", value: 21, available: 22 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Zwiększ/ }));
    await expect(canvas.getByRole("status")).toHaveTextContent(/: 22 sztuki$/);
    await userEvent.click(canvas.getByRole("button", { name: /Zwiększ/ }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Dostępne są tylko 22 sztuki.");
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
