import { FramePicture, Stage, WishlistToggle, type WishlistToggleProps } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { frameOf } from "../../eyewear/frames.ts";
import { pictureOf } from "../../eyewear/pictureOf.tsx";

/** On a picture, as on a card. */
function ToggleOnPicture(props: WishlistToggleProps) {
  const [isWished, setWished] = useState(props.isWished);
  return (
    <div style={{ inlineSize: 200 }}>
      <Stage>
        <FramePicture src={pictureOf(frameOf("panto", "havana"))} alt="" crop="card" />
        <div style={{ position: "absolute", insetBlockStart: 0, insetInlineEnd: 0 }}>
          <WishlistToggle
            {...props}
            isWished={isWished}
            onChange={(isOn) => {
              setWished(isOn);
              props.onChange(isOn);
            }}
          />
        </div>
      </Stage>
    </div>
  );
}

const meta = {
  component: WishlistToggle,
  tags: ["new"],
  args: { name: "Nela", isWished: false, onChange: fn() },
  render: (args) => <ToggleOnPicture {...args} />,
} satisfies Meta<typeof WishlistToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The label stays the same; `aria-pressed` tells the state. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole("button", { name: "Ulubione: Nela", pressed: false });
    await userEvent.click(heart);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    const { width, height } = heart.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "flex", gap: 16 }}>
      <ToggleOnPicture {...args} />
      <ToggleOnPicture {...args} name="Luna" isWished />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false }, textSize: "200" },
  args: { name: "Kunststoffgläserkompatibilitätsfassung 12", isWished: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveAccessibleName(
      "Merkliste: Kunststoffgläserkompatibilitätsfassung 12",
    );
  },
};
