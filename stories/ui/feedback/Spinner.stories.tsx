import { Button, Spinner } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = { component: Spinner, tags: ["new"] } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Wczytujemy");
  },
};

export const Playground: Story = {};

export const WithSeenWords: Story = {
  args: { label: "Sprawdzamy numer NIP", labelDisplay: "visible" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Sprawdzamy numer NIP")).toBeVisible();
  },
};

/** Silent for screen readers, since the button says what is in progress. */
export const InAButton: Story = {
  render: () => (
    <Button pending>
      <Spinner labelDisplay="none" />
      Wysyłamy zamówienie
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Wysyłamy zamówienie" })).toBeVisible();
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};

/** Fades instead of turning. */
export const ReducedMotion: Story = {
  globals: { motion: "reduced" },
  args: { size: "medium" },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 24, justifyItems: "start" }}>
      {(["small", "medium"] as const).flatMap((size) =>
        (["hidden", "visible"] as const).map((labelDisplay) => (
          <Spinner key={`${size}-${labelDisplay}`} size={size} labelDisplay={labelDisplay} />
        )),
      )}
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    label: "Umsatzsteuer-Identifikationsnummer wird beim Bundeszentralamt für Steuern geprüft",
    labelDisplay: "visible",
    size: "medium",
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
