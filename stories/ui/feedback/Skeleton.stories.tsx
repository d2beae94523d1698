import { Skeleton } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = { component: Skeleton, tags: ["stable"], args: { shape: "line" } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As high as the line of text that it replaces. */
export const Default: Story = {
  render: (args) => (
    <>
      <p>Nela, szylkret</p>
      <Skeleton {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [text, skeleton] = [canvasElement.querySelector("p"), canvasElement.querySelector("[aria-hidden]")];
    await expect(skeleton?.getBoundingClientRect().height).toBe(text?.getBoundingClientRect().height);
  },
};

export const Playground: Story = {};

export const Card: Story = {
  render: () => (
    <div style={{ inlineSize: 318, maxInlineSize: "100%" }}>
      <Skeleton shape="picture" />
      <Skeleton shape="line" length="long" />
      <Skeleton shape="line" length="short" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe("");
    const picture = canvasElement.querySelector("[aria-hidden]")?.getBoundingClientRect();
    await expect(picture?.height).toBe(424);
  },
};

export const Block: Story = { args: { shape: "block" } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16, inlineSize: 240, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {(["full", "long", "short"] as const).map((length) => (
        <Skeleton key={length} shape="line" length={length} />
      ))}
      <Skeleton shape="block" />
      {(["portrait", "square", "wide"] as const).map((ratio) => (
        <Skeleton key={ratio} shape="picture" ratio={ratio} />
      ))}
    </div>
  ),
};

/** With large type, at 320 px. */
export const Stress: Story = {
  globals: { textSize: "200", viewport: { value: "mobile1", isRotated: false } },
  render: () => (
    <>
      <Skeleton shape="line" length="long" />
      <Skeleton shape="line" length="short" />
      <Skeleton shape="block" />
    </>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
