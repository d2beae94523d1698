import { Button, ReviewList, type ReviewListProps, type PublishedReview } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";

const reviews: readonly PublishedReview[] = [
  {
    id: "1",
    rating: 5,
    title: "Wreszcie nie zjeżdżają",
    detail:
      "Mam wąski nos i zwykle wszystko mi się zsuwa. Sprawdziłam stare okulary (21 mm mostek) i te leżą dokładnie tak samo.",
    nickname: "Magdalena",
    createdAt: "2026-11-03T09:00:00Z",
    purchase: "verified",
    variant: "Szylkret, średni",
  },
  {
    id: "2",
    rating: 4,
    title: "Cieńsze, niż się bałem",
    detail: "Minus cztery i szkła 1,67. Brzeg prawie nie wystaje, tak jak pokazywał podgląd.",
    nickname: "Piotr",
    createdAt: "2026-10-21T18:30:00Z",
    purchase: "verified",
    variant: "Czarny, szeroki",
  },
  {
    id: "3",
    rating: 1,
    title: "Za ciężkie",
    detail: "Po godzinie czuję je na uszach.",
    nickname: "Ł.",
    createdAt: "2026-09-02T07:00:00Z",
    purchase: "unknown",
  },
];

const meta = {
  component: ReviewList,
  tags: ["new"],
  args: {
    average: 4.8,
    counts: { 5: 104, 4: 16, 3: 4, 2: 1, 1: 1 },
    reviews,
    sort: "newest",
    onSort: fn(),
    stars: null,
    onStars: fn(),
    nextHref: "#opinie-2",
    onMore: fn(),
    onRetry: fn(),
    write: <Button variant="line">Napisz opinię</Button>,
  },
  render: function Stateful(args) {
    const [stars, setStars] = useState<ReviewListProps["stars"]>(args.stars);
    const change = (next: ReviewListProps["stars"]) => {
      setStars(next);
      args.onStars(next);
    };
    const shown = args.reviews.filter((review) => stars === null || review.rating === stars);
    return <ReviewList {...args} reviews={shown} stars={stars} onStars={change} />;
  },
} satisfies Meta<typeof ReviewList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("126 opinii")).toBeVisible();
    await expect(canvas.getByText("3 listopada 2026")).toBeVisible();
    await expect(canvas.getAllByText("Potwierdzony zakup")).toHaveLength(2);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Kolejność" }), "Najgorsze");
    await expect(args.onSort).toHaveBeenLastCalledWith("lowest");
    await userEvent.click(canvas.getByRole("link", { name: "Pokaż więcej opinii" }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

/** A row of the distribution filters the list; pressing it again removes the filter. */
export const FilteredByStars: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole("button", { name: "Tylko z oceną 4: 16 opinii" });
    await userEvent.click(row);
    await expect(row).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "Pokaż wszystkie oceny" }));
    await expect(args.onStars).toHaveBeenLastCalledWith(null);
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 48 }}>
      <ReviewList {...args} />
      <ReviewList {...args} stars={5} reviews={reviews.slice(0, 1)} nextHref={null} />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    reviews: [
      {
        id: "1",
        rating: 3,
        title: "Gleitsichtbrillenglasdurchmesserberechnung",
        detail: "Donaudampfschifffahrtsgesellschaftskapitänsbrille".repeat(3),
        nickname: "Hieronymus von Brillenschleiferhausen-Ott",
        createdAt: "2026-11-03T09:00:00Z",
        purchase: "verified",
        variant: "Bernsteinhavanna mit Perlmuttschimmer, schmal",
      },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Empty: Story = {
  args: { average: 0, counts: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 }, reviews: [], nextHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nikt jeszcze nie napisał opinii o tym produkcie.")).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: "loading", reviews: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("[aria-busy=true]")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Pokaż więcej opinii" })).toBeNull();
    await expect(canvas.queryByText(/Nikt jeszcze nie napisał opinii/)).toBeNull();
  },
};

/** While more reviews are loading, the loaded ones stay. */
export const LoadingMore: Story = {
  args: { state: "loading" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
  },
};

/** There are ratings with two stars, but their reviews are waiting for moderation. */
export const NoneSuch: Story = {
  args: { stars: 2, nextHref: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).not.toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Pokaż wszystkie oceny" }));
    await expect(args.onStars).toHaveBeenLastCalledWith(null);
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
  },
};

export const WithError: Story = {
  args: { state: "failed", reviews: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Spróbuj ponownie" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Loaded reviews stay, and the shopper can retry. */
export const Offline: Story = {
  globals: { network: "offline" },
  args: { state: "failed" },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/Sprawdź połączenie z internetem/);
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
    await userEvent.click(canvas.getByRole("button", { name: "Spróbuj ponownie" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
