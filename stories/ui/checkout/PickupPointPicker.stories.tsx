import { PickupPointPicker } from "@dioptra/ui";
import type { PickupPoint } from "@dioptra/ui/rules";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";

const points: readonly PickupPoint[] = [
  {
    id: "WAW87N",
    kind: "locker",
    street: "Marszałkowska 104",
    postcode: "00-017",
    city: "Warszawa",
    hours: "always",
    distance: 0.9,
    paymentOnPickup: false,
    state: "outage",
  },
  {
    id: "WAW214M",
    kind: "locker",
    street: "Świętokrzyska 20",
    postcode: "00-002",
    city: "Warszawa",
    place: "przy wejściu do sklepu",
    hours: "always",
    distance: 0.25,
    paymentOnPickup: true,
  },
  {
    id: "POP-LOD3",
    kind: "shop",
    name: "Kiosk Pod Zegarem",
    street: "Piotrkowska 12",
    postcode: "90-001",
    city: "Łódź",
    hours: "pon.–pt. 8–18",
    paymentOnPickup: true,
  },
];

const meta = {
  component: PickupPointPicker,
  tags: ["new"],
  args: { points, value: null, onChange: fn(), onSearch: fn(), onRetry: fn(), map: fn(() => <p>Mapa punktów</p>) },
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

/** Renders the map only when the shopper opens it. */
export const MapOnRequest: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.map).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Pokaż mapę" }));
    await expect(canvas.getByText("Mapa punktów")).toBeVisible();
    await expect(canvas.getAllByRole("radio")).toHaveLength(3);
    await userEvent.click(canvas.getByRole("button", { name: "Ukryj mapę" }));
    await expect(canvas.queryByText("Mapa punktów")).toBeNull();
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
