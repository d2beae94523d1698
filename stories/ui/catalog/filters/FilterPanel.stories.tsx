import { Button, FilterActions, FilterPanel, type FilterPanelProps } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expectFieldsWithinSlider } from "../../forms/expectFieldsWithinSlider.ts";
import { expect, fireEvent, fn, within } from "storybook/test";
import { faceFacet, facetsOf } from "./facets.ts";
import { photographedInAllModes } from "../../../../.storybook/modes.ts";

/** Applies the chosen filters, as the shop does through the URL. */
function FilteredPanel(props: FilterPanelProps) {
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

/** Receives the counts for an earlier choice after a later one was made. */
function LateAnswerPanel(props: FilterPanelProps) {
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

const filteredBy = (chosen: FilterPanelProps["chosen"]) => ({ facets: facetsOf(chosen), chosen });

const meta = {
  component: FilterPanel,
  tags: ["stable"],
  args: {
    facets: facetsOf(),
    chosen: {},
    currency: "PLN",
    action: "/c/okulary-korekcyjne",
    otherParameters: [["sort", "price-low-to-high"]],
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

const submittedQuery = (canvasElement: HTMLElement) => {
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

/** Several values of one filter. Choices show at once, while the list is loading. */
export const SeveralShapes: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Okrągłe 28" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Panto 41" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("shape", ["panto", "round"]);
    await expect(canvas.getByRole("checkbox", { name: "Panto 41" })).toBeChecked();
    await expect(submittedQuery(canvasElement)).toBe("sort=price-low-to-high&shape=panto&shape=round&price=");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Okrągłe 28" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("shape", ["panto"]);
  },
};

/** The six face shapes of the guides, with drawings, names, and a note on the effect. */
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

/** Dots in the colours. More than eight are shown on request. */
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

/** Prices can be typed. What cannot be read stays, with the reason. */
export const TypedPrices: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByRole("textbox", { name: "od" });
    const to = canvas.getByRole("textbox", { name: "do" });
    await userEvent.type(to, "400{Enter}");
    await expect(to).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith("price", ["..400"]);
    await userEvent.type(from, "1 000");
    await userEvent.tab();
    await expect(from).toHaveAccessibleDescription(/wyższa niż „do”/);
    await userEvent.clear(from);
    await userEvent.type(from, "tanie{Enter}");
    await expect(from).toHaveValue("tanie");
    await expect(from).toBeInvalid();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("radio", { name: /^251–500\szł/ }));
    await expect(from).toHaveValue("251");
  },
};

/** One price range at a time, or any. */
export const Prices: Story = {
  render: (args) => <FilteredPanel {...args} />,
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

/** An end that is not moved stays open. */
export const Widths: Story = {
  render: (args) => <FilteredPanel {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByRole("slider", { name: "Szerokość soczewki: od" });
    fireEvent.keyDown(from);
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

/** Collapses by keyboard. A collapsed group shows its chosen values. */
export const Folded: Story = {
  args: filteredBy({ brand: ["halny", "mirno"] }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Halny, Mirno")).toBeVisible();
    const shapes = canvas.getByRole("group", { name: "Kształt" });
    canvas.getByText("Kształt").closest("summary")?.focus();
    await userEvent.click(canvas.getByText("Kształt"));
    await expect(shapes).not.toBeVisible();
  },
};

/** Keeps the latest choices when the answer to an earlier one arrives. */
export const AnswerOnTheWay: Story = {
  render: (args) => <LateAnswerPanel {...args} />,
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

/** Follows the URL when the shopper goes back. */
export const GoneBack: Story = {
  render: (args) => <FilteredPanel {...args} />,
  play: async ({ canvas, userEvent }) => {
    const panto = canvas.getByRole("checkbox", { name: "Panto 41" });
    await userEvent.click(panto);
    await expect(panto).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Wstecz" }));
    await expect(panto).not.toBeChecked();
  },
};

/** In the width of a drawer on a phone, with the number of products in its footer. */
export const InDrawer: Story = {
  args: filteredBy({ shape: ["panto"], width: ["46-55"], price: ["250-500"] }),
  parameters: { room: 358 },
  render: (args) => (
    <>
      <FilterPanel {...args} />
      <FilterActions count={41} onShow={fn()} clearHref="#wszystkie" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Pokaż 41 produktów" })).toBeVisible();
  },
};

/** No product matches. The chosen values can still be removed, and the footer links to the list without filters. */
export const Empty: Story = {
  args: filteredBy({ shape: ["triangular"], price: ["-100"] }),
  parameters: { room: 358 },
  render: (args) => (
    <>
      <FilterPanel {...args} />
      <FilterActions count={0} onShow={fn()} clearHref="#wszystkie" />
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

/** All kinds of filters, each with a choice. */
export const Matrix: Story = {
  parameters: { chromatic: photographedInAllModes },
  args: {
    ...filteredBy({
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
    await expectFieldsWithinSlider(canvas.getAllByRole("textbox"));
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
