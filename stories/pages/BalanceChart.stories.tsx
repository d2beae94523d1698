import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { BalanceChart } from "#app/features/franchise/BalanceChart.tsx";
import { withShopTexts } from "./shop/withShopTexts.tsx";

const years = [-280_000_00, -138_880_00, 2_240_00, 143_360_00, 284_480_00, 425_600_00];

const meta = {
  component: BalanceChart,
  tags: ["beta"],
  ...withShopTexts("franchise"),
  args: { balances: years.map((amount, year) => ({ month: 12 * year, amount })), currency: "PLN" },
} satisfies Meta<typeof BalanceChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bars say nothing that the table does not say in figures. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Bilans salonu w ciągu pięciu lat" })).toBeVisible();
    await expect(canvasElement.querySelectorAll("rect")).toHaveLength(args.balances.length);
    await userEvent.click(canvas.getByText("Liczby z wykresu"));
    const rows = within(canvas.getByRole("table")).getAllByRole("row");
    await expect(rows.map(({ textContent }) => textContent?.replaceAll(/\s/g, " "))).toEqual([
      "start−280 000 zł",
      "12 miesięcy−138 880 zł",
      "24 miesiące2240 zł",
      "36 miesięcy143 360 zł",
      "48 miesięcy284 480 zł",
      "60 miesięcy425 600 zł",
    ]);
  },
};

/** All bars hang below the line. */
export const NeverPaysBack: Story = {
  args: { balances: years.map((_, year) => ({ month: 12 * year, amount: -280_000_00 - year * 20_000_00 })) },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector("line")?.getBoundingClientRect();
    for (const bar of canvasElement.querySelectorAll("rect"))
      await expect(bar.getBoundingClientRect().top).toBeCloseTo(line?.top ?? 0, 0);
  },
};
