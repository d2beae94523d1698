import { PickupPointMap } from "@dioptra/ui";
import type { PickupPoint } from "@dioptra/ui/rules";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { points } from "./pickupPoints.ts";

const meta = {
  component: PickupPointMap,
  tags: ["new"],
  args: { points, country: "PL", chosen: null, onChoose: fn() },
  argTypes: { loadMap: { control: false } },
  render: function Stateful(args) {
    const [chosen, setChosen] = useState(args.chosen);
    const choose = (id: string) => {
      setChosen(id);
      args.onChoose(id);
    };
    return <PickupPointMap {...args} chosen={chosen} onChoose={choose} />;
  },
} satisfies Meta<typeof PickupPointMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens on the part of the country with the points. One that takes no parcels is left out. */
export const Default: Story = {
  globals: { motion: "reduced" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "WAW214M, Świętokrzyska 20" }));
    await expect(args.onChoose).toHaveBeenLastCalledWith("WAW214M");
    await waitFor(() => expect(canvas.getByRole("button", { name: /^WAW214M/, pressed: true })).toBeVisible());
    await expect(canvas.queryByRole("button", { name: /WAW87N/ })).toBeNull();
  },
};

export const Playground: Story = {};

/** The markers are one tab stop; arrow keys move between them, Enter chooses. */
export const ByKeyboard: Story = {
  globals: { motion: "reduced" },
  play: async ({ args, canvas, userEvent }) => {
    const warsaw = await canvas.findByRole("button", { name: "WAW214M, Świętokrzyska 20" });
    warsaw.focus();
    await userEvent.keyboard("{ArrowLeft}{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith("POP-LOD3");
    await expect(document.activeElement).toHaveAccessibleName("Kiosk Pod Zegarem (POP-LOD3), Piotrkowska 12");
  },
};

/** Returns nine lockers in a row. The last three share one place. */
const neighboursAt = (street: string, longitude: number): PickupPoint[] =>
  [...Array(9).keys()].map((index) => ({
    id: `WAW${index}M`,
    kind: "locker",
    street: `${street} ${20 + index}`,
    postcode: "00-002",
    city: "Warszawa",
    paymentOnPickup: true,
    position: { latitude: 52.2359 + Math.min(index, 6) * 0.002, longitude },
  }));

const neighbours = neighboursAt("Świętokrzyska", 21.0123);

/** Markers that are too close together are clustered; pressing a cluster zooms in, or chooses one after the other. */
export const Neighbours: Story = {
  globals: { motion: "reduced" },
  args: { points: neighbours },
  play: async ({ args, canvas, userEvent }) => {
    const last = await canvas.findByRole("button", { name: "Warszawa: 3 punkty" });
    await userEvent.click(last);
    await expect(args.onChoose).toHaveBeenLastCalledWith("WAW6M");
    await waitFor(() => expect(canvas.getByRole("button", { pressed: true })).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Warszawa: 3 punkty" }));
    await expect(args.onChoose).toHaveBeenLastCalledWith("WAW7M");
  },
};

export const Chosen: Story = { args: { chosen: "POP-LOD3" } };

export const Loading: Story = {
  args: { loadMap: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Wczytujemy mapę")).toBeInTheDocument();
  },
};

const failing = fn(() => Promise.reject(new Error("The map's code cannot be had.")));

/** If the map cannot be loaded, it says where the points are listed, and can be tried again. */
export const WithError: Story = {
  args: { loadMap: failing },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Wszystkie punkty są na liście.");
    const before = failing.mock.calls.length;
    await userEvent.click(canvas.getByRole("button", { name: "Spróbuj ponownie" }));
    await waitFor(() => expect(failing.mock.calls.length).toBe(before + 1));
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 32 }}>
      <PickupPointMap {...args} />
      <PickupPointMap {...args} chosen="WAW214M" />
      <PickupPointMap {...args} points={neighbours} />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: { country: "DE", points: neighboursAt("Hornhautscheitelabstandsmessungsstraße", 13.4) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Warszawa: 3 Abholpunkte" })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
