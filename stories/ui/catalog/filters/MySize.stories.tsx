import { FilterFoot, FilterPanel, type MillimetresFacet, MySize, type MySizeProps } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { typedEndsWithinSlider } from "../../forms/typedEndsWithinSlider.ts";
import { expect, fn } from "storybook/test";
import { facetsOf, templeFacet } from "./facets.ts";

const isMillimetres =
  (code: string) =>
  (facet: { code: string; shows: string }): facet is MillimetresFacet =>
    facet.code === code && facet.shows === "millimetres";
const lensWidth = facetsOf().find(isMillimetres("width")) ?? templeFacet();
const bridge = facetsOf().find(isMillimetres("bridge")) ?? templeFacet();

/** Keeps what is wanted, as an address does, above the panel that shows it. */
function AbovePanel(props: MySizeProps) {
  const [chosen, setChosen] = useState<Record<string, readonly string[]>>({ ...props.chosen });
  return (
    <>
      <MySize
        {...props}
        chosen={chosen}
        onNarrow={(values) => {
          setChosen({ ...chosen, ...values });
          props.onNarrow(values);
        }}
      />
      <FilterPanel
        facets={[lensWidth, bridge, templeFacet()]}
        chosen={chosen}
        currency="PLN"
        action="/c/okulary-korekcyjne"
        keep={[]}
        onChange={(code, values) => setChosen({ ...chosen, [code]: values })}
      />
    </>
  );
}

const meta = {
  component: MySize,
  tags: ["new"],
  args: { facets: { lensWidth, bridge, temple: templeFacet() }, chosen: {}, onNarrow: fn() },
  parameters: { room: 264 },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ inlineSize: Number(parameters["room"]), maxInlineSize: "100%" }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <AbovePanel {...args} />,
} satisfies Meta<typeof MySize>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One press moves three sliders, and says where to. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Liczby z wnętrza zausznika" }), "52-18-140");
    await userEvent.click(canvas.getByRole("button", { name: "Zawęź do mojego rozmiaru" }));
    await expect(args.onNarrow).toHaveBeenLastCalledWith({
      width: ["50-54"],
      bridge: ["16-20"],
      length: ["135-145"],
    });
    await expect(
      canvas.getByText(/^Zawężono: Szerokość soczewki 50–54\smm, Mostek 16–20\smm i Zausznik 135–145\smm\.$/),
    ).toBeVisible();
    await expect(canvas.getByRole("slider", { name: "Mostek: od" })).toHaveValue("16");
    await userEvent.click(canvas.getByRole("button", { name: "Znów wszystkie rozmiary" }));
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ width: [], bridge: [], length: [] });
    await expect(canvas.queryByText(/^Zawężono/)).toBeNull();
  },
};

export const Playground: Story = {};

/** What is worn away may be left out; the square may be typed too. */
export const WithoutTemple: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Liczby z wnętrza zausznika" }), "48□21{Enter}");
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ width: ["46-50"], bridge: ["19-23"] });
  },
};

/** A frame that is known to fit needs no typing. */
export const KnownFrames: Story = {
  args: {
    known: [
      { id: "nela", label: "Nela, kupiona w maju", measures: { lensWidth: 48, bridge: 21, temple: 145 } },
      { id: "bruno", label: "Bruno", measures: { lensWidth: 53, bridge: 18, temple: 145 } },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Jak Nela, kupiona w maju" }));
    await expect(args.onNarrow).toHaveBeenLastCalledWith({
      width: ["46-50"],
      bridge: ["19-23"],
      length: ["140-150"],
    });
  },
};

/** What was typed stays to be corrected, and nothing is narrowed. */
export const WithError: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Liczby z wnętrza zausznika" });
    await userEvent.type(field, "520-18{Enter}");
    await expect(field).toHaveValue("520-18");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Nie odczytujemy z tego rozmiaru\./);
    await expect(args.onNarrow).not.toHaveBeenCalled();
  },
};

/** A measure that nothing here has would leave nothing: it is said, and not narrowed by. */
export const NothingHasIt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Liczby z wnętrza zausznika" }), "52-28-120{Enter}");
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ width: ["50-54"] });
    await expect(
      canvas.getByText(/Bez zawężania, bo takich tu nie ma: Mostek 26–30\smm i Zausznik 115–125\smm\./),
    ).toBeVisible();
  },
};

/** A slider that is moved afterwards counts: nothing is told that is true no more. */
export const MovedAfterwards: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Liczby z wnętrza zausznika" }), "52-18{Enter}");
    await expect(canvas.getByText(/^Zawężono/)).toBeVisible();
    const to = canvas.getByRole("textbox", { name: "Mostek: do, w mm" });
    await userEvent.clear(to);
    await userEvent.type(to, "22{Enter}");
    await expect(canvas.queryByText(/^Zawężono/)).toBeNull();
  },
};

export const Matrix: Story = {
  parameters: { room: 358 },
  args: { known: [{ id: "nela", label: "Nela", measures: { lensWidth: 48, bridge: 21, temple: null } }] },
  render: (args) => (
    <>
      <AbovePanel {...args} />
      <FilterFoot count={37} onShow={fn()} clearHref="#wszystkie" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Jak Nela" }));
    await expect(canvas.getByRole("button", { name: "Pokaż 37 produktów" })).toBeVisible();
  },
};

export const Stress: Story = {
  globals: { locale: "de", textSize: "200", viewport: { value: "mobile1", isRotated: false } },
  parameters: { room: 288 },
  args: {
    known: [
      {
        id: "1",
        label: "Żółwiowa Gęś z Brzęczyszczykiewiczówki, Kunststoffgläserkompatibilitätsfassung",
        measures: { lensWidth: 52, bridge: 18, temple: 140 },
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Wie Żółwiowa/ }));
    await typedEndsWithinSlider(canvas.getAllByRole("textbox"));
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
