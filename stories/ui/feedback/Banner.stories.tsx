import { Banner } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { photographedInAllModes } from "../../../.storybook/modes.ts";

const meta = {
  component: Banner,
  tags: ["stable"],
  args: { type: "info", children: "W Boże Ciało nie wysyłamy paczek. Zamówienia z czwartku wyjdą w piątek." },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A hidden word conveys the same as the colour. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Informacja: W Boże Ciało");
  },
};

export const Playground: Story = {};

export const Success: Story = { args: { type: "success", children: "Adres e-mail jest potwierdzony." } };

export const WithAction: Story = {
  args: {
    type: "error",
    children: "Nie udało się wczytać oprawek.",
    action: { label: "Spróbuj ponownie", onAction: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Błąd: Nie udało się wczytać oprawek.");
    await userEvent.click(canvas.getByRole("button", { name: "Spróbuj ponownie" }));
    await expect(args.action?.onAction).toHaveBeenCalledOnce();
  },
};

export const OverThePage: Story = {
  parameters: { layout: "fullscreen" },
  args: {
    type: "warning",
    place: "page",
    children: "Jesteś offline. Pokazujemy to, co było już wczytane.",
    action: { label: "Twój koszyk", href: "#cart" },
    onDismiss: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: "Twój koszyk" })).toHaveAttribute("href", "#cart");
    await userEvent.click(canvas.getByRole("button", { name: "Zamknij komunikat" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  ...OverThePage,
  globals: { viewport: { value: "mobile1", isRotated: false } },
};

export const Matrix: Story = {
  parameters: { chromatic: photographedInAllModes, layout: "fullscreen" },
  render: () => (
    <>
      {(["page", "section"] as const).flatMap((place) =>
        (["info", "success", "warning", "error"] as const).map((type) => (
          <Banner
            key={`${place}-${type}`}
            type={type}
            place={place}
            action={{ label: "Szczegóły", href: "#details" }}
            onDismiss={() => {}}
          >
            W Boże Ciało nie wysyłamy paczek.
          </Banner>
        )),
      )}
    </>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: {
    type: "error",
    children: "Umsatzsteuer-Identifikationsnummernbestätigungsverfahren derzeit nicht erreichbar.",
    action: { label: "Überprüfung wiederholen", onAction: fn() },
    onDismiss: fn(),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
