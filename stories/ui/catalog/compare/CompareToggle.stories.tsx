import { CompareToggle, type CompareToggleProps } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";

/** Counts the compared products, as the shop does. */
function CountedToggle(props: CompareToggleProps) {
  const [isCompared, setCompared] = useState(props.isCompared);
  const count = props.count + Number(isCompared) - Number(props.isCompared);
  return (
    <CompareToggle
      {...props}
      isCompared={isCompared}
      count={count}
      onChange={(isOn) => {
        setCompared(isOn);
        props.onChange(isOn);
      }}
    />
  );
}

const meta = {
  component: CompareToggle,
  tags: ["new"],
  args: { name: "Nela", isCompared: false, count: 1, onChange: fn(), compareHref: "#porownanie" },
  render: (args) => <CountedToggle {...args} />,
} satisfies Meta<typeof CompareToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: "Porównaj: Nela" });
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Playground: Story = {};

/** Refuses a fifth product, explains why, and links to the comparison. */
export const AtTheLimit: Story = {
  args: { count: 4 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("");
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
    await expect(canvas.getByRole("status")).toHaveTextContent("Porównujesz już 4 produkty. Najpierw usuń któryś.");
    await expect(canvas.getByRole("link", { name: "Zobacz porównanie" })).toHaveAttribute("href", "#porownanie");
  },
};

/** Can always be removed. */
export const OneOfFour: Story = {
  args: { isCompared: true, count: 4 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <>
      <CompareToggle {...args} />
      <CompareToggle {...args} name="Luna" isCompared count={2} />
    </>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false }, textSize: "200" },
  args: { name: "Kunststoffgläserkompatibilitätsfassung 12", count: 4 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(canvas.getByRole("status")).toHaveTextContent("Sie vergleichen schon 4 Produkte.");
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
