import { Button, Link, type Salon, StoreMap } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { germanSalons, manySalons, now, salons } from "./salons.ts";

const meta = {
  component: StoreMap,
  tags: ["new"],
  args: { salons, now, country: "PL", chosen: null, onChoose: fn() },
  argTypes: { loadMap: { control: false } },
  render: function Stateful(args) {
    const [chosen, setChosen] = useState(args.chosen);
    const choose = (code: string | null) => {
      setChosen(code);
      args.onChoose(code);
    };
    return <StoreMap {...args} chosen={chosen} onChoose={choose} />;
  },
} satisfies Meta<typeof StoreMap>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const mapIn = (canvas: Canvas) => within(canvas.getByRole("group", { name: "Mapa salonów" }));
/** Waits for a marker. It appears when the code of the map is loaded. */
const findMarker = (canvas: Canvas, name: string) => mapIn(canvas).findByRole("button", { name });

export const Default: Story = {
  args: { distances: { "Kraków-1": 1.64 } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText("15 salonów")).toBeVisible();
    const krakow = await findMarker(canvas, "Kraków, ul. Długa 8");
    await userEvent.click(krakow);
    await expect(args.onChoose).toHaveBeenLastCalledWith("Kraków-1");
    const row = canvas.getByRole("button", { name: "Kraków, ul. Długa 8", expanded: true });
    await expect(row).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Wyznacz trasę Dioptra Kraków" })).toBeVisible();
    await waitFor(() =>
      expect(mapIn(canvas).getByRole("button", { name: "Kraków, ul. Długa 8", pressed: true })).toBeVisible(),
    );
  },
};

export const Playground: Story = {};

/** A salon chosen in the list is highlighted on the map; choosing it again removes the highlight. */
export const FromTheList: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await findMarker(canvas, "Lublin, ul. 3 Maja 41");
    const list = within(canvas.getByRole("list", { name: "Lista salonów" }));
    await userEvent.click(list.getByRole("button", { name: "Lublin, ul. 3 Maja 41" }));
    await waitFor(() =>
      expect(mapIn(canvas).getByRole("button", { name: "Lublin, ul. 3 Maja 41", pressed: true })).toBeVisible(),
    );
    await userEvent.click(list.getByRole("button", { name: "Lublin, ul. 3 Maja 41", expanded: true }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(null);
    await expect(mapIn(canvas).queryByRole("button", { pressed: true })).not.toBeInTheDocument();
  },
};

/** The markers are one tab stop; arrow keys move between them. */
export const ByKeyboard: Story = {
  globals: { motion: "reduced" },
  play: async ({ canvas, args, userEvent }) => {
    const warsaw = await findMarker(canvas, "Warszawa, Rynek 12");
    await expect(
      mapIn(canvas)
        .getAllByRole("button")
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(3);
    warsaw.focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(document.activeElement).toHaveAccessibleName("Olsztyn, ul. 3 Maja 41");
    await userEvent.keyboard("{ArrowDown}");
    await expect(warsaw).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
  },
};

/** 150 salons. Markers that are too close together are clustered; pressing a cluster zooms in. */
export const ManySalons: Story = {
  globals: { motion: "reduced" },
  args: { salons: manySalons },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("150 salonów")).toBeVisible();
    const katowice = await mapIn(canvas).findByRole("button", { name: /^Katowice: \d+ salonów/ });
    const before = mapIn(canvas).getAllByRole("button").length;
    await userEvent.click(katowice);
    await waitFor(() => expect(mapIn(canvas).getAllByRole("button").length).not.toBe(before));
    await userEvent.click(mapIn(canvas).getByRole("button", { name: "Oddal" }));
  },
};

/** Two salons at one address: pressing their marker again chooses the other one. */
export const SeveralAtOnePlace: Story = {
  args: {
    salons: salons.flatMap((salon) => [salon, { ...salon, code: `${salon.code}-2`, street: `${salon.street} b` }]),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await findMarker(canvas, "Szczecin: 2 salony"));
    await expect(args.onChoose).toHaveBeenLastCalledWith("Szczecin-6");
    await waitFor(() => expect(mapIn(canvas).getByRole("button", { pressed: true })).toBeVisible());
    await userEvent.click(mapIn(canvas).getByRole("button", { name: "Szczecin: 2 salony" }));
    await expect(args.onChoose).toHaveBeenLastCalledWith("Szczecin-6-2");
  },
};

const krakow = salons.filter(({ city }) => city === "Kraków");

/** The kilometres that the map's scale names. */
const scaleOf = (canvas: HTMLElement) =>
  Number.parseInt(canvas.querySelector(".leaflet-control-scale-line")?.textContent ?? "", 10);

/** A list that is narrowed to a town moves the map to its region; with all salons the map shows the country again. */
export const Narrowed: Story = {
  globals: { motion: "reduced" },
  args: { salons: krakow },
  render: function Narrowing(args) {
    const [isNarrowed, setNarrowed] = useState(true);
    return (
      <div style={{ display: "grid", gap: 16 }}>
        <Button variant="line" onClick={() => setNarrowed(!isNarrowed)}>
          {isNarrowed ? "Wszystkie salony" : "Tylko Kraków"}
        </Button>
        <StoreMap {...args} salons={isNarrowed ? krakow : salons} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await findMarker(canvas, "Kraków, ul. Długa 8");
    const near = scaleOf(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Wszystkie salony" }));
    await findMarker(canvas, "Szczecin, ul. Długa 8");
    await waitFor(() => expect(scaleOf(canvasElement)).toBeGreaterThan(near));
    const toKrakow = canvas.getByRole("button", { name: "Tylko Kraków" });
    toKrakow.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(scaleOf(canvasElement)).toBe(near));
    await expect(mapIn(canvas).getByRole("button", { name: "Kraków, ul. Długa 8" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Wszystkie salony" })).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { loadMap: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Wczytujemy mapę")).toBeInTheDocument();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(15);
  },
};

const failing = fn(() => Promise.reject(new Error("The map's code cannot be had.")));

/** If the map cannot be loaded, the list is complete and the shopper can retry. */
export const WithError: Story = {
  args: { loadMap: failing },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Wszystkie salony są na liście.");
    const list = within(canvas.getByRole("list", { name: "Lista salonów" }));
    await userEvent.click(list.getByRole("button", { name: "Lublin, ul. 3 Maja 41" }));
    await expect(canvas.getByRole("link", { name: "Wyznacz trasę Dioptra Lublin" })).toBeVisible();
    const before = failing.mock.calls.length;
    await userEvent.click(canvas.getByRole("button", { name: "Spróbuj ponownie" }));
    await waitFor(() => expect(failing.mock.calls.length).toBe(before + 1));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

export const Empty: Story = {
  args: { salons: [], emptyAction: <Link href="#/salony">Wszystkie salony</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Nie mamy tu jeszcze salonu" })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 48 }}>
      <StoreMap {...args} />
      <StoreMap {...args} chosen="Kraków-1" />
      <StoreMap {...args} country="DE" salons={germanSalons} />
    </div>
  ),
};

const withLongWords = (salon: Salon): Salon => ({
  ...salon,
  street: "Kleinwusterwitzer-Straßenbahnhaltestellenplatz 128 a",
  services: ["Bildschirmarbeitsplatzbrillenberatung"],
});

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    salons: salons.map((salon) => withLongWords(salon)),
    chosen: "Warszawa-0",
    distances: { "Warszawa-0": 376.6 },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
