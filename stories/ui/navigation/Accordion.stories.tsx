import { Accordion, AccordionItem } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

const meta = {
  component: Accordion,
  tags: ["new"],
  args: {
    children: (
      <>
        <AccordionItem title="Skąd wziąć rozstaw źrenic?">
          Optyk wpisuje go na recepcie jako PD. Możesz też zmierzyć go sam, kartą bankową i lustrem.
        </AccordionItem>
        <AccordionItem title="Czy mogę zwrócić okulary?">
          Oprawkę tak, w ciągu 15 dni. Szkła wykonane na receptę nie podlegają zwrotowi.
        </AccordionItem>
        <AccordionItem title="Jak długo trwa wykonanie szkieł?">
          Od 3 do 7 dni roboczych. Termin widzisz przed zamówieniem.
        </AccordionItem>
      </>
    ),
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

const summaryOf = (story: HTMLElement, title: string) => {
  const summary = [...story.querySelectorAll("summary")].find(({ textContent }) => textContent === title);
  if (!summary) throw new Error(`No accordion item is titled "${title}".`);
  return summary;
};

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const answer = canvas.getByText(/Optyk wpisuje go/);
    await expect(answer).not.toBeVisible();
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(3);
    await userEvent.click(summaryOf(canvasElement, "Skąd wziąć rozstaw źrenic?"));
    await expect(answer).toBeVisible();
    await userEvent.click(summaryOf(canvasElement, "Czy mogę zwrócić okulary?"));
    await expect(answer).toBeVisible();
    await userEvent.click(summaryOf(canvasElement, "Skąd wziąć rozstaw źrenic?"));
    await expect(answer).not.toBeVisible();
  },
};

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(summaryOf(canvasElement, "Skąd wziąć rozstaw źrenic?")).toHaveFocus();
    await userEvent.tab();
    await expect(summaryOf(canvasElement, "Czy mogę zwrócić okulary?")).toHaveFocus();
  },
};

export const OneAtATime: Story = {
  args: { openAtOnce: "one" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(summaryOf(canvasElement, "Skąd wziąć rozstaw źrenic?"));
    await expect(canvas.getByText(/Optyk wpisuje go/)).toBeVisible();
    await userEvent.click(summaryOf(canvasElement, "Czy mogę zwrócić okulary?"));
    await expect(canvas.getByText(/Oprawkę tak/)).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/Optyk wpisuje go/)).not.toBeVisible());
  },
};

export const OpenAtFirst: Story = {
  args: {
    level: 2,
    children: (
      <AccordionItem title="Dostawa" initialState="open">
        DPD, automat paczkowy, odbiór w salonie.
      </AccordionItem>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Dostawa" })).toBeVisible();
    await expect(canvas.getByText("DPD, automat paczkowy, odbiór w salonie.")).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <Accordion>
      <AccordionItem title="Złożone">Tego nie widać.</AccordionItem>
      <AccordionItem title="Otwarte" initialState="open">
        To widać od razu.
      </AccordionItem>
      <AccordionItem title="Otwarte, z listą" initialState="open">
        <ul>
          <li>Szerokość soczewki</li>
          <li>Mostek</li>
        </ul>
      </AccordionItem>
    </Accordion>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    children: (
      <AccordionItem
        title="Wird die Bildschirmarbeitsplatzbrillenkostenübernahmeerklärung meines Arbeitgebers anerkannt?"
        initialState="open"
      >
        Ja. Donaudampfschifffahrtsgesellschaftskapitänsbrillenversicherungspolicen ebenso.
      </AccordionItem>
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
