import { Breadcrumb, Button, Logo, Price } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useSyncExternalStore } from "react";
import { expect, waitFor } from "storybook/test";
import { type Market, marketOf } from "./market.ts";

const subscribeToNetwork = (notify: () => void) => {
  window.addEventListener("online", notify);
  window.addEventListener("offline", notify);
  return () => {
    window.removeEventListener("online", notify);
    window.removeEventListener("offline", notify);
  };
};

/** Components that depend on the toolbars. */
function ToolbarSamples({ currency }: Pick<Market, "currency">) {
  const online = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  return (
    <>
      <Logo href="#home" />
      <Breadcrumb homeHref="#home" levels={[]} current="Oprawki" />
      <p>{online ? "online" : "offline"}</p>
      <Price current={{ minor: 349_00, currency }} />
      <Button>Dalej</Button>
    </>
  );
}

/** Tests that each toolbar has its effect in the frame of the stories. */
const meta = {
  title: "Toolbars",
  tags: ["!dev", "!autodocs"],
  render: (_, { globals }) => <ToolbarSamples currency={marketOf(globals).currency} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
const ground = () => getComputedStyle(document.body).backgroundColor;

export const AsItIs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("online")).toBeVisible();
    await expect(canvas.getByText(/349,00 zł/)).toBeVisible();
    await expect(ground()).toBe("rgb(255, 255, 255)");
    await expect(rem()).toBe(16);
    await expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(false);
    await expect((await fetch(location.href)).ok).toBe(true);
  },
};

export const Dark: Story = {
  globals: { theme: "dark" },
  play: async () => expect(ground()).toBe("rgb(17, 19, 17)"),
};

export const HighContrast: Story = {
  globals: { theme: "high-contrast" },
  play: async () => expect(getComputedStyle(document.body).color).toBe("rgb(0, 0, 0)"),
};

/** Another brand: everything changes except the stage of the pictures. */
export const AnotherBrand: Story = {
  globals: { brand: "alcedo" },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(canvas.getByRole("link", { name: "Alcedo, strona główna" })).toHaveTextContent("Alcedo");
    const button = getComputedStyle(canvas.getByRole("button"));
    await expect(button.backgroundColor).toBe("rgb(10, 79, 125)");
    await expect(button.fontFamily).toContain("Nunito Variable");
    await expect(button.borderStartStartRadius).toBe("14px");
    await expect(document.fonts.check('16px "Nunito Variable"')).toBe(true);
  },
};

export const AnotherBrandInTheDark: Story = {
  globals: { brand: "alcedo", theme: "dark" },
  play: async () => expect(ground()).toBe("rgb(12, 21, 29)"),
};

/** The theme of another brand keeps the values for small screens and reduced motion. */
export const AnotherBrandOnAPhone: Story = {
  globals: { brand: "alcedo", motion: "reduced", viewport: { value: "phone", isRotated: false } },
  play: async () => {
    await expect(token("--text-display")).toBe("2.375rem");
    await expect(Number.parseFloat(token("--duration-panel"))).toBe(0);
  },
};

export const German: Story = {
  globals: { locale: "de", market: "de" },
  play: async ({ canvas }) => {
    await expect(document.documentElement).toHaveAttribute("lang", "de");
    await expect(canvas.getByRole("navigation", { name: "Navigationspfad" })).toBeVisible();
    await expect(canvas.getByText(/349,00 €/)).toBeVisible();
  },
};

export const LargeText: Story = {
  globals: { textSize: "200" },
  play: async ({ canvas }) => {
    await expect(rem()).toBe(32);
    await expect(getComputedStyle(canvas.getByRole("button")).fontSize).toBe("32px");
  },
};

export const ReducedMotion: Story = {
  globals: { motion: "reduced" },
  play: async () => {
    await expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(true);
    await expect(matchMedia("(prefers-reduced-motion: no-preference)").matches).toBe(false);
    await expect(Number.parseFloat(token("--duration-panel"))).toBe(0);
    // Applies to style sheets that are added later, too.
    const later = document.createElement("style");
    later.textContent = "@media (prefers-reduced-motion: reduce) { :root { --came-later: still } }";
    document.head.append(later);
    await waitFor(() => expect(token("--came-later")).toBe("still"));
    later.remove();
  },
};

export const FullMotion: Story = {
  globals: { motion: "full" },
  play: async () => {
    await expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(false);
    await expect(Number.parseFloat(token("--duration-panel"))).toBeGreaterThan(0);
  },
};

export const Offline: Story = {
  globals: { network: "offline" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("offline")).toBeVisible();
    await expect(navigator.onLine).toBe(false);
    await expect(fetch(location.href)).rejects.toThrow("Failed to fetch");
  },
};

/** A late response, and a request that is aborted before it. */
export const Slow: Story = {
  globals: { network: "slow" },
  play: async () => {
    await expect(navigator.onLine).toBe(true);
    const timeoutSignal = AbortSignal.timeout(100);
    await expect(fetch(location.href, { signal: timeoutSignal })).rejects.toThrow("timed out");
    await expect((await fetch(location.href)).ok).toBe(true);
  },
};
