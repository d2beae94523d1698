import { PickupPointMap, PickupPointPicker } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { points } from "./pickupPoints.ts";

const meta = {
  component: PickupPointPicker,
  tags: ["new"],
  args: {
    points,
    value: null,
    onChange: fn(),
    onSearch: fn(),
    onRetry: fn(),
    map: fn((choice) => <PickupPointMap country="PL" {...choice} />),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (id: string) => {
      setValue(id);
      args.onChange(id);
    };
    return <PickupPointPicker {...args} value={value} onChange={change} />;
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 624 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PickupPointPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lists the nearest points first. Once a point is confirmed, only that point is shown. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [nearest] = canvas.getAllByRole("radio");
    await expect(nearest).toHaveAccessibleName(/^WAW214M 250\sm$/);
    await userEvent.click(canvas.getByText("WAW214M"));
    await expect(args.onChange).toHaveBeenLastCalledWith("WAW214M");
    await userEvent.click(canvas.getByRole("button", { name: "Wybierz WAW214M" }));
    await expect(canvas.queryByRole("radio")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Zmień punkt" })).toHaveFocus();
    await expect(canvas.getByText(/Świętokrzyska 20, 00-002 Warszawa/)).toBeVisible();
  },
};

export const Playground: Story = {};

export const FoundByTown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Miasto, ulica lub kod pocztowy" }), "lodz");
    await expect(args.onSearch).toHaveBeenLastCalledWith("lodz");
    await expect(canvas.getAllByRole("radio")).toHaveLength(1);
    await userEvent.clear(canvas.getByRole("searchbox"));
    await userEvent.type(canvas.getByRole("searchbox"), "00-0");
    await expect(canvas.getAllByRole("radio")).toHaveLength(2);
  },
};

export const Outage: Story = {
  play: async ({ canvas }) => {
    const closed = canvas.getByRole("radio", { name: /^WAW87N/ });
    await expect(closed).toBeDisabled();
    await expect(closed).toHaveAccessibleDescription(/Teraz nie przyjmuje paczek\.$/);
  },
};

/** Renders the map only when the shopper opens it. A point chosen there is chosen in the list, and the other way round. */
export const MapOnRequest: Story = {
  globals: { motion: "reduced" },
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.map).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Pokaż mapę" }));
    const map = within(canvas.getByRole("group", { name: "Mapa punktów odbioru" }));
    await userEvent.click(await map.findByRole("button", { name: "Kiosk Pod Zegarem (POP-LOD3), Piotrkowska 12" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("POP-LOD3");
    await expect(canvas.getByRole("radio", { name: /^Kiosk Pod Zegarem/ })).toBeChecked();
    await userEvent.click(canvas.getByText("WAW214M"));
    const marker = "WAW214M, Świętokrzyska 20";
    await waitFor(() => expect(map.getByRole("button", { name: marker, pressed: true })).toBeVisible());
    await expect(map.queryByRole("button", { name: /WAW87N/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Ukryj mapę" }));
    await expect(canvas.queryByRole("group", { name: "Mapa punktów odbioru" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Wybierz WAW214M" }));
    await expect(canvas.getByRole("button", { name: "Zmień punkt" })).toHaveFocus();
  },
};

export const Chosen: Story = { args: { value: "POP-LOD3" } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <PickupPointPicker {...args} />
      <PickupPointPicker {...args} value="WAW214M" />
      <PickupPointPicker {...args} error="Nie wybrano punktu. Wybierz jeden z listy." />
      <PickupPointPicker {...args} points="loading" />
      <PickupPointPicker {...args} points="failed" />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    points: [
      {
        id: "DE-PAKETSHOP-0000012345",
        kind: "shop",
        name: "Donaudampfschifffahrtsgesellschaftskiosk",
        street: "Hornhautscheitelabstandsmessungsstraße 123",
        postcode: "10115",
        city: "Neustadt an der Weinstraße",
        hours: "montags bis freitags 8 bis 18 Uhr",
        distance: 12.34,
        paymentOnPickup: true,
      },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Empty: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nie ma tu żadnego punktu odbioru\./)).toBeVisible();
  },
};

export const Loading: Story = { args: { points: "loading" } };

export const WithError: Story = {
  args: { points: "failed" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Spróbuj ponownie" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { points: "offline" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nie masz połączenia\./)).toBeVisible();
  },
};
