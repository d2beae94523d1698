import {
  type CloseReason,
  Drawer,
  FramePicture,
  type WishlistItem,
  WishlistPanel,
  type WishlistPanelProps,
  TempleMark,
} from "@dioptra/ui";
import type { Finish, FrameShape } from "@dioptra/ui/eyewear";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { frameOf } from "../../eyewear/frames.ts";
import { pictureOf } from "../../eyewear/pictureOf.tsx";
import { zloty } from "../../money.ts";

function wishlistItem(
  name: string,
  kind: string,
  shape: FrameShape,
  finish: Finish,
  others: Partial<WishlistItem> = {},
): WishlistItem {
  const frame = frameOf(shape, finish);
  return {
    id: name,
    name,
    kind,
    mark: <TempleMark {...frame} />,
    href: `#${name}`,
    picture: <FramePicture src={pictureOf(frame, "square")} alt="" crop="square" />,
    price: { current: zloty(39_900) },
    buying: "at-once",
    ...others,
  };
}

const items = [
  wishlistItem("Nela", "Halny, panto", "panto", "havana", {
    price: { current: zloty(27_900), lowestOf30Days: zloty(34_900) },
  }),
  wishlistItem("Bruno", "Mirno, kwadratowe", "square", "navy", { buying: "choose" }),
  wishlistItem("Okta", "Okno 27, geometryczne", "geometric", "bottle", { buying: "sold-out" }),
];

/** Keeps the list, as the shop does. */
function EditableWishlist(props: WishlistPanelProps) {
  const [shown, setShown] = useState(props.items);
  const without = (id: string) => setShown(shown.filter((item) => item.id !== id));
  return (
    <WishlistPanel
      {...props}
      items={shown}
      onMove={(id) => {
        props.onMove(id);
        without(id);
      }}
      onRemove={(id) => {
        props.onRemove(id);
        without(id);
      }}
      onRestore={(id, place) => {
        props.onRestore(id, place);
        setShown(shown.toSpliced(place, 0, ...props.items.filter((item) => item.id === id)));
      }}
    />
  );
}

const meta = {
  component: WishlistPanel,
  tags: ["new"],
  args: {
    items,
    shopHref: "#oprawki",
    shareHref: "#lista-7F3K",
    onShare: fn(),
    onMove: fn(),
    onRemove: fn(),
    onRestore: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <main style={{ maxInlineSize: 440 }}>
      <h2>Ulubione</h2>
      <EditableWishlist {...args} />
    </main>
  ),
} satisfies Meta<typeof WishlistPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole("listitem");
    await expect(first).toHaveTextContent("Najniższa cena z 30 dni przed obniżką: 349,00 zł");
    await expect(first).toHaveTextContent("Dostępne");
    await expect(third).toHaveTextContent("Wyprzedane");
    await expect(within(third ?? document.body).queryByRole("button", { name: /koszyka/ })).toBeNull();
    await expect(within(second ?? document.body).getByRole("link", { name: "Wybierz wariant: Bruno" })).toHaveAttribute(
      "href",
      "#Bruno",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Przenieś do koszyka: Nela" }));
    await expect(args.onMove).toHaveBeenCalledWith("Nela");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Usuń z ulubionych: Bruno" })).toHaveFocus());
  },
};

export const Playground: Story = {};

/**
 * Removes a product without confirmation and offers to undo. The product returns to its place, and so does the focus.
 */
export const RemovedAndBack: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Usuń z ulubionych: Bruno" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledWith("Bruno");
    await expect(canvas.getByText("Usunięto: Bruno")).toBeVisible();
    const undo = canvas.getByRole("button", { name: "Cofnij: Bruno" });
    await expect(undo).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRestore).toHaveBeenCalledWith("Bruno", 1);
    await expect(canvas.getAllByRole("listitem")[1]).toHaveTextContent("Bruno");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Usuń z ulubionych: Bruno" })).toHaveFocus());
  },
};

/** The last product can be restored too. */
export const LastRemoved: Story = {
  args: { items: items.slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Usuń z ulubionych: Nela" }));
    await expect(canvas.getByRole("heading", { name: "Nie masz jeszcze nic w ulubionych" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Cofnij: Nela" }));
    await expect(canvas.getByRole("link", { name: "Nela" })).toBeVisible();
  },
};

export const Shared: Story = {
  args: { copied: "yes" },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Link do tej listy" });
    await expect(link).toHaveAttribute("href", "#lista-7F3K");
    await userEvent.click(link);
    await expect(args.onShare).toHaveBeenCalledOnce();
    await expect(canvas.getByText("Link skopiowany.")).toBeVisible();
  },
};

const onClose = fn<(reason: CloseReason) => void>();

export const InADrawer: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <Drawer open title="Ulubione" count={args.items.length} onClose={onClose}>
      <EditableWishlist {...args} />
    </Drawer>
  ),
  play: async () => {
    const drawer = within(screen.getByRole("dialog", { name: /^Ulubione/ }));
    await waitFor(() => expect(drawer.getByRole("link", { name: "Nela" })).toBeVisible());
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveTextContent("Nie masz jeszcze nic w ulubionych");
    await expect(canvas.getByRole("link", { name: "Zobacz oprawki" })).toHaveAttribute("href", "#oprawki");
    await expect(canvas.queryByRole("link", { name: "Link do tej listy" })).toBeNull();
  },
};

export const Loading: Story = {
  args: { state: "loading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Ulubione" })).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Wczytujemy ulubione");
  },
};

export const WithError: Story = {
  args: { state: "failed" },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Nie udało się wczytać ulubionych.");
    await userEvent.click(canvas.getByRole("button", { name: "Spróbuj ponownie" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Keeps the products that were loaded before. */
export const Offline: Story = {
  args: { state: "offline" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Jesteś offline. Ceny i dostępność mogły się zmienić.")).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};

/** The stage keeps its size if the picture cannot be loaded. */
export const MissingPicture: Story = {
  args: {
    items: [
      wishlistItem("Nela", "Halny, panto", "panto", "havana", {
        picture: <FramePicture src="/missing.svg" alt="" crop="square" />,
      }),
    ],
  },
};

export const Matrix: Story = {
  args: { moving: "Nela", copied: "yes" },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: {
    items: [
      wishlistItem(
        "Kunststoffgläserkompatibilitätsfassung 12",
        "Nickelfreiheitsbescheinigte Edelstahlfassung",
        "square",
        "black",
        {
          price: { current: zloty(1_127_900), lowestOf30Days: zloty(1_134_900) },
        },
      ),
      wishlistItem("Żółwiowa Gęś z Brzęczyszczykiewiczówki II", "Łódź, trapezowe", "trapezoid", "wine", {
        buying: "choose",
      }),
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
