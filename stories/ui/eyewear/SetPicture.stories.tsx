import { SetPicture, Stage } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { cartonOf, goodsPictureOf } from "./pictureOf.tsx";

const main = () => cartonOf({ period: "monthly", color: "sea", pieces: 6 }, "wide");
const beside = () => [
  goodsPictureOf({ form: "solution", color: "sky" }, "square"),
  goodsPictureOf({ form: "lens-case", color: "moss" }, "square"),
];

const meta = {
  component: SetPicture,
  tags: ["new"],
  args: { main: "", beside: [], crop: "card" },
  render: ({ crop }) => (
    <div style={{ maxInlineSize: crop === "card" ? "18rem" : "36rem" }}>
      <Stage ratio={crop}>
        <SetPicture main={main()} beside={beside()} crop={crop} priority="first" />
      </Stage>
    </div>
  ),
} satisfies Meta<typeof SetPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Expects all pictures within the stage, and the first one larger than the others. */
const play: Story["play"] = async ({ canvasElement }) => {
  const pictures = [...canvasElement.querySelectorAll("img")];
  await expect(pictures).toHaveLength(3);
  const stage = canvasElement.querySelector("img")?.closest("div[class]")?.parentElement?.getBoundingClientRect();
  const boxes = pictures.map((picture) => picture.getBoundingClientRect());
  for (const box of boxes) await expect(box.bottom).toBeLessThanOrEqual((stage?.bottom ?? 0) + 1);
  const [first, ...others] = boxes;
  for (const box of others) {
    await expect(box.width * box.height).toBeLessThan((first?.width ?? 0) * (first?.height ?? 0));
  }
};

export const Default: Story = { play };

export const Playground: Story = {};
export const Wide: Story = { args: { crop: "wide" }, play };

/** For missing pictures only the stage is visible. */
export const MissingPicture: Story = {
  render: ({ crop }) => (
    <div style={{ maxInlineSize: "18rem" }}>
      <Stage ratio={crop}>
        <SetPicture main="/missing.svg" beside={["/missing-too.svg"]} crop={crop} priority="first" />
      </Stage>
    </div>
  ),
};

export const Matrix: Story = {
  render: () => (
    <div
      style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))", gap: "1rem" }}
    >
      {(["card", "wide"] as const).flatMap((crop) =>
        [0, 1, 2].map((count) => (
          <Stage key={`${crop} ${count}`} ratio={crop}>
            <SetPicture main={main()} beside={beside().slice(0, count)} crop={crop} priority="first" />
          </Stage>
        )),
      )}
    </div>
  ),
};

export const Stress: Story = { globals: { viewport: { value: "mobile1" } }, args: { crop: "wide" }, play };
