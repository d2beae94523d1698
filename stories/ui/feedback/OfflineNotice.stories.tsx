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

const message = "Jesteś offline. Pokazujemy to, co było już wczytane.";

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(`Uwaga: ${message}`);
  },
};

export const Playground: Story = {};

export const WithAction: Story = {
  args: { action: { label: "Twój koszyk", href: "#cart" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Twój koszyk" })).toHaveAttribute("href", "#cart");
  },
};

/** Simulates a change of the connection. */
function simulateConnection(network: "online" | "offline") {
  spyOn(navigator, "onLine", "get").mockReturnValue(network === "online");
  window.dispatchEvent(new Event(network));
}

/** Disappears on its own, and announces the connection to screen readers. */
export const ConnectedAgain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(message)).toBeVisible();
    simulateConnection("online");
    await waitFor(() => expect(canvas.queryByText(message)).toBeNull());
    await expect(canvas.getByText("Połączenie wróciło.")).toBeInTheDocument();
    simulateConnection("offline");
    await waitFor(() => expect(canvas.getByText(message)).toBeVisible());
    await expect(canvas.queryByText("Połączenie wróciło.")).toBeNull();
  },
};

/** Shows and announces nothing while the device was never offline. */
export const Online: Story = {
  globals: { network: "online" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("");
  },
};

/** The browser has found a network that does not lead to the shop. */
export const Unreachable: Story = {
  globals: { network: "online" },
  args: { isUnreachable: true, children: "Tryb offline. Pokazujemy zapisaną wersję." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Uwaga: Tryb offline. Pokazujemy zapisaną wersję.");
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
