import { CartLine, CartLines, focusFirstProblem, FramePicture, LineProblems, TempleMark } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { frameOf } from "../eyewear/frames.ts";
import { pictureOf } from "../eyewear/pictureOf.tsx";
import { zloty } from "../money.ts";

const meta = {
  component: LineProblems,
  tags: ["stable"],
  args: { name: "Nela", price: zloty(32_900), onAccept: fn() },
} satisfies Meta<typeof LineProblems>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { problem: { problem: "too-many", available: 2 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("Zostały tylko 2 sztuki.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Zmień na 2: Nela" }));
    await expect(args.onAccept).toHaveBeenCalledWith(2);
  },
};

export const Playground: Story = {};

export const SoldOut: Story = {
  args: { problem: { problem: "sold-out" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ten produkt jest wyprzedany\. Usuń go, żeby zamówić resztę\./)).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Gone: Story = { args: { problem: { problem: "gone" } } };

export const LensesGone: Story = {
  args: { problem: { problem: "lenses-gone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Wybierz inne albo usuń produkt/)).toBeVisible();
  },
};

export const PartsGone: Story = {
  args: { problem: { problem: "parts-gone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Części tego zestawu już nie ma/)).toBeVisible();
  },
};

export const Cheaper: Story = {
  args: { priceBefore: zloty(34_900) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/było/)).toHaveTextContent("było 349,00 zł, jest 329,00 zł");
    await expect(focusFirstProblem()).toBe(false);
  },
};

export const Dearer: Story = { args: { priceBefore: zloty(29_900) } };

export const FewerLeftAndDearer: Story = {
  args: { problem: { problem: "too-many", available: 1 }, priceBefore: zloty(29_900) },
};

const nela = frameOf("panto", "havana");
const okta = frameOf("geometric", "black");

/** `focusFirstProblem` moves the focus to the first line that cannot be ordered. The next Tab reaches its actions. */
export const InLines: Story = {
  render: (args) => (
    <>
      <CartLines label="Koszyk">
        <CartLine
          name="Nela"
          href="#nela"
          picture={<FramePicture src={pictureOf(nela, "square")} alt="" crop="square" />}
          mark={<TempleMark {...nela} />}
          quantity={1}
          unitPrice={zloty(32_900)}
          rowTotal={zloty(32_900)}
          notice={<LineProblems {...args} priceBefore={zloty(34_900)} />}
          onRemove={fn()}
        />
        <CartLine
          name="Okta"
          picture={<FramePicture src={pictureOf(okta, "square")} alt="" crop="square" />}
          mark={<TempleMark {...okta} />}
          quantity={2}
          unitPrice={zloty(32_900)}
          rowTotal={zloty(65_800)}
          notice={<LineProblems {...args} name="Okta" problem={{ problem: "gone" }} />}
          onRemove={fn()}
        />
      </CartLines>
      <button type="button" onClick={() => focusFirstProblem()}>
        Przejdź do kasy
      </button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [, gone] = canvas.getAllByRole("listitem");
    if (!gone) throw new Error("The story must show two lines.");
    await expect(within(gone).queryByRole("link")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Przejdź do kasy" }));
    await expect(document.activeElement).toHaveTextContent("Tego produktu już nie ma w sprzedaży.");
    await userEvent.tab();
    await expect(within(gone).getByRole("button", { name: "Usuń: Okta" })).toHaveFocus();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <LineProblems {...args} problem={{ problem: "too-many", available: 2 }} />
      <LineProblems {...args} problem={{ problem: "sold-out" }} />
      <LineProblems {...args} problem={{ problem: "gone" }} />
      <LineProblems {...args} priceBefore={zloty(34_900)} />
      <LineProblems {...args} priceBefore={zloty(29_900)} />
      <LineProblems {...args} problem={{ problem: "too-many", available: 1 }} priceBefore={zloty(29_900)} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    name: "Brzęczyszczykiewicz Hornhautscheitelabstandsmessung",
    problem: { problem: "too-many", available: 22 },
    priceBefore: zloty(1_234_500),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
