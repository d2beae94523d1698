import { Badge, FinishDots, FrameFront, Price, ProductCard, ProductGrid, TempleMark } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const zloty = (minor: number) => ({ minor, currency: "PLN" }) as const;

const okta = {
  shape: "geometric",
  rim: "full",
  material: "acetate",
  finish: "bottle",
  lensWidth: 50,
  lensHeight: 45,
  bridge: 20,
  temple: 145,
  totalWidth: 140,
} as const;

const linia = { ...okta, shape: "rectangular", material: "metal", finish: "gunmetal", lensWidth: 55 } as const;

const meta = {
  component: ProductCard,
  args: {
    href: "#okta",
    name: "Okta",
    picture: <FrameFront frame={okta} label="" />,
    price: <Price current={zloty(39_900)} />,
    kind: "Okno 27, ośmiokątne",
    mark: <TempleMark {...okta} />,
    badges: <Badge>Nowość</Badge>,
    finishes: [
      { finish: "bottle", material: "acetate" },
      { finish: "black", material: "acetate" },
      { finish: "wine", material: "acetate" },
      { finish: "havana", material: "acetate" },
      { finish: "crystal", material: "acetate" },
    ],
    measure: { totalWidth: 140, pictureWidth: 156 },
  },
  render: (args) => (
    <ProductGrid label="Nowe oprawki">
      <ProductCard {...args} />
    </ProductGrid>
  ),
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `FinishDots` says how many colours there are; the link covers the card. */
export const OfAFrame: Story = {
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole("listitem");
    await expect(card).toHaveTextContent("5 kolorów");
    await expect(canvas.getByRole("heading", { level: 3, name: "Okta" })).toBeVisible();
    const link = canvas.getByRole("link", { name: "Okta" });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const { left, top, width, height } = card.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 3)).toBe(link);
  },
};

/** The `WidthLine` is as long in the picture as the frame is wide. */
export const PointedAt: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole("link", { name: "Okta" }).focus();
    await expect(canvas.getByText("140 mm")).toBeInTheDocument();
    const [line] = canvasElement.querySelectorAll("line");
    const drawn =
      Number(line?.getAttribute("x2")?.replace("%", "")) - Number(line?.getAttribute("x1")?.replace("%", ""));
    await expect(drawn).toBeCloseTo((140 / 156) * 100);
  },
};

export const Reduced: Story = {
  args: {
    name: "Linia",
    href: "#linia",
    picture: <FrameFront frame={linia} label="" />,
    kind: "Okno 27, prostokątne",
    price: <Price current={zloty(31_920)} lowestOf30Days={zloty(39_900)} />,
    badges: <Badge tone="sale">−20%</Badge>,
    finishes: [
      { finish: "gunmetal", material: "metal" },
      { finish: "gold", material: "metal" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("listitem")).toHaveTextContent("2 kolory");
  },
};

export const Bare: Story = {
  render: () => (
    <ProductGrid label="Nowe oprawki">
      <ProductCard
        href="#dluga"
        name="Brzęczyszczykiewicz z zielonym refleksem i bardzo długą nazwą"
        picture={<FrameFront frame={okta} label="" />}
        price={<Price current={zloty(139_900)} />}
      />
    </ProductGrid>
  ),
};

export const Dots: Story = {
  render: () => <FinishDots finishes={[{ finish: "rose-gold", material: "metal" }]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 kolor")).toBeInTheDocument();
  },
};
