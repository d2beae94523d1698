import { Button, FilterFoot, FilterPanel, type FilterPanelProps } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { typedEndsWithinSlider } from "../../forms/typedEndsWithinSlider.ts";
import { expect, fireEvent, fn, within } from "storybook/test";
import { faceFacet, facetsOf } from "./facets.ts";
import { photographedInAllModes } from "../../../../.storybook/modes.ts";

/** Narrowed by what is chosen, as by an address. */
function Narrowed(props: FilterPanelProps) {
  const [chosen, setChosen] = useState<Record<string, readonly string[]>>({});
  return (
    <>
      <FilterPanel
        {...props}
        facets={facetsOf(chosen)}
        chosen={chosen}
        onChange={(code, values) => {
          props.onChange(code, values);
          setChosen({ ...chosen, [code]: values });
        }}
      />
      <Button variant="text" onClick={() => setChosen({})}>
        Wstecz
      </Button>
    </>
  );
}

/** Its list is late: the facets are counted for the first choice when there is another. */
function Awaited(props: FilterPanelProps) {
  const [chosen, setChosen] = useState<FilterPanelProps["chosen"]>({});
  const [facets, setFacets] = useState(facetsOf());
  return (
    <>
      <FilterPanel
        {...props}
        facets={facets}
        chosen={chosen}
        onChange={(code, values) => setChosen((before) => ({ ...before, [code]: values }))}
      />
      <Button variant="text" onClick={() => setFacets(facetsOf({ shape: ["panto"] }))}>
        Odpowiedź
      </Button>
    </>
  );
}

const narrowedTo = (chosen: FilterPanelProps["chosen"]) => ({ facets: facetsOf(chosen), chosen });

const meta = {
  component: FilterPanel,
  tags: ["stable"],
  args: {
    facets: facetsOf(),
    chosen: {},
    currency: "PLN",
    action: "/c/okulary-korekcyjne",
    keep: [["sort", "price-low-to-high"]],
    onChange: fn(),
  },
  parameters: { room: 264 },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ inlineSize: Number(parameters["room"]), maxInlineSize: "100%" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const addressOf = (canvasElement: HTMLElement) => {
  const form = canvasElement.querySelector("form");
  return form ? [...new FormData(form)].map((entry) => entry.join("=")).join("&") : "";
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const open = canvas.getAllByRole("group").filter((group) => group.matches("details[open]"));
    await expect(open).toHaveLength(5);
    await expect(canvas.getByRole("checkbox", { name: "Pilotki 0" })).toBeDisabled();
  },
};

export const Playground: Story = {};

/** `FilterOptions`, drawn as `FilterShape`s: any of several. What is chosen shows at once, whatever the list takes. */
export const SeveralShapes: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Okrągłe 28" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Panto 41" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("shape", ["panto", "round"]);
    await expect(canvas.getByRole("checkbox", { name: "Panto 41" })).toBeChecked();
    await expect(addressOf(canvasElement)).toBe("sort=price-low-to-high&shape=panto&shape=round&price=");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Okrągłe 28" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("shape", ["panto"]);
  },
};

