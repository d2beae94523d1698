import {
  FramePicture,
  FreeDeliveryHint,
  Microcart,
  MicrocartLine,
  type MicrocartLineProps,
  TempleMark,
} from "@dioptra/ui";
import type { DrawnFrame } from "@dioptra/ui/eyewear";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { notPhotographed } from "../../../.storybook/modes.ts";
import { frameOf } from "../eyewear/frames.ts";
import { pictureOf } from "../eyewear/pictureOf.tsx";
import { WithOpener } from "../overlays/WithOpener.tsx";
import { zloty } from "../money.ts";

const nela = frameOf("panto", "havana");
const okta = frameOf("geometric", "black");

function Line({ frame, ...props }: Partial<MicrocartLineProps> & { frame: DrawnFrame }) {
  return (
    <MicrocartLine
      name="Nela, szylkret"
      href="#nela"
      picture={<FramePicture src={pictureOf(frame, "square")} alt="" crop="square" />}
      mark={<TempleMark {...frame} />}
      options={[{ label: "Kolor", value: "szylkret" }]}
      quantity={1}
      available={4}
      unitPrice={zloty(47_700)}
      rowTotal={zloty(47_700)}
      onQuantity={fn()}
      onRemove={fn()}
      {...props}
    />
  );
}

const meta = {
  component: Microcart,
  tags: ["stable"],
  parameters: { layout: "fullscreen" },
  args: {
    open: true,
    onClose: fn(),
    count: 3,
    children: [
      <Line key="nela" frame={nela} />,
      <Line key="okta" frame={okta} name="Okta, czarne" quantity={2} rowTotal={zloty(95_400)} />,
    ],
    total: zloty(143_100),
    delivery: "Całość u Ciebie we wtorek, 1 grudnia. Dostawa od 5,00 zł",
    checkoutHref: "#checkout",
    cartHref: "#cart",
    shopHref: "#home",
  },
  render: (args) => (
    <WithOpener initially>{({ open, close }) => <Microcart {...args} open={open} onClose={close} />}</WithOpener>
  ),
} satisfies Meta<typeof Microcart>;
export default meta;
type Story = StoryObj<typeof meta>;

const cart = () => within(screen.getByRole("dialog"));

export const Default: Story = {
  play: async () => {
    await expect(cart().getByRole("heading", { name: "Koszyk 3" })).toHaveFocus();
    await expect(cart().getAllByRole("listitem")).toHaveLength(2);
    await expect(cart().getByRole("link", { name: "Przejdź do kasy" })).toHaveAttribute("href", "#checkout");
    await expect(cart().getByRole("link", { name: "Zobacz koszyk" })).toHaveAttribute("href", "#cart");
    await expect(cart().getByText("Razem").textContent).toMatch(/1431,00/);
  },
};

export const Playground: Story = {};

/** The confirmation is read out with the title, because it is there when the drawer opens. */
export const Added: Story = {
  args: { added: true },
  play: async () => {
    await expect(screen.getByRole("dialog", { name: "Koszyk 3" })).toHaveAccessibleDescription(
      /Produkt dodany do koszyka!/,
    );
  },
};

/** A product that is being added. Closing the drawer stands for the platform's answer. */
function SlowAddition() {
  const [isAdded, setAdded] = useState(false);
  return (
    <Microcart {...meta.args} open adding added={isAdded} onClose={() => setAdded(true)}>
      <Line frame={nela} />
    </Microcart>
  );
}

/** The lines do not move when the confirmation appears, not even from under a pressed pointer. */
export const Adding: Story = {
  parameters: { chromatic: notPhotographed },
  render: () => <SlowAddition />,
  play: async ({ userEvent }) => {
    const top = () => cart().getByRole("list").getBoundingClientRect().top;
    const before = top();
    const [confirmation] = cart().getAllByRole("status");
    await expect(confirmation).toBeEmptyDOMElement();
    await userEvent.click(cart().getByRole("button", { name: "Zamknij" }));
    await expect(confirmation).toHaveTextContent("Produkt dodany do koszyka!");
    await expect(top()).toBe(before);
  },
};

/** With the amount that is missing for free delivery. */
export const AlmostFreeDelivery: Story = {
  args: {
    count: 1,
    children: <Line frame={nela} />,
    total: zloty(37_700),
    freeDelivery: <FreeDeliveryHint subtotal={zloty(37_700)} threshold={zloty(39_900)} />,
  },
  play: async () => {
    const bar = cart().getByRole("progressbar", { name: "Do darmowej dostawy brakuje 22,00\u00A0zł" });
    await expect(bar).toHaveAttribute("value", "37700");
  },
};

export const Empty: Story = {
  args: { count: 0, children: null, total: null },
  play: async () => {
    await expect(cart().getByRole("link", { name: "Zobacz oprawki" })).toHaveAttribute("href", "#home");
    await expect(cart().queryByRole("link", { name: "Przejdź do kasy" })).toBeNull();
  },
};

export const Loading: Story = { args: { count: null, children: null, total: null } };

