import { FaqAccordion, type FaqEntry, Link } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

const entry = (code: string, question: string, answer: string): FaqEntry => ({
  code,
  question,
  answer: [{ kind: "paragraph", line: [answer] }],
});

const entries: readonly FaqEntry[] = [
  entry(
    "pd",
    "Skąd wziąć rozstaw źrenic?",
    "Optyk wpisuje go na recepcie jako PD. Możesz go też zmierzyć kartą bankową.",
  ),
  entry("zwrot", "Czy mogę zwrócić okulary?", "Oprawkę tak, w ciągu 15 dni. Szkła na receptę nie podlegają zwrotowi."),
  entry("czas", "Jak długo trwa wykonanie szkieł?", "Do 7 dni roboczych. Termin widzisz przed zamówieniem."),
  entry("lodz", "Czy macie salon w Łodzi?", "Tak, przy ulicy Piotrkowskiej. Godziny są na stronie salonu."),
];

const meta = {
  component: FaqAccordion,
  tags: ["new"],
  args: { entries },
  argTypes: { noResults: { control: false } },
  beforeEach: () => () => history.replaceState(null, "", location.pathname + location.search),
} satisfies Meta<typeof FaqAccordion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Finds words of question or answer, in any order, with or without accents. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("searchbox", { name: "Szukaj w pytaniach" });
    await userEvent.type(field, "lodzi salon");
    await expect(canvas.getByText("1 odpowiedź")).toBeVisible();
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(1);
    await expect(canvas.getByRole("heading", { name: "Czy macie salon w Łodzi?" })).toBeVisible();
    await userEvent.clear(field);
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(4);
    await userEvent.click(canvas.getByText("Czy mogę zwrócić okulary?"));
    await expect(canvas.getByText(/Szkła na receptę nie podlegają zwrotowi/)).toBeVisible();
  },
};

export const Playground: Story = {};

/** A link to a question opens its answer. */
export const ByAddress: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Do 7 dni roboczych/)).not.toBeVisible();
    location.hash = "#czas";
    await waitFor(() => expect(canvas.getByText(/Do 7 dni roboczych/)).toBeVisible());
    await expect(canvas.getByText(/Szkła na receptę/)).not.toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { noResults: <Link href="#/kontakt">Zapytaj nas</Link> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "teleskop");
    await expect(canvas.getByText("Nic nie znaleźliśmy. Spróbuj innego słowa.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Zapytaj nas" })).toBeVisible();
    await expect(canvas.getByRole("searchbox")).toHaveValue("teleskop");
  },
};

const returns = { id: "zwroty", title: "Zwroty" };
const glasses = { id: "okulary", title: "Okulary" };

/** Topics have headings. One without a found question is left out. */
export const ByTopic: Story = {
  args: {
    entries: entries
      .map((each) => ({ ...each, topic: each.code === "zwrot" ? returns : glasses }))
      .toSorted((a, b) => a.topic.id.localeCompare(b.topic.id)),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("heading", { level: 2, name: "Okulary" })).toHaveLength(1);
    await userEvent.type(canvas.getByRole("searchbox"), "zwrot");
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(1);
    await expect(canvas.getByRole("heading", { level: 2, name: "Zwroty" })).toBeVisible();
  },
};

export const WithoutSearch: Story = { args: { search: "none" } };

export const Empty: Story = { args: { entries: [], noResults: <Link href="#/kontakt">Zapytaj nas</Link> } };

export const Matrix: Story = {
  args: {
    entries: [...entries, ...entries.map(({ code, question, answer }) => ({ code: `${code}-2`, question, answer }))],
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    entries: [
      entry(
        "kosten",
        "Wird die Bildschirmarbeitsplatzbrillenkostenübernahmeerklärung meines Arbeitgebers anerkannt?",
        "Ja. Donaudampfschifffahrtsgesellschaftskapitänsbrillenversicherungspolicen ebenso.",
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/Wird die Bildschirm/));
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
