import { LensChoice, type LensPackage } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { zloty } from "../money.ts";
import { photographedInAllModes } from "../../../.storybook/modes.ts";

const packages: readonly LensPackage[] = [
  {
    code: "basic",
    tier: "good",
    name: "Podstawowe",
    index: 1.5,
    powers: { from: -6, to: 4 },
    blank: 75,
    price: zloty(0),
    contains: ["Utwardzenie", "Antyrefleks"],
  },
  {
    code: "thin",
    tier: "better",
    name: "Cienkie",
    index: 1.6,
    powers: { from: -10, to: 6 },
    blank: 75,
    price: zloty(9900),
    contains: ["Utwardzenie", "Antyrefleks", "Powłoka, po której spływa woda"],
  },
  {
    code: "thinnest",
    tier: "best",
    name: "Najcieńsze",
    index: 1.67,
    powers: { from: -14, to: 8 },
    blank: 75,
    price: zloty(18900),
    contains: ["Utwardzenie", "Antyrefleks", "Powłoka, po której spływa woda", "Filtr UV"],
  },
];

const eye = { sphere: -2.75, cylinder: -0.5, axis: 170, addition: null, prism: null };
const prescriptionOf = (sphere: number) => ({
  eyes: { right: { ...eye, sphere }, left: { ...eye, sphere: sphere + 0.5 } },
  pupillaryDistance: { total: 63, right: 31.5, left: 31.5, isHalved: true },
});

const meta = {
  component: LensChoice,
  tags: ["new"],
  args: {
    packages,
    prescription: prescriptionOf(-2.75),
    frame: { lensWidth: 48, bridge: 21, lensHeight: 42, effectiveDiameter: 49, rim: "full" },
    value: null,
    onChange: fn(),
  },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    const change = (code: string) => {
      setValue(code);
      args.onChange(code);
    };
    return <LensChoice {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof LensChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One package is recommended with a reason. None is preselected. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const thin = canvas.getByRole("radio", { name: /^Cienkie \+99,00\szł$/ });
    await expect(thin).not.toBeChecked();
    await expect(canvas.getByText("Indeks 1,6", { exact: true })).toBeVisible();
    await expect(thin).toHaveAccessibleDescription(/Przy mocy −3,25 takie szkła są wystarczająco cienkie/);
    await expect(thin).toHaveAccessibleDescription(/3,5\smm na brzegu/);
    await expect(thin).toHaveAccessibleDescription(/Para waży około \d+\sg/);
    await userEvent.click(thin);
    await expect(args.onChange).toHaveBeenLastCalledWith("thin");
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith("thinnest");
  },
};

export const Playground: Story = { args: { value: "thin" } };

/** A package that cannot be made is disabled and states the reason. */
export const NotMade: Story = {
  args: { prescription: prescriptionOf(-7) },
  play: async ({ canvas }) => {
    const basic = canvas.getByRole("radio", { name: "Podstawowe w cenie" });
    await expect(basic).toBeDisabled();
    await expect(basic).toHaveAccessibleDescription(
      /Tych szkieł nie wykonujemy w mocy −7,50, tylko od −6,00 do \+4,00\.$/,
    );
  },
};

/** A frame without a full rim requires a higher index. */
export const WithoutRim: Story = {
  args: {
    prescription: prescriptionOf(-1.25),
    frame: { lensWidth: 48, bridge: 21, lensHeight: 42, effectiveDiameter: 49, rim: "rimless" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Oprawka bez pełnej ramki/)).toBeVisible();
    await expect(canvas.getByText(/indeks co najmniej 1,6\./)).toBeVisible();
  },
};

/** A chosen package that can no longer be made is not checked. */
export const NoneCanBeMade: Story = {
  args: { prescription: prescriptionOf(-18), value: "thin" },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole("radio")) {
      await expect(radio).toBeDisabled();
      await expect(radio).not.toBeChecked();
    }
  },
};

export const Empty: Story = {
  args: { packages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/nie mamy teraz szkieł/)).toBeVisible();
  },
};

export const Matrix: Story = {
  parameters: { chromatic: photographedInAllModes },
  render: (args) => (
    <>
      {[-2.75, -1, 3.5, -7].map((sphere) => (
        <LensChoice key={sphere} {...args} prescription={prescriptionOf(sphere)} value="thin" />
      ))}
    </>
  ),
};

const withLongNames = (each: LensPackage): LensPackage => ({
  ...each,
  name: "Hochbrechende Kunststoffgläser mit Superentspiegelung",
  contains: ["Schmutzabweisende Oberflächenbeschichtung", "Kratzfestigkeitshartschicht"],
});

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" }, textSize: "130" },
  args: {
    prescription: prescriptionOf(-7),
    value: "thin",
    packages: packages.map(withLongNames),
  },
};
