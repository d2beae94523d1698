import { StoreCard } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { hours, krakow, now } from "./salons.ts";
import { photographedInAllModes } from "../../../.storybook/modes.ts";

const meta = {
  component: StoreCard,
  tags: ["new"],
  args: { salon: krakow, now, distance: 1.64 },
} satisfies Meta<typeof StoreCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: "Dioptra Kraków" })).toBeVisible();
    await expect(canvas.getByText("Otwarte do 19:00")).toBeVisible();
    await expect(canvas.getByText(/1,6\skm stąd/)).toBeVisible();
    await expect(canvas.getByText(/4,9 z 5 \(123 opinie\)/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^\+48/ })).toHaveAttribute("href", "tel:+48220001015");
    await expect(canvas.getByRole("link", { name: "Wyznacz trasę Dioptra Kraków" })).toBeVisible();
    await expect(canvas.getByText("Godziny w tygodniu")).not.toBeVisible();
    await userEvent.click(canvas.getByText("Godziny otwarcia"));
    const week = within(canvas.getByRole("table", { name: "Godziny w tygodniu" }));
    await expect(week.getByRole("row", { name: "piątek 9:00–19:00", current: "date" })).toBeVisible();
    await expect(week.getByRole("row", { name: "niedziela zamknięte" })).toBeVisible();
  },
};

export const Playground: Story = {};

export const ClosesSoon: Story = {
  args: { now: "2026-11-20T17:40:00Z" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Otwarte, wkrótce zamykamy: 19:00")).toBeVisible();
  },
};

export const OpensTomorrow: Story = {
  args: { now: "2026-11-20T18:00:00Z" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Otwarcie jutro o 10:00")).toBeVisible();
  },
};

/** Closed on Saturday night. The next day is a non-trading Sunday. */
export const OpensOnMonday: Story = {
  args: { now: "2026-11-21T17:00:00Z" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Otwarcie: poniedziałek, 9:00")).toBeVisible();
  },
};

/** Christmas Eve is a public holiday, and the salon closes early on the day before. */
export const DaysWithOtherHours: Story = {
  args: {
    now: "2026-12-18T11:00:00Z",
    salon: {
      ...krakow,
      hours: {
        ...hours,
        special: [{ validFrom: "2026-12-23", validThrough: "2026-12-23", opens: "09:00", closes: "15:00" }],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Godziny otwarcia"));
    const otherwise = within(canvas.getByRole("table", { name: "Zmiany w najbliższych dwóch tygodniach" }));
    await expect(otherwise.getByRole("row", { name: "środa, 23 grudnia 9:00–15:00" })).toBeVisible();
    await expect(otherwise.getByRole("row", { name: "czwartek, 24 grudnia zamknięte" })).toBeVisible();
    await expect(otherwise.getAllByRole("row")).toHaveLength(4);
  },
};

/** At the same moment, one salon is open in Poland and another is not yet open in Lisbon. */
export const InItsOwnTimeZone: Story = {
  args: {
    now: "2026-11-20T08:30:00Z",
    salon: { ...krakow, hours: { timeZone: "Europe/Lisbon", week: hours.week } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Otwarcie dziś o 9:00")).toBeVisible();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: photographedInAllModes },
  render: ({ salon }) => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(24rem, 100%), 1fr))", gap: 24 }}>
      <StoreCard salon={salon} now={now} distance={0.4} />
      <StoreCard salon={salon} now="2026-11-20T17:40:00Z" distance={252} />
      <StoreCard salon={salon} now="2026-11-20T18:00:00Z" />
      <StoreCard salon={salon} now="2026-12-23T20:00:00Z" />
      <StoreCard salon={{ ...salon, hours: { timeZone: "Europe/Warsaw", week: [] }, services: [] }} now={now} />
    </div>
  ),
};

/** Without rating, services and distance. */
export const Empty: Story = {
  args: { salon: { ...withoutRating(), services: [] }, distance: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/z 5/)).not.toBeInTheDocument();
    await expect(canvas.getByText(/0\sm stąd/)).toBeVisible();
  },
};

function withoutRating() {
  const { rating: _, ...salon } = krakow;
  return salon;
}

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    distance: 376.6,
    salon: {
      ...krakow,
      name: "Dioptra Mönchengladbach-Rheydt-Geneickener-Bahnhof",
      street: "Kleinwusterwitzer-Straßenbahnhaltestellenplatz 128 a",
      city: "Hellschen-Heringsand-Unterschaar",
      services: ["Bildschirmarbeitsplatzbrillenberatung", "Kontaktlinsenanpassung", "Sehtest"],
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
