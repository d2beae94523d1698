import {
  CompareToggle,
  FramePicture,
  ProductCard,
  type ProductCardProps,
  ProductGrid,
  QuickAdd,
  WishlistToggle,
} from "@dioptra/ui";
import { finishes } from "@dioptra/ui/eyewear";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { zloty } from "../../money.ts";
import { cardOf } from "./shelf.tsx";
import { photographedInAllModes } from "../../../../.storybook/modes.ts";

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

export const Default: Story = {
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

export const Playground: Story = {};

/** The dots are above the link that covers the card. Another colour changes picture, price and link in place. */
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

const [bottle, black] = okta.finishes;

/** A colour can have its own price. */
export const WithItsOwnPrice: Story = {
  args: {
    finishes: [bottle, ...(black ? [{ ...black, price: { current: zloty(44_900) } }] : [])],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("399,00 zł")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "czarny" }));
    await expect(canvas.getByText("449,00 zł")).toBeVisible();
  },
};

const reduced = { current: zloty(31_920), lowestOf30Days: zloty(39_900) };

/** Chooses one colour after the other, and expects that neither the list nor a line of the card moves. */
const standsStill: Story["play"] = async ({ canvas, canvasElement, userEvent }) => {
  await document.fonts.ready;
  const places = () =>
    [...canvasElement.querySelectorAll("ul, li, h3, li > p")].map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return [Math.round(top), Math.round(height)];
    });
  const before = places();
  for (const colour of ["czarny", "bordowy", "butelkowa zieleń"]) {
    await userEvent.click(canvas.getByRole("radio", { name: colour }));
    await expect(canvas.getByRole("radio", { name: colour })).toBeChecked();
    await expect(places()).toEqual(before);
  }
};

const [, , wine] = okta.finishes;

/** A colour that is reduced, with a second line, has its room from the start. */
export const OneColourReduced: Story = {
  args: {
    name: "Okta, oprawki z bardzo lekkiego tworzywa",
    finishes: [
      bottle,
      ...(black ? [{ ...black, price: reduced }] : []),
      ...(wine ? [{ ...wine, price: { ...reduced, regular: zloty(42_900) } }] : []),
    ],
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getAllByText("399,00 zł")[0]).toBeVisible();
    for (const text of canvas.getAllByText(/^Najniższa cena/)) await expect(text).not.toBeVisible();
    await standsStill(context);
  },
};

/** The same on a phone, where the price has its own line. */
export const OneColourReducedOnPhone: Story = {
  ...OneColourReduced,
  globals: { viewport: { value: "mobile1" } },
};

/** A card that begins with the reduction keeps the room of the usual price beside its name. */
export const OneColourNotReduced: Story = {
  args: {
    price: reduced,
    finishes: [
      bottle,
      ...(black ? [{ ...black, price: { current: zloty(44_900) } }] : []),
      ...(wine ? [{ ...wine, price: { current: zloty(44_900) } }] : []),
    ],
  },
  play: standsStill,
};

const onAdd = fn<(id: string) => void>();

/** A card with a wishlist button, the comparison and a button to add to the cart. */
function CardWithActions(props: ProductCardProps) {
  const [isWished, setWished] = useState(false);
  const [isCompared, setCompared] = useState(false);
  return (
    <ProductGrid label="Nowe oprawki">
      <ProductCard
        {...props}
        corner={<WishlistToggle name={props.name} isWished={isWished} onChange={setWished} />}
        actions={
          <>
            <QuickAdd
              name={props.name}
              variants={[
                { id: "okta-bottle-50", label: "butelkowa zieleń, 50-20-145", available: "yes" },
                { id: "okta-wine-50", label: "bordowy, 50-20-145", available: "sold-out" },
              ]}
              onAdd={onAdd}
            />
            <CompareToggle
              name={props.name}
              isCompared={isCompared}
              count={isCompared ? 2 : 1}
              onChange={setCompared}
              compareHref="#porownanie"
            />
          </>
        }
      />
    </ProductGrid>
  );
}

