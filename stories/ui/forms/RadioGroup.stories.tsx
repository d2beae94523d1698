import { Amount, Button, Radio, RadioBox, RadioGroup, RadioNotice } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn } from "storybook/test";

const fiveZloty = <Amount value={{ minor: 500, currency: "PLN" }} />;

const meta = {
  component: RadioGroup,
  tags: ["stable"],
  args: {
    legend: "Sposób dostawy",
    value: null,
    onChange: fn(),
    children: (
      <RadioBox>
        <Radio value="locker" label="Automat paczkowy" end={fiveZloty} description="We wtorek, 1 grudnia">
          <p>WAW 214M, Świętokrzyska 20</p>
        </Radio>
        <Radio value="courier" label="Kurier DPD" end={fiveZloty} description="We wtorek, 1 grudnia, do drzwi" />
        <Radio value="pickup" label="Odbiór w salonie" />
      </RadioBox>
    ),
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RadioGroup
        {...args}
        value={value}
        onChange={(chosen) => {
          args.onChange(chosen);
          setValue(chosen);
        }}
      />
    );
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Sposób dostawy" })).toBeVisible();
    await userEvent.click(canvas.getByText("Kurier DPD"));
    await expect(canvas.getByRole("radio", { name: /^Kurier DPD 5,00\szł$/ })).toBeChecked();
    await expect(args.onChange.mock.calls).toEqual([["courier"]]);
  },
};

export const Playground: Story = {};

export const Chosen: Story = {
  args: { value: "locker" },
  play: async ({ canvas }) => {
    const radio = canvas.getByRole("radio", { name: /^Automat paczkowy 5,00\szł$/ });
    await expect(radio).toHaveAccessibleDescription("We wtorek, 1 grudnia");
    await expect(canvas.getByText("WAW 214M, Świętokrzyska 20")).toBeVisible();
  },
};

/** A click anywhere in the row chooses the option, except in the details of the chosen one. */
export const WholeRow: Story = {
  args: { value: "locker" },
  play: async ({ canvas }) => {
    const elementAtCentreOf = (text: string) => {
      const { left, top, width, height } = canvas.getByText(text).getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2);
    };
    await expect(elementAtCentreOf("We wtorek, 1 grudnia, do drzwi")).toBe(canvas.getByText("Kurier DPD"));
    await expect(elementAtCentreOf("WAW 214M, Świętokrzyska 20")).toBe(canvas.getByText("WAW 214M, Świętokrzyska 20"));
  },
};

export const ByKeyboard: Story = {
  args: { value: "locker" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: /Automat/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /Kurier/ })).toBeChecked();
    await expect(canvas.queryByText("WAW 214M, Świętokrzyska 20")).toBeNull();
  },
};

export const WithError: Story = {
  args: { error: "Nie wybrano sposobu dostawy. Wybierz jeden z listy." },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup");
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription("Nie wybrano sposobu dostawy. Wybierz jeden z listy.");
  },
};

/** The notice in place of the options is announced. */
export const Loading: Story = {
  args: { children: <RadioNotice>Sprawdzamy, jak możemy dostarczyć pod ten adres.</RadioNotice> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Sprawdzamy, jak możemy dostarczyć pod ten adres.");
    await expect(canvas.queryByRole("radio")).toBeNull();
  },
};

export const Empty: Story = {
  args: { children: <RadioNotice>Pod ten adres teraz nie dostarczymy. Sprawdź kraj i kod pocztowy.</RadioNotice> },
};

/** A form can focus the group. */
export const FocusFromOutside: Story = {
  render: function FocusableFromButton(args) {
    const group = useRef<{ focus: () => void }>(null);
    return (
      <>
        <RadioGroup {...args} ref={group} />
        <Button variant="text" onClick={() => group.current?.focus()}>
          Wróć do dostawy
        </Button>
      </>
    );
  },
  args: { value: "courier" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Wróć do dostawy" }));
    await expect(canvas.getByRole("radio", { name: /Kurier/ })).toHaveFocus();
  },
};

export const Boxes: Story = {
  args: {
    legend: "Płatność",
    legendDisplay: "hidden",
    value: "cash",
    children: (
      <>
        <RadioBox>
          <Radio value="blik" label="BLIK" />
        </RadioBox>
        <RadioBox>
          <Radio value="transfer" label="Przelew z banku" description="mBank, PKO BP, Santander, ING i 14 innych" />
          <Radio value="paypal" label="PayPal" disabled />
        </RadioBox>
        <RadioBox>
          <Radio value="cash" label="Za pobraniem" description="Gotówką lub kartą przy odbiorze" />
        </RadioBox>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Płatność" })).toBeVisible();
    await expect(canvas.getAllByRole("radio")).toHaveLength(4);
    await expect(canvas.getByRole("radio", { name: "PayPal" })).toBeDisabled();
  },
};

export const LongTexts: Story = {
  args: {
    value: "long",
    children: (
      <RadioBox>
        <Radio
          value="long"
          label="Automat paczkowy najbliżej adresu, który podasz w formularzu powyżej"
          end={<Amount value={{ minor: 1234500, currency: "PLN" }} />}
          description="Warszawa, Aleja Księdza Prymasa Kardynała Stefana Wyszyńskiego, obok wejścia od strony parkingu"
        />
      </RadioBox>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300, maxInlineSize: "100%" }}>
        <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  render: ({ children, onChange }) => (
    <div style={{ display: "grid", gap: 32 }}>
      <RadioGroup legend="Nic nie wybrano" value={null} onChange={onChange}>
        {children}
      </RadioGroup>
      <RadioGroup legend="Wybrano" value="locker" onChange={onChange}>
        {children}
      </RadioGroup>
      <RadioGroup legend="Z błędem" value={null} error="Wybierz sposób dostawy." onChange={onChange}>
        {children}
      </RadioGroup>
      <RadioGroup legend="Wczytuje się" value={null} onChange={onChange}>
        <RadioNotice>Sprawdzamy, jak możemy dostarczyć pod ten adres.</RadioNotice>
      </RadioGroup>
      <RadioGroup legend="Jednej nie ma" value="blik" onChange={onChange}>
        <RadioBox>
          <Radio value="blik" label="BLIK" />
          <Radio value="paypal" label="PayPal" disabled />
        </RadioBox>
      </RadioGroup>
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    legend: "Zustellungsmöglichkeitenauswahl",
    value: "long",
    children: (
      <RadioBox>
        <Radio
          value="long"
          label="Paketabholautomatenstandortbenachrichtigung"
          end={<Amount value={{ minor: 1234500, currency: "EUR" }} />}
          description="Donaudampfschifffahrtsgesellschaftskapitänsweg 123, Neustadt an der Weinstraße"
        >
          <p>Paketabholautomatenöffnungszeitenverlängerung bis Mitternacht</p>
        </Radio>
        <Radio value="short" label="Ulm" />
      </RadioBox>
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
