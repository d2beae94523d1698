import { Switch } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";

const meta = {
  component: Switch,
  tags: ["new"],
  args: { children: "Pokazuj oprawki w moim rozmiarze", isOn: false, onChange: fn() },
  render: function Controlled(args) {
    const [isOn, setOn] = useState(args.isOn);
    const change = (next: boolean) => {
      setOn(next);
      args.onChange(next);
    };
    return <Switch {...args} isOn={isOn} onChange={change} />;
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const setting = canvas.getByRole("switch", { name: "Pokazuj oprawki w moim rozmiarze" });
    await expect(setting).not.toBeChecked();
    await userEvent.click(canvas.getByText("Pokazuj oprawki w moim rozmiarze"));
    await expect(setting).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(" ");
    await expect(setting).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Playground: Story = {};

export const WithHint: Story = {
  args: { isOn: true, hint: "Soczewka od 48 do 52 mm, mostek od 17 do 19 mm." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch")).toHaveAccessibleDescription(
      "Soczewka od 48 do 52 mm, mostek od 17 do 19 mm.",
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Pokazuj oprawki w moim rozmiarze"));
    await expect(canvas.getByRole("switch")).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  render: ({ onChange }) => (
    <>
      {[false, true].flatMap((isOn) =>
        [false, true].map((disabled) => (
          <Switch key={`${isOn}-${disabled}`} isOn={isOn} disabled={disabled} onChange={onChange}>
            {isOn ? "Włączone" : "Wyłączone"}
            {disabled ? ", nie do zmiany" : ""}
          </Switch>
        )),
      )}
    </>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    children: "Brillenfassungen mit Nickelfreiheitsbescheinigung und Kunststoffgläserkompatibilität zuerst zeigen",
    hint: "Gilt für Korrektionsbrillen, Sonnenbrillen und Bildschirmarbeitsplatzbrillen.",
  },
};