/** All controls are above the link that covers the card. */
export const WishedComparedAdded: Story = {
  render: (args: ProductCardProps) => <CardWithActions {...args} />,
  beforeEach: () => {
    onAdd.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole("button", { name: "Ulubione: Okta" });
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Porównaj: Okta" }));
    await expect(canvas.getByRole("checkbox", { name: "Porównaj: Okta" })).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Wybierz i dodaj: Okta" }));
    await waitFor(() => expect(canvas.getByRole("menu", { name: "Wybierz i dodaj: Okta" })).toBeVisible());
    await userEvent.click(canvas.getByRole("menuitem", { name: "butelkowa zieleń, 50-20-145" }));
    await expect(onAdd).toHaveBeenCalledWith("okta-bottle-50");
    await expect(canvas.getByRole("link", { name: "Okta" })).toHaveAttribute("href", "#Okta-bottle");
  },
};

/** Draws the dimension line on the first hover or focus, as long as the frame is wide in the picture. */
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

/** Shows the dots that fit and counts the rest. */
export const SevenSwatches: Story = {
  args: {
    ...cardOf("Nela", "Halny, panto", "panto", ["havana", "black", "navy", "grey-havana", "crystal", "wine", "sky"]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("radio")).toHaveLength(4);
    await expect(canvas.getByRole("radiogroup", { name: "Nela, kolor" })).toHaveTextContent("+3");
  },
};

export const SoldOut: Story = {
  args: { badges: ["sold-out", "bestseller"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Wyprzedane")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Okta" })).toBeVisible();
  },
};

/** The stage keeps its size if the picture cannot be loaded. */
export const MissingPicture: Story = {
  args: { ...okta, finishes: [{ ...okta.finishes[0], picture: { src: "/missing.svg" } }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("link", { name: "Okta" })).toBeVisible();
    const stage = canvasElement.querySelector("img")?.parentElement?.getBoundingClientRect();
    await expect((stage?.height ?? 0) / (stage?.width ?? 1)).toBeCloseTo(4 / 3, 1);
  },
};

/** No badge, new, bestseller, promotion, super promotion, reduced, sold out, and without colours. */
export const Matrix: Story = {
  parameters: { chromatic: photographedInAllModes },
  render: () => (
    <ProductGrid label="Oprawki">
      <ProductCard {...cardOf("Wanda", "Tarnina, trapezowe", "trapezoid", ["wine"])} />
      <ProductCard {...cardOf("Bruno", "Mirno, kwadratowe", "square", ["navy", "black"], { badges: ["new"] })} />
      <ProductCard {...cardOf("Luna", "Mirno, okrągłe", "round", ["gold", "silver"], { badges: ["bestseller"] })} />
      <ProductCard {...cardOf("Miodek", "Tarnina, owalne", "oval", ["honey"], { badges: ["promotion", "new"] })} />
      <ProductCard {...cardOf("Okta", "Okno 27", "geometric", ["bottle"], { badges: ["super-promotion"] })} />
      <ProductCard
        {...cardOf("Nela", "Halny, panto", "panto", ["havana", "black", "navy", "grey-havana", "crystal"], {
          price: { current: zloty(27_900), lowestOf30Days: zloty(34_900) },
          badges: ["bestseller"],
        })}
      />
      <ProductCard {...cardOf("Pilot", "Halny, pilotki", "triangular", ["silver"], { badges: ["sold-out"] })} />
      <ProductCard
        href="#etui"
        name="Etui twarde"
        kind="na jedną parę"
        picture={<FramePicture src="/missing.svg" alt="" crop="card" />}
        price={{ current: zloty(4_900) }}
      />
    </ProductGrid>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <ProductGrid label="Fassungen">
      <ProductCard
        {...cardOf(
          "Brzęczyszczykiewicz z zielonym refleksem i bardzo długą nazwą",
          "Nickelfreiheitsbescheinigte Edelstahlfassung",
          "square",
          finishes,
          { price: { current: zloty(1_139_900), lowestOf30Days: zloty(1_239_900) }, badges: ["bestseller", "new"] },
        )}
        corner={<WishlistToggle name="Brzęczyszczykiewicz" isWished onChange={fn()} />}
        actions={
          <QuickAdd
            name="Brzęczyszczykiewicz"
            variants={[{ id: "1", label: "szylkret", available: "yes" }]}
            onAdd={onAdd}
          />
        }
      />
      <ProductCard
        {...cardOf("Kunststoffgläserkompatibilitätsfassung12", "Łódź, trapezowe", "trapezoid", ["wine"], {
          badges: ["super-promotion", "new"],
        })}
        corner={<WishlistToggle name="Fassung" isWished={false} onChange={fn()} />}
      />
    </ProductGrid>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
