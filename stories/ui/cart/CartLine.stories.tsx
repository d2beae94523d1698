import { CartLine, CartLines, FramePicture, InlineNotice, QuantityStepper, TempleMark } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { pictureOf } from "../eyewear/pictureOf.tsx";
import { frameOf } from "../eyewear/frames.ts";
import { zloty } from "../money.ts";
import { photographedInAllModes } from "../../../.storybook/modes.ts";

const nela = frameOf("panto", "havana");

const meta = {
  component: CartLine,
  tags: ["stable"],
  args: {
    name: "Nela, szylkret",
    href: "#nela",
    picture: <FramePicture src={pictureOf(nela, "square")} alt="" crop="square" />,
    mark: <TempleMark {...nela} />,
    options: [
      { label: "Kolor", value: "szylkret" },
      { label: "Rozmiar", value: "średni" },
    ],
    quantity: 1,
    quantityControl: <QuantityStepper product="Nela, szylkret" value={1} available={4} onChange={fn()} />,
    unitPrice: zloty(47_700),
    rowTotal: zloty(47_700),
    onRemove: fn(),
  },
  render: (args) => (
    <CartLines label="Koszyk">
      <CartLine {...args} />
    </CartLines>
  ),
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole("listitem");
    await expect(within(line).getByRole("link", { name: "Nela, szylkret" })).toHaveAttribute("href", "#nela");
    await expect(line).toHaveTextContent("Kolor: szylkret");
    await expect(line).toHaveTextContent("477,00 zł");
    await expect(line).not.toHaveTextContent("za sztukę");
  },
};

export const Playground: Story = {};

const bare = {
  name: meta.args.name,
  href: meta.args.href,
  picture: meta.args.picture,
  mark: meta.args.mark,
  options: meta.args.options,
};

export const Summary: Story = {
  render: () => (
    <div style={{ maxInlineSize: 376 }}>
      <CartLines label="Twoje zamówienie">
        <CartLine {...bare} variant="summary" quantity={1} unitPrice={zloty(47_700)} rowTotal={zloty(47_700)} />
        <CartLine
          {...bare}
          variant="summary"
          name="Brzęczyszczykiewicz, ośmiokątne, szare szylkretowe z zielonym refleksem"
          quantity={5}
          unitPrice={zloty(39_900)}
          rowTotal={zloty(199_500)}
          discount={zloty(-19_950)}
        />
      </CartLines>
    </div>
  ),
  play: async ({ canvas }) => {
    const [one, five] = canvas.getAllByRole("listitem");
    await expect(one).toHaveTextContent("1 sztuka");
    await expect(five).toHaveTextContent("5 sztuk, 399,00 zł za sztukę");
    await expect(five).toHaveTextContent("Rabat −199,50 zł");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const SeveralWithNotice: Story = {
  args: {
    quantity: 3,
    unitPrice: zloty(27_900),
    rowTotal: zloty(83_700),
    discount: zloty(-8370),
    notice: <InlineNotice type="warning">Zostały tylko 2 sztuki. Zmniejsz liczbę, aby zamówić.</InlineNotice>,
    quantityControl: <QuantityStepper product="Nela, szylkret" value={3} available={2} onChange={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("listitem")).toHaveTextContent("Uwaga: Zostały tylko 2 sztuki.");
  },
};

/** Removes the line after a confirmation (docs/decisions/product.md#decision-9). */
export const RemovedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.getByRole("button", { name: "Usuń: Nela, szylkret" });
    remove.focus();
    await userEvent.keyboard("{Enter}");
    const question = within(canvas.getByRole("group", { name: "Usunąć z koszyka? Nela, szylkret" }));
    await expect(question.getByRole("button", { name: "Zostaw" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(question.getByRole("button", { name: "Usuń" })).toHaveFocus();
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const KeptOnEscape: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Usuń: Nela, szylkret" }));
    await userEvent.keyboard("{Escape}");
    const remove = canvas.getByRole("button", { name: "Usuń: Nela, szylkret" });
    await expect(remove).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Usuń: Nela, szylkret" })).toHaveFocus();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

/** While the removal waits for a confirmation. */
export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Usuń: Nela, szylkret" }));
    await expect(canvas.getByText("Usunąć z koszyka?", { exact: false })).toBeVisible();
  },
};

/** In a shop that removes lines without a confirmation and offers to undo instead. */
export const RemovedWithoutAQuestion: Story = {
  args: { confirmRemoval: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Usuń: Nela, szylkret" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

function Cart() {
  const [quantity, setQuantity] = useState(1);
  return (
    <CartLines label="Koszyk">
      {["Nela, szylkret", "Okta, ciemna zieleń"].map((name) => (
        <CartLine
          {...bare}
          key={name}
          name={name}
          quantity={quantity}
          quantityControl={<QuantityStepper product={name} value={quantity} available={9} onChange={setQuantity} />}
          unitPrice={zloty(47_700)}
          rowTotal={zloty(47_700 * quantity)}
          onRemove={fn()}
        />
      ))}
    </CartLines>
  );
}

export const Several: Story = {
  render: () => <Cart />,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getAllByRole("button", { name: /Nela/ }).find((button) => button.nextElementSibling === null);
    if (!more) throw new Error("No button increases the quantity.");
    await userEvent.click(more);
    await expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent("954,00 zł");
  },
};

export const OnANarrowPhone: Story = {
  ...SeveralWithNotice,
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Usuń: Nela, szylkret" }));
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Matrix: Story = {
  parameters: { chromatic: photographedInAllModes },
  render: (args) => (
    <CartLines label="Koszyk">
      <CartLine {...args} />
      <CartLine {...args} pending />
      <CartLine
        {...args}
        discount={zloty(-4770)}
        notice={<InlineNotice type="warning">Zostały 2 sztuki.</InlineNotice>}
      />
      <CartLine {...bare} variant="summary" quantity={5} unitPrice={zloty(39_900)} rowTotal={zloty(199_500)} />
    </CartLines>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    name: "Brzęczyszczykiewicz Hornhautscheitelabstandsmessung",
    options: [{ label: "Brillenglasbeschichtung", value: "Superentspiegelung mit Schmutzabweisung" }],
    quantity: 22,
    unitPrice: zloty(1_234_500),
    rowTotal: zloty(27_159_000),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const MissingPicture: Story = {
  args: { picture: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Nela, szylkret" })).toBeVisible();
  },
};
