import { FinishDots, type FinishDotsProps } from "@dioptra/ui";
import { type Finish, finishes } from "@dioptra/ui/eyewear";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { finishNames } from "./finishNames.ts";

const dot = (finish: Finish, material: "acetate" | "metal" = "acetate") => ({
  id: `${material}-${finish}`,
  label: finishNames[finish],
  finish,
  material,
});

/** Keeps the chosen colour, as a card does. */
function SelectableDots(props: FinishDotsProps) {
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <FinishDots
      {...props}
      chosen={chosen}
      onChoose={(id) => {
        setChosen(id);
        props.onChoose(id);
      }}
    />
  );
}

const meta = {
  component: FinishDots,
  tags: ["stable"],
  args: {
    product: "Nela",
    finishes: [dot("havana"), dot("black"), dot("navy")],
    chosen: "acetate-havana",
    onChoose: fn(),
  },
  render: (args) => <SelectableDots {...args} />,
} satisfies Meta<typeof FinishDots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Nela, kolor" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "granatowy" }));
    await expect(args.onChoose).toHaveBeenCalledWith("acetate-navy");
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "szylkret" })).toBeChecked();
  },
};

export const Playground: Story = {};

/** A single colour is shown without a choice. */
export const OneDot: Story = {
  args: { product: "Luna", finishes: [dot("rose-gold", "metal")], chosen: "metal-rose-gold" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("różowe złoto")).toBeInTheDocument();
    await expect(canvas.queryByRole("radio")).toBeNull();
  },
};

/** Four dots fit on the narrowest card; the rest are counted. */
export const MoreThanFit: Story = {
  args: { finishes: finishes.map((finish) => dot(finish)), chosen: "acetate-black" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("radio")).toHaveLength(4);
    await expect(canvas.getByRole("radiogroup")).toHaveTextContent("+11");
  },
};

/** Every finish, on acetate and on metal. */
export const Matrix: Story = {
  render: ({ onChoose }) => (
    <>
      {(["acetate", "metal"] as const).flatMap((material) =>
        [0, 4, 8, 12].map((from) => (
          <FinishDots
            key={`${material}-${from}`}
            product={`${material} ${from}`}
            finishes={finishes.slice(from, from + 4).map((finish) => dot(finish, material))}
            chosen={`${material}-${finishes[from] ?? ""}`}
            onChoose={onChoose}
          />
        )),
      )}
    </>
  ),
};

/** As narrow as a card on a phone of 320 px with large type. */
export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false }, textSize: "200" },
  args: {
    product: "Kunststoffgläserkompatibilitätsfassung",
    finishes: finishes.map((finish) => dot(finish)),
    chosen: "acetate-black",
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 138 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { right } = canvas.getByText("+11").getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};
