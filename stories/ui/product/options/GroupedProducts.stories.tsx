import { FramePicture, GroupedProducts, type GroupedProductItem } from "@dioptra/ui";
import type { GoodsForm } from "@dioptra/ui/eyewear";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { goodsPictureOf } from "../../eyewear/pictureOf.tsx";
import { euro, zloty } from "../../money.ts";

function member(id: GoodsForm, name: string, others: Partial<GroupedProductItem> = {}): GroupedProductItem {
  const goods = { form: id, color: "moss" } as const;
  return {
    id,
    name,
    href: `#${id}`,
    picture: <FramePicture src={goodsPictureOf(goods, "square")} alt="" crop="square" />,
    price: { current: zloty(1200) },
    stock: { state: "in-stock" },
    available: 12,
    ...others,
  };
}

const products = [
  member("solution", "Płyn Rosa 360 ml", {
    kind: "Do soczewek miękkich",
    price: { current: zloty(3499), lowestOf30Days: zloty(3999), perLitre: zloty(9719) },
  }),
  member("lens-case", "Pojemnik na soczewki", {
    price: { current: zloty(900) },
    stock: { state: "last-pieces", pieces: 2 },
    available: 2,
  }),
  member("drops", "Krople nawilżające", {
    price: { current: zloty(2450) },
    stock: { state: "sold-out" },
    available: 0,
  }),
];

const meta = {
  component: GroupedProducts,
  tags: ["new"],
  args: { products, currency: "PLN", onAdd: fn(), onRetry: fn() },
  render: (args) => (
    <main style={{ maxInlineSize: 680 }}>
      <GroupedProducts {...args} />
    </main>
  ),
} satisfies Meta<typeof GroupedProducts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const total = () => canvas.getByText("Razem").parentElement;
    await expect(total()).toHaveTextContent(/^Razem0,00\szł$/);
    const more = (name: string) => canvas.getByRole("button", { name: `Zwiększ liczbę sztuk: ${name}` });
    await userEvent.click(more("Płyn Rosa 360 ml"));
    await userEvent.click(more("Płyn Rosa 360 ml"));
    await userEvent.click(more("Pojemnik na soczewki"));
    await expect(total()).toHaveTextContent(/78,98\szł/);
    await userEvent.click(canvas.getByRole("button", { name: "Zmniejsz liczbę sztuk: Pojemnik na soczewki" }));
    await expect(canvas.getByRole("spinbutton", { name: /Pojemnik/ })).toHaveValue("0");
    await userEvent.click(canvas.getByRole("button", { name: "Dodaj wybrane do koszyka" }));
    await expect(args.onAdd).toHaveBeenLastCalledWith([{ id: "solution", quantity: 2 }], zloty(6998));
  },
};

export const Playground: Story = {};

/** Each reduced price is shown with its lowest price of 30 days. */
export const PricesWithTheirLaw: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole("listitem");
    await expect(first).toHaveTextContent(/Najniższa cena z 30 dni przed obniżką: 39,99\szł/);
    await expect(first).toHaveTextContent(/97,19\szł za litr/);
  },
};

/** Products that cannot be ordered have an explanation instead of a quantity field. */
export const Unavailable: Story = {
  args: {
    products: [
      ...products.slice(2),
      member("vials", "Krople w minimsach", { stock: { state: "back-on", date: "2026-12-04" }, available: 0 }),
    ],
  },
  play: async ({ canvas }) => {
    const [soldOut, back] = canvas.getAllByRole("listitem");
    await expect(soldOut).toHaveTextContent("Wyprzedane");
    await expect(soldOut).toHaveTextContent("Nie można go teraz zamówić.");
    await expect(back).toHaveTextContent(/Znów dostępne: pt\., 4 gru/);
    await expect(canvas.queryByRole("spinbutton")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Dodaj wybrane do koszyka" })).toBeNull();
  },
};

export const NothingTaken: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dodaj wybrane do koszyka" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent(/Nic nie jest wybrane/);
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Zwiększ liczbę sztuk: Płyn Rosa 360 ml" }));
    await expect(canvas.getByRole("alert")).toBeEmptyDOMElement();
  },
};

