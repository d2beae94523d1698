import { OfflineNotice } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor } from "storybook/test";

const meta = {
  component: OfflineNotice,
  tags: ["new"],
  parameters: { layout: "fullscreen" },
  globals: { network: "offline" },
} satisfies Meta<typeof OfflineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = "Jesteś offline. Pokazujemy to, co było już wczytane.";

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(`Uwaga: ${words}`);
  },
};

export const Playground: Story = {};

export const WithAction: Story = {
  args: { action: { label: "Twój koszyk", href: "#cart" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Twój koszyk" })).toHaveAttribute("href", "#cart");
  },
};

/** As a browser tells it. */
function connect(network: "online" | "offline") {
  spyOn(navigator, "onLine", "get").mockReturnValue(network === "online");
  window.dispatchEvent(new Event(network));
}

/** It goes by itself, and the ear is told. */
export const ConnectedAgain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words)).toBeVisible();
    connect("online");
    await waitFor(() => expect(canvas.queryByText(words)).toBeNull());
    await expect(canvas.getByText("Połączenie wróciło.")).toBeInTheDocument();
    connect("offline");
    await waitFor(() => expect(canvas.getByText(words)).toBeVisible());
    await expect(canvas.queryByText("Połączenie wróciło.")).toBeNull();
  },
};

/** With a connection there is nothing to see, and nothing was lost that could be back. */
export const Online: Story = {
  globals: { network: "online" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("");
  },
};

export const Matrix: Story = {
  render: () => (
    <>
      <OfflineNotice />
      <OfflineNotice action={{ label: "Twój koszyk", href: "#cart" }} />
    </>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: { action: { label: "Zwischengespeicherte Bestellungen anzeigen", href: "#orders" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
