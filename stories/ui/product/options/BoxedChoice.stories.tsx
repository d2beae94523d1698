import { BoxedChoice } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { photographedInAllModes } from "../../../../.storybook/modes.ts";

function Example({ initial }: { initial: "lenses" | "frame" }) {
  const [value, setValue] = useState(initial);
  return (
    <BoxedChoice
      legend="Szkła"
      boxes={[
        { value: "lenses", label: "Ze szkłami na receptę", note: "od 428,00 zł" },
        { value: "frame", label: "Sama oprawka", note: "279,00 zł" },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = {
  component: Example,
  tags: ["stable"],
  args: { initial: "lenses" },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: photographedInAllModes },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("radio", { name: "Ze szkłami na receptę od 428,00 zł" })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Sama oprawka 279,00 zł" })).toBeChecked();
  },
};

export const Playground: Story = {};

export const SecondChosen: Story = { args: { initial: "frame" } };
