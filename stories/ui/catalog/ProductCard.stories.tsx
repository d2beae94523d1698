import { FinishDots, ProductBadges, ProductCard, type ProductCardProps, ProductGrid } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { cardOf, zloty } from "./shelf.tsx";

const okta = cardOf("Okta", "Okno 27, geometryczne", "geometric", ["bottle", "black", "wine", "havana", "crystal"], {
  badges: ["new"],
});

const meta = {
  component: ProductCard,
  tags: ["stable"],
  args: { ...okta },
  render: (args: ProductCardProps) => (
    <ProductGrid label="Nowe oprawki">
      <ProductCard {...args} />
    </ProductGrid>
  ),
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAFrame: Story = {
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole("listitem");
    await expect(canvas.getByRole("heading", { level: 3, name: "Okta" })).toBeVisible();
    await expect(canvas.getByText("Nowość")).toBeVisible();
    const link = canvas.getByRole("link", { name: "Okta" });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const { left, top, width, height } = card.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 3)).toBe(link);
  },
};

/** `FinishDots` lie above the link: another colour is another picture and another variant, on the same page. */
export const InAnotherColour: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const picture = () => canvasElement.querySelector("img")?.src;
    const first = picture();
    await expect(canvas.getByRole("radiogroup", { name: "Okta, kolor" })).toHaveTextContent("+1");
    await userEvent.click(canvas.getByRole("radio", { name: "bordowy" }));
    await expect(canvas.getByRole("radio", { name: "bordowy" })).toBeChecked();
    await expect(picture()).not.toBe(first);
    await expect(canvas.getByRole("link", { name: "Okta" })).toHaveAttribute("href", "#Okta-wine");
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "butelkowa zieleń" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "czarny" })).toBeChecked();
    await expect(canvas.getByRole("link", { name: "Okta" })).toHaveAttribute("href", "#Okta-black");
  },
};

const [bottle, black] = okta.looks;

export const WithItsOwnPrice: Story = {
  args: {
    looks: [bottle, ...(black ? [{ ...black, price: { current: zloty(44_900) } }] : [])],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("399,00 zł")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "czarny" }));
    await expect(canvas.getByText("449,00 zł")).toBeVisible();
  },
};

/** The `WidthLine` comes when it is first pointed at, as long in the picture as the frame is wide. */
export const PointedAt: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText("132 mm")).toBeNull();
    canvas.getByRole("link", { name: "Okta" }).focus();
    await expect(await canvas.findByText("132 mm")).toBeInTheDocument();
    const [line] = canvasElement.querySelectorAll("line");
    const end = (name: "x1" | "x2") => Number(line?.getAttribute(name)?.replace("%", ""));
    await expect(end("x2") - end("x1")).toBeCloseTo((132 / 156) * 100);
  },
};

export const Reduced: Story = {
  args: {
    price: { current: zloty(31_920), lowestOf30Days: zloty(39_900) },
    badges: ["promotion", "bestseller"],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("−20%")).toBeVisible();
    await expect(canvas.getByText("Bestseller")).toBeVisible();
    await expect(canvas.queryByText("Promocja")).toBeNull();
    await expect(canvas.getByText("Najniższa cena z 30 dni przed obniżką: 399,00 zł")).toBeVisible();
  },
};

export const OfContactLenses: Story = {
  render: () => (
    <ProductGrid label="Soczewki kontaktowe">
      <ProductCard
        href="#aquea"
        name="Aquéa 30"
        picture={
          <svg viewBox="0 0 300 400" aria-hidden="true">
            <rect x="60" y="160" width="180" height="90" fill="#2f7fb5" />
          </svg>
        }
        kind="miesięczne, 6 szt."
        price={{ current: zloty(8_900) }}
      />
    </ProductGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("miesięczne, 6 szt.")).toBeVisible();
    await expect(canvas.queryByRole("radiogroup")).toBeNull();
  },
};

export const LongName: Story = {
  args: {
    name: "Brzęczyszczykiewicz z zielonym refleksem i bardzo długą nazwą",
    price: { current: zloty(139_900) },
  },
};

/** Two words at most, the most important first. */
export const Badges: Story = {
  render: () => (
    <ProductBadges badges={["bestseller", "new", "super-promotion", "sold-out"]} price={{ current: zloty(39_900) }} />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("WyprzedaneSuperpromocja");
  },
};

/** What comes in one colour asks for no choice. */
export const OneDot: Story = {
  render: () => (
    <FinishDots
      product="Luna"
      finishes={[{ id: "1", label: "różowe złoto", finish: "rose-gold", material: "metal" }]}
      chosen="1"
      onChoose={() => {}}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("różowe złoto")).toBeInTheDocument();
    await expect(canvas.queryByRole("radio")).toBeNull();
  },
};
