import { CheckoutSection, TextField } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef, useState } from "react";
import { expect, fn } from "storybook/test";

const meta = {
  component: CheckoutSection,
  tags: ["stable"],
  args: { number: 2, title: "Dostawa", state: "upcoming" },
} satisfies Meta<typeof CheckoutSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

const onEdit = fn();

export const Done: Story = {
  render: () => (
    <CheckoutSection
      number={1}
      title="Dane"
      state="done"
      onEdit={onEdit}
      summary={
        <>
          Anna Brzęczyszczykiewicz, anna.b@poczta.pl
          <br />
          Zamawiasz jako gość
        </>
      }
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("region", { name: "Dane (gotowe)" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Zmień: Dane" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onEdit).toHaveBeenCalledOnce();
  },
};

export const Current: Story = {
  render: () => (
    <CheckoutSection number={2} title="Dostawa" state="current">
      <TextField label="Miasto" />
    </CheckoutSection>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("Dostawa");
    await expect(canvas.getByRole("textbox", { name: "Miasto" })).toBeVisible();
  },
};

function Checkout() {
  const [current, setCurrent] = useState(2);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (current === 1) title.current?.focus();
  }, [current]);
  return (
    <div>
      {current === 1 ? (
        <CheckoutSection number={1} title="Dane" state="current" titleRef={title}>
          <TextField label="E-mail" />
        </CheckoutSection>
      ) : (
        <CheckoutSection
          number={1}
          title="Dane"
          state="done"
          summary="Anna Brzęczyszczykiewicz, anna.b@poczta.pl"
          onEdit={() => setCurrent(1)}
        />
      )}
      <CheckoutSection number={2} title="Dostawa" state="current">
        <TextField label="Miasto" />
      </CheckoutSection>
      <CheckoutSection number={3} title="Płatność" state="upcoming" />
      <CheckoutSection
        number={4}
        title="Podsumowanie"
        state="upcoming"
        summary="Sprawdź oprawkę i receptę w podsumowaniu obok."
      />
    </div>
  );
}

/** The page moves the focus to the title of the section that opens. */
export const WholeCheckout: Story = {
  render: () => <Checkout />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Zmień: Dane" }));
    await expect(canvas.getByRole("heading", { name: "Dane" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveFocus();
  },
};

export const BeforeEditing: Story = { render: () => <Checkout /> };

export const Matrix: Story = {
  render: () => (
    <div>
      <CheckoutSection number={1} title="Dane" state="done" summary="Anna Brzęczyszczykiewicz" onEdit={onEdit} />
      <CheckoutSection number={2} title="Dostawa" state="current">
        <TextField label="Miasto" />
      </CheckoutSection>
      <CheckoutSection number={3} title="Płatność" state="upcoming" />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  render: () => (
    <CheckoutSection
      number={12}
      title="Versandbenachrichtigungseinstellungen"
      state="done"
      onEdit={onEdit}
      summary="Anna-Łucja Brzęczyszczykiewicz-Wolfeschlegelstein"
    />
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
