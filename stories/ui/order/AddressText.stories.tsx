import { AddressText } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { annasAddress } from "../annasAddress.ts";

const meta = {
  component: AddressText,
  tags: ["stable"],
  args: {
    address: annasAddress,
  },
} satisfies Meta<typeof AddressText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Świętokrzyska 14 \/ 7/)).toBeVisible();
    await expect(canvas.getByText(/00-050 Warszawa, Polska/)).toBeVisible();
  },
};

export const Playground: Story = {};

export const American: Story = {
  args: {
    address: {
      firstName: "Ada",
      lastName: "O'Neill",
      country: "US",
      street: "350 5th Avenue",
      apartment: "",
      postcode: "10118",
      city: "New York",
      region: "NY",
      phone: "+12125550123",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/New York, NY 10118/)).toBeVisible();
  },
};

const address = meta.args.address;

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 24, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <AddressText address={address} />
      <AddressText address={{ ...address, country: "DE", postcode: "10117", city: "Berlin", phone: "+493012345678" }} />
      <AddressText address={{ ...address, country: "IT", postcode: "00184", city: "Roma", phone: "+390612345678" }} />
      <AddressText
        address={{
          ...address,
          country: "US",
          postcode: "10118",
          city: "New York",
          region: "NY",
          phone: "+12125550123",
        }}
      />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", textSize: "200", viewport: { value: "mobile1" } },
  args: {
    address: {
      ...address,
      firstName: "Wilhelmina-Konstancja Bogumiła Stanisława",
      lastName: "Brzęczyszczykiewicz-Chrząszczyżewoszycka",
      street: "Donaudampfschifffahrtsgesellschaftskapitänsallee 128",
      city: "Hellschen-Heringsand-Unterschaar-Wöhrden",
      country: "DE",
      postcode: "25764",
    },
  },
};
