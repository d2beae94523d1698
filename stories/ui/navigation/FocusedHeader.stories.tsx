import { CheckoutSteps, FocusedFooter, FocusedHeader } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: FocusedHeader,
  tags: ["stable"],
  parameters: { layout: "fullscreen" },
  args: { homeHref: "#home", children: <CheckoutSteps current="shipping" done={{ "personal-details": "#details" }} /> },
} satisfies Meta<typeof FocusedHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Dioptra, strona główna" })).toBeVisible();
    await expect(canvas.getByText("Bezpieczne zamówienie")).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Etapy zamówienia" })).toBeVisible();
  },
};

export const Playground: Story = {};

export const OnAPhone: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const WithoutSteps: Story = { render: () => <FocusedHeader homeHref="#home" /> };

/** Without the note on secure ordering. */
export const OfAnAccount: Story = {
  render: () => <FocusedHeader homeHref="#home" purpose="account" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Dioptra, strona główna" })).toBeVisible();
    await expect(canvas.queryByText("Bezpieczne zamówienie")).toBeNull();
  },
};

export const WithFooter: Story = {
  render: (args) => (
    <>
      <FocusedHeader {...args} />
      <main>
        <h1>Zamówienie</h1>
      </main>
      <FocusedFooter
        year={2026}
        links={[
          { label: "Regulamin", href: "#terms" },
          { label: "Prywatność", href: "#privacy" },
          { label: "Dostawa i zwroty", href: "#delivery" },
        ]}
        phone="22 100 45 60"
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Pomoc: 22 100 45 60")).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <>
      <FocusedHeader homeHref="#home">
        <CheckoutSteps current="personal-details" done={{}} />
      </FocusedHeader>
      <main>
        <h1>Zamówienie</h1>
      </main>
      <FocusedFooter year={2026} links={[]} />
    </>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  render: (args) => (
    <>
      <FocusedHeader {...args} />
      <FocusedFooter
        year={2026}
        links={[{ label: "Allgemeine Geschäftsbedingungen und Widerrufsbelehrung", href: "#terms" }]}
        phone="+49 30 1234567890"
      />
    </>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
