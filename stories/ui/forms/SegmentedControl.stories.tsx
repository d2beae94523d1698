import { SegmentedControl } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { photographedInAllModes } from "../../../.storybook/modes.ts";

const sizes = [
  { value: "narrow", label: "Wąskie" },
  { value: "medium", label: "Średnie" },
  { value: "wide", label: "Szerokie" },
] as const;

const meta = {
  component: SegmentedControl,
  tags: ["new"],
  args: { legend: "Szerokość oprawek", segments: sizes, value: "medium", onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return <SegmentedControl {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Szerokość oprawek" })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "Średnie" })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Szerokie" })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith("wide");
    await userEvent.click(canvas.getByRole("radio", { name: "Wąskie" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("narrow");
  },
};

export const Playground: Story = {};

export const WithLegend: Story = { args: { legendDisplay: "visible" } };

export const OneNotToBeHad: Story = {
  args: { segments: [...sizes.slice(0, 2), { value: "wide", label: "Szerokie", disabled: true }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Szerokie" }));
    await expect(canvas.getByRole("radio", { name: "Średnie" })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: photographedInAllModes },
  render: ({ onChange }) => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 24 }}>
      {(["hidden", "visible"] as const).flatMap((legendDisplay) =>
        ["narrow", "medium", "wide"].map((value) => (
          <div key={`${legendDisplay}-${value}`}>
            <SegmentedControl
              legend="Szerokość oprawek"
              legendDisplay={legendDisplay}
              segments={sizes}
              value={value}
              onChange={onChange}
            />
          </div>
        )),
      )}
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    legend: "Verwendungszweck der Brillengläser",
    legendDisplay: "visible",
    segments: [
      { value: "narrow", label: "Bildschirmarbeitsplatz" },
      { value: "medium", label: "Straßenverkehrstauglich" },
      { value: "wide", label: "Nah" },
    ],
  },
};
