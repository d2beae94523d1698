import { FilterChips, type FilterChipsProps } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { facetsOf } from "./facets.ts";

const chosen = { shape: ["panto", "round"], width: ["46-55"], price: ["250-500"] };

const hrefFor = (applied: Record<string, readonly string[]>) =>
  `#${Object.entries(applied)
    .flatMap(([code, values]) => values.map((value) => `${code}=${value}`))
    .join("&")}`;

/** Follows the links without loading a page, as the shop does. */
function FollowedChips(props: FilterChipsProps) {
  const [applied, setApplied] = useState<Record<string, readonly string[]>>(chosen);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (!link) return;
      event.preventDefault();
      const query = new URLSearchParams(link.hash.slice(1));
      setApplied(Object.fromEntries([...query.keys()].map((code) => [code, query.getAll(code)])));
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, []);
  const hrefOf = (code: string, values: readonly string[]) => hrefFor({ ...applied, [code]: values });
  return <FilterChips {...props} facets={facetsOf(applied)} hrefOf={hrefOf} />;
}

const meta = {
  component: FilterChips,
  tags: ["stable"],
  args: {
    facets: facetsOf(chosen),
    currency: "PLN",
    hrefOf: (code, values) => hrefFor({ ...chosen, [code]: values }),
    clearHref: "#",
  },
  render: (args) => <FollowedChips {...args} />,
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const panto = canvas.getByRole("link", { name: "Usuń filtr: Panto" });
    await expect(panto).toHaveAttribute("href", "#shape=round&width=46-55&price=250-500");
    await expect(canvas.getByRole("link", { name: "Usuń filtr: Szerokość soczewki 46–55\u00A0mm" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /Usuń filtr: 251–500\szł/ })).toBeVisible();
    const { left, top, width } = panto.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top - 4)).toBe(panto);
  },
};

export const Playground: Story = {};

/** Moves the focus to the next chip, and after the last one to the list. */
export const Dropped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("link", { name: /46–55/ })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("link", { name: /46–55/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole("link", { name: "Wyczyść" }));
    await waitFor(() => expect(canvas.getByRole("list", { name: "Wybrane filtry" })).toHaveFocus());
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

/** Scrolls sideways. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, overflow: "hidden" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list");
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(list.clientHeight).toBeLessThan(60);
  },
};

/** Wraps into several lines. */
export const InLines: Story = { args: { layout: "lines" } };

/** Renders no chips if no filter is chosen. */
export const Empty: Story = {
  render: ({ currency, hrefOf, clearHref }) => (
    <FilterChips facets={facetsOf()} currency={currency} hrefOf={hrefOf} clearHref={clearHref} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const Matrix: Story = {
  render: ({ hrefOf }) => (
    <div style={{ display: "grid", gap: 16 }}>
      {(["shown", "hidden"] as const).flatMap((clear) =>
        (["row", "lines"] as const).map((layout) => (
          <FilterChips
            key={`${clear} ${layout}`}
            facets={facetsOf({ ...chosen, color: ["havana", "black"], brand: ["okno-27"] })}
            currency="PLN"
            hrefOf={hrefOf}
            clearHref="#"
            clear={clear}
            layout={layout}
          />
        )),
      )}
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: { layout: "lines" },
  render: (args) => (
    <FilterChips
      {...args}
      facets={[
        {
          shows: "words",
          code: "material",
          label: "Material",
          options: ["Nickelfreiheitsbescheinigter Edelstahl", "Brzęczyszczykiewiczówka Wielka"].map((label) => ({
            id: label,
            label,
            count: 1,
            isChosen: true,
          })),
        },
      ]}
    />
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