/** The six faces of the guides, drawn and named; a note says what choosing one does. */
export const Faces: Story = {
  args: { facets: [faceFacet()] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "owalna 161" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("face", ["oval"]);
    await userEvent.click(canvas.getByRole("checkbox", { name: "kwadratowa 118" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("face", ["square", "oval"]);
    await expect(canvas.getByText("Pokażemy oprawki, które pasują do wybranych twarzy.")).toBeVisible();
    const used = [...canvasElement.querySelectorAll("use")].map((use) => use.getAttribute("href")?.split("#")[1]);
    await expect(used).toEqual(["square", "round", "oval", "rectangular", "trapezoid", "triangular"]);
  },
};

/** `FilterRow`s with dots in the colours, more than eight of them on demand. */
export const ManyColours: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const colours = within(canvas.getByRole("group", { name: "Kolor" }));
    await expect(colours.getAllByRole("checkbox")).toHaveLength(8);
    await userEvent.click(canvas.getByRole("button", { name: "Pokaż wszystkie (15)" }));
    await expect(colours.getAllByRole("checkbox")).toHaveLength(15);
    await userEvent.click(colours.getByRole("checkbox", { name: "złoty 19" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("color", ["gold"]);
    await userEvent.click(canvas.getByRole("button", { name: "Pokaż mniej" }));
    await expect(colours.getAllByRole("checkbox")).toHaveLength(9);
  },
};

/** `FilterPrice`: one range at a time, or any. */
export const Prices: Story = {
  render: (args) => <Narrowed {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const prices = within(canvas.getByRole("group", { name: "Cena" }));
    await expect(prices.getByRole("radio", { name: "każda" })).toBeChecked();
    await expect(prices.getByRole("radio", { name: /^do 100\szł 0$/ })).toBeDisabled();
    await userEvent.click(prices.getByRole("radio", { name: /^251–500\szł 121$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith("price", ["250-500"]);
    await userEvent.click(prices.getByRole("radio", { name: /^powyżej 500\szł 19$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith("price", ["500-"]);
    await userEvent.click(prices.getByRole("radio", { name: "każda" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("price", []);
  },
};

/** `FilterMillimetres`: an end that is not moved stays open. */
export const Widths: Story = {
  render: (args) => <Narrowed {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByRole("slider", { name: "Szerokość soczewki: od" });
    fireEvent.change(from, { target: { value: 46 } });
    await expect(canvas.getByText("46–59 mm")).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    fireEvent.keyUp(from);
    await expect(args.onChange).toHaveBeenLastCalledWith("width", ["46-"]);
    const to = canvas.getByRole("textbox", { name: "Szerokość soczewki: do, w mm" });
    await userEvent.clear(to);
    await userEvent.type(to, "55{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("width", ["46-55"]);
    await expect(canvas.getByText("46–55 mm")).toBeVisible();
    await expect(to).toHaveFocus();
  },
};

/** `FilterGroup`s fold by the keyboard; a folded one tells what is chosen in it. */
export const Folded: Story = {
  args: narrowedTo({ brand: ["halny", "mirno"] }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Halny, Mirno")).toBeVisible();
    const shapes = canvas.getByRole("group", { name: "Kształt" });
    canvas.getByText("Kształt").closest("summary")?.focus();
    await userEvent.click(canvas.getByText("Kształt"));
    await expect(shapes).not.toBeVisible();
  },
};

/** What is wanted stays, while an earlier answer counts the facets anew. */
export const AnswerOnTheWay: Story = {
  render: (args) => <Awaited {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Panto 41" }));
    const to = canvas.getByRole("textbox", { name: "Szerokość soczewki: do, w mm" });
    await userEvent.clear(to);
    await userEvent.type(to, "55{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Odpowiedź" }));
    await expect(to).toHaveValue("55");
    await expect(canvas.getByRole("checkbox", { name: "Panto 41" })).toBeChecked();
  },
};

/** Narrowed, and on the way back no more. */
export const GoneBack: Story = {
  render: (args) => <Narrowed {...args} />,
  play: async ({ canvas, userEvent }) => {
    const panto = canvas.getByRole("checkbox", { name: "Panto 41" });
    await userEvent.click(panto);
    await expect(panto).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Wstecz" }));
    await expect(panto).not.toBeChecked();
  },
};

/** As wide as a drawer on a phone, with the count of what is left at its foot. */
export const InDrawer: Story = {
  args: narrowedTo({ shape: ["panto"], width: ["46-55"], price: ["250-500"] }),
  parameters: { room: 358 },
  render: (args) => (
    <>
      <FilterPanel {...args} />
      <FilterFoot count={41} onShow={fn()} clearHref="#wszystkie" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Pokaż 41 produktów" })).toBeVisible();
  },
};

/** What is chosen leaves nothing: it stays to be dropped, and the foot leads out of it. */
export const Empty: Story = {
  args: narrowedTo({ shape: ["triangular"], price: ["-100"] }),
  parameters: { room: 358 },
  render: (args) => (
    <>
      <FilterPanel {...args} />
      <FilterFoot count={0} onShow={fn()} clearHref="#wszystkie" />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const aviators = canvas.getByRole("checkbox", { name: "Pilotki 0" });
    await expect(aviators).toBeEnabled();
    await userEvent.click(aviators);
    await expect(args.onChange).toHaveBeenLastCalledWith("shape", []);
    await expect(canvas.getByRole("link", { name: "Wyczyść filtry" })).toHaveAttribute("href", "#wszystkie");
  },
};

/** Every kind of facet, with something chosen in each. */
export const Matrix: Story = {
  parameters: { chromatic: photographedInAllModes },
  args: {
    ...narrowedTo({
      shape: ["panto", "round"],
      color: ["havana", "navy"],
      width: ["46-55"],
      price: ["250-500"],
      brand: ["halny"],
    }),
  },
  render: (args) => (
    <FilterPanel {...args} facets={[faceFacet(["oval"]), ...args.facets]} chosen={{ ...args.chosen, face: ["oval"] }} />
  ),
};

export const Stress: Story = {
  globals: { locale: "de", textSize: "200", viewport: { value: "mobile1", isRotated: false } },
  parameters: { room: 288 },
  args: {
    facets: [
      faceFacet(["trapezoid"]),
      ...facetsOf({ width: ["46-55"] }),
      {
        shows: "words",
        code: "material",
        label: "Fassungsmaterialzusammensetzung",
        options: [
          { id: "steel", label: "Nickelfreiheitsbescheinigter Edelstahl", count: 12_345, isChosen: true },
          { id: "acetate", label: "Zelluloseazetat aus Brzęczyszczykiewiczówka Wielka", count: 1, isChosen: false },
        ],
      },
    ],
    chosen: { face: ["trapezoid"], width: ["46-55"], material: ["steel"] },
  },
  play: async ({ canvas }) => {
    await typedEndsWithinSlider(canvas.getAllByRole("textbox"));
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