/** Lines that have changed since they were added to the cart. */
export const WithError: Story = {
  args: {
    children: [
      <Line
        key="few"
        frame={nela}
        quantity={3}
        available={2}
        problem={{ problem: "too-many", available: 2 }}
        rowTotal={zloty(143_100)}
      />,
      <Line key="none" frame={okta} name="Okta, czarne" problem={{ problem: "sold-out" }} />,
      <Line key="gone" frame={okta} name="Okta, morska" href={undefined} problem={{ problem: "gone" }} />,
      <Line key="price" frame={nela} name="Wanda, bordowa" priceBefore={zloty(42_900)} />,
      <Line key="pending" frame={okta} name="Luna, złota" pending />,
    ],
  },
  play: async () => {
    const [few, none, gone, price, pending] = cart().getAllByRole("listitem");
    await expect(few).toHaveTextContent("Zostały tylko 2 sztuki.");
    await expect(cart().getByRole("button", { name: "Zmień na 2: Nela, szylkret" })).toBeEnabled();
    await expect(none).toHaveTextContent("Ten produkt jest wyprzedany. Usuń go, żeby zamówić resztę.");
    await expect(none?.querySelector("input")).toBeNull();
    await expect(gone).toHaveTextContent("Okta, morska");
    await expect(gone?.querySelector("a")).toBeNull();
    await expect(price).toHaveTextContent("było 429,00 zł, jest 477,00 zł");
    await expect(pending).toHaveAttribute("aria-busy", "true");
  },
};

function EditableCart() {
  const [quantities, setQuantities] = useState<Record<string, number>>({ Nela: 1, Okta: 2 });
  const names = Object.keys(quantities);
  const count = Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);
  return (
    <WithOpener initially>
      {({ open, close }) => (
        <Microcart {...meta.args} open={open} onClose={close} count={count} total={zloty(47_700 * count)}>
          {names.map((name) => (
            <Line
              key={name}
              frame={nela}
              name={name}
              quantity={quantities[name] ?? 0}
              onQuantity={(quantity) => setQuantities({ ...quantities, [name]: quantity })}
              onRemove={() => {
                const { [name]: _removed, ...rest } = quantities;
                setQuantities(rest);
              }}
            />
          ))}
        </Microcart>
      )}
    </WithOpener>
  );
}

/** Escape cancels the confirmation without closing the drawer. When a line is removed, the title takes the focus. */
export const LinesRemoved: Story = {
  render: () => <EditableCart />,
  play: async ({ userEvent }) => {
    await waitFor(() => expect(cart().getByRole("button", { name: "Usuń: Nela" })).toBeVisible());
    await userEvent.click(cart().getByRole("button", { name: "Usuń: Nela" }));
    const wasPrevented = !cart()
      .getByRole("button", { name: "Zostaw" })
      .dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    await expect(wasPrevented).toBe(true);
    for (const name of ["Nela", "Okta"]) {
      await userEvent.click(cart().getByRole("button", { name: `Usuń: ${name}` }));
      await userEvent.click(cart().getByRole("button", { name: "Usuń" }));
      await expect(cart().queryByText(name)).toBeNull();
      await waitFor(() => expect(cart().getByRole("heading", { name: /^Koszyk/ })).toHaveFocus());
    }
    await expect(cart().getByText("Twój koszyk jest pusty")).toBeVisible();
  },
};

/** All kinds of lines in one drawer, since two drawers cannot be open at once. */
export const Matrix: Story = {
  args: {
    ...WithError.args,
    added: true,
    children: [
      <Line key="usual" frame={nela} />,
      <Line key="several" frame={okta} name="Okta, czarne" quantity={2} rowTotal={zloty(95_400)} />,
      <Line key="less" frame={okta} name="Halny, zielone" discount={zloty(4770)} rowTotal={zloty(42_930)} />,
      ...[WithError.args?.children].flat(),
    ],
    count: 10,
  },
  play: async () => {
    await expect(cart().getAllByRole("listitem")).toHaveLength(8);
    await expect(cart().getByText("Produkt dodany do koszyka!")).toBeInTheDocument();
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: {
    children: [
      <Line
        key="long"
        frame={nela}
        name="Hornhautscheitelabstandsmessungsfassung Brzęczyszczykiewicz"
        options={[{ label: "Gestaltungsausführung", value: "Bernsteinhavannaperlmuttschimmerverlauf" }]}
        quantity={12}
        available={11}
        problem={{ problem: "too-many", available: 11 }}
        priceBefore={zloty(1_134_500)}
        unitPrice={zloty(1_234_500)}
        rowTotal={zloty(14_814_000)}
      />,
      <Line key="other" frame={okta} name="Święto Żółci" problem={{ problem: "sold-out" }} />,
    ],
    count: 13,
    total: zloty(14_861_700),
    delivery: "Vollständig bei Ihnen am Donnerstag, 31. Dezember. Versand ab 19,90 €",
  },
  play: async () => {
    const drawer = screen.getByRole("dialog");
    await expect(drawer.scrollWidth).toBe(drawer.clientWidth);
    for (const line of cart().getAllByRole("listitem")) {
      await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
    }
  },
};
