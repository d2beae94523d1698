import { AddressText } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: AddressText,
  tags: ["stable"],
  args: {
    address: {
      firstName: "Anna",
      lastName: "Brzęczyszczykiewicz",
      country: "PL",
      street: "Świętokrzyska 14",
      apartment: "7",
      postcode: "00-050",
      city: "Warszawa",
      region: "",
      phone: "+48600100200",
    },
  },
} satisfies Meta<typeof AddressText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Polish: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Świętokrzyska 14 \/ 7/)).toBeVisible();
    await expect(canvas.getByText(/00-050 Warszawa, Polska/)).toBeVisible();
  },
};

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