/** The quantity exceeds the stock: nothing is added until it is corrected. */
export const FewerThanWanted: Story = {
  args: { defaultQuantities: { "lens-case": 5 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dodaj wybrane do koszyka" }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    const line = canvas.getByRole("group", { name: "Pojemnik na soczewki" });
    await expect(line).toHaveAccessibleDescription("Dostępne są tylko 2 sztuki.");
    await expect(canvas.getByRole("spinbutton", { name: /Pojemnik/ })).toHaveValue("5");
    await userEvent.click(canvas.getByRole("button", { name: "Zmniejsz liczbę sztuk: Pojemnik na soczewki" }));
    await userEvent.click(canvas.getByRole("button", { name: "Dodaj wybrane do koszyka" }));
    await expect(args.onAdd).toHaveBeenLastCalledWith([{ id: "lens-case", quantity: 2 }], zloty(1800));
  },
};

/** Invalid typed text stays in the field, and the previous quantity applies. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton", { name: /Płyn/ });
    await userEvent.type(field, "3{Enter}");
    await userEvent.clear(field);
    await userEvent.type(field, "-1");
    await userEvent.tab();
    await expect(field).toHaveValue("-1");
    await expect(field).toHaveAccessibleDescription("Liczba sztuk nie może być mniejsza od 0.");
    await userEvent.click(canvas.getByRole("button", { name: "Dodaj wybrane do koszyka" }));
    await expect(args.onAdd).toHaveBeenLastCalledWith([{ id: "solution", quantity: 3 }], zloty(10_497));
  },
};

export const Adding: Story = {
  args: { pending: true, defaultQuantities: { solution: 1 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dodajemy" }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** The server's reason is shown beside the product until its quantity changes. All quantities stay. */
export const WithError: Story = {
  args: {
    defaultQuantities: { solution: 2, "lens-case": 2 },
    refused: { solution: { reason: "price-unknown" }, "lens-case": { reason: "too-many", available: 1 } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Nie dodano: Płyn Rosa 360 ml i Pojemnik na soczewki. Powody są przy tych produktach.",
    );
    const box = canvas.getByRole("group", { name: "Pojemnik na soczewki" });
    await expect(box).toHaveAccessibleDescription("Dostępna jest tylko 1 sztuka.");
    await expect(within(box).getByRole("spinbutton")).toHaveValue("2");
    await userEvent.click(within(box).getByRole("button", { name: /^Zmniejsz/ }));
    await expect(box).not.toHaveAccessibleDescription();
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Nie dodano: Płyn Rosa 360 ml. Powód jest przy tym produkcie.",
    );
    await expect(canvas.getByRole("spinbutton", { name: /Płyn/ })).toHaveValue("2");
  },
};

export const Empty: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("W tej grupie nie ma teraz żadnego produktu.")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Loading: Story = {
  args: { state: "loading", products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Produkty w tej grupie" })).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Wczytujemy produkty");
  },
};

export const Failed: Story = {
  args: { state: "failed", products: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Spróbuj ponownie" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Products can still be added: the cart is synchronised later. */
export const Offline: Story = {
  args: { state: "offline", defaultQuantities: { solution: 1 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Jesteś offline\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Dodaj wybrane do koszyka" }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const MissingPicture: Story = {
  args: {
    products: [member("cloth", "Ściereczka", { picture: <FramePicture src="/missing.svg" alt="" crop="square" /> })],
  },
};

export const Matrix: Story = {
  args: {
    products: [
      ...products,
      member("spray", "Spray do okularów", { stock: { state: "made-to-order" } }),
      member("cloth", "Ściereczka z mikrofibry", { price: { current: zloty(0) } }),
    ],
    defaultQuantities: { solution: 2, spray: 1, cloth: 1 },
    refused: { spray: { reason: "sold-out" }, cloth: { reason: "failed" } },
  },
};

export const Stress: Story = {
  globals: { locale: "de", textSize: "200", viewport: { value: "mobile1", isRotated: false } },
  args: {
    currency: "EUR",
    products: [
      member("solution", "Kontaktlinsenaufbewahrungsbehälterreinigungsmittel Brzęczyszczykiewicz", {
        kind: "Kombinationspflegemittel für formstabile Linsen",
        price: { current: euro(1_234_999), lowestOf30Days: euro(1_334_999), perLitre: euro(1_234_999) },
        stock: { state: "in-stock", delivery: { from: "2026-11-24", to: "2026-11-26" } },
      }),
      ...products.slice(2),
    ],
    defaultQuantities: { solution: 12 },
    refused: { solution: { reason: "price-unknown" } },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
