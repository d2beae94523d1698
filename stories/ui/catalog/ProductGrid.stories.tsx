import { Badge, FrameFront, type FrameFrontProps, Price, ProductCard, ProductGrid, TempleMark } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const zloty = (minor: number) => ({ minor, currency: "PLN" }) as const;

const frame = (parts: Partial<FrameFrontProps["frame"]>): FrameFrontProps["frame"] => ({
  shape: "round",
  rim: "full",
  material: "acetate",
  finish: "havana",
  lensWidth: 50,
  lensHeight: 45,
  bridge: 20,
  temple: 145,
  totalWidth: 138,
  ...parts,
});

const products = [
  { name: "Okta", kind: "Okno 27, ośmiokątne", frame: frame({ shape: "geometric", finish: "bottle" }) },
  { name: "Niebo", kind: "Mirno, kwadratowe", frame: frame({ shape: "square", finish: "sky", lensWidth: 52 }) },
  { name: "Nela", kind: "Halny, panto", frame: frame({ shape: "panto", lensWidth: 48, totalWidth: 130 }) },
  { name: "Luna", kind: "Mirno, okrągłe", frame: frame({ material: "metal", finish: "gold", lensWidth: 48 }) },
  {
    name: "Linia",
    kind: "Okno 27, prostokątne",
    frame: frame({ shape: "rectangular", material: "metal", finish: "gunmetal", lensHeight: 34 }),
    lowest: zloty(39_900),
  },
  { name: "Tadek", kind: "Tarnina, z linią brwi", frame: frame({ shape: "trapezoid", material: "mixed" }) },
] as const;

const meta = {
  component: ProductGrid,
  parameters: { layout: "padded" },
  args: {
    label: "Nowe oprawki",
    children: products.map((product) => (
      <ProductCard
        key={product.name}
        href={`#${product.name}`}
        name={product.name}
        level={2}
        picture={<FrameFront frame={product.frame} label="" />}
        price={
          "lowest" in product ? (
            <Price current={zloty(31_920)} lowestOf30Days={product.lowest} />
          ) : (
            <Price current={zloty(39_900)} />
          )
        }
        kind={product.kind}
        mark={<TempleMark {...product.frame} />}
        badges={"lowest" in product ? <Badge tone="sale">−20%</Badge> : <Badge>Nowość</Badge>}
        finishes={[product.frame, { finish: "black", material: "acetate" }]}
        measure={{ totalWidth: product.frame.totalWidth, pictureWidth: 156 }}
      />
    )),
  },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const columns = (grid: HTMLElement) => getComputedStyle(grid).gridTemplateColumns.split(" ").length;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(columns(canvas.getByRole("list"))).toBe(4);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
    const bottoms = canvas.getAllByRole("heading").slice(0, 4);
    await expect(new Set(bottoms.map((name) => name.getBoundingClientRect().top)).size).toBe(1);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(columns(canvas.getByRole("list"))).toBe(2);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: "tablet", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(columns(canvas.getByRole("list"))).toBe(3);
  },
};
