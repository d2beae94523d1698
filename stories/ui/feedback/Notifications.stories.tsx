import { Button, type Notice, Notifications, type NotificationsProps, LazyToast } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { notPhotographed } from "../../../.storybook/modes.ts";
import { holdLongTimers } from "./heldTimers.ts";

const added: Notice = {
  id: "added",
  type: "success",
  message: "Produkt dodany do koszyka!",
  action: { label: "Do kasy", href: "#checkout" },
  timeToLive: null,
};
const few: Notice = { id: "few", type: "warning", message: "Dostępne są tylko 2 sztuki.", timeToLive: null };
const unpaid: Notice = {
  id: "unpaid",
  type: "error",
  message: "Płatność nie została utworzona: bank odrzucił kod BLIK.",
  action: { label: "OK", onAction: fn() },
  timeToLive: null,
};

/** A page that keeps its notices, as the shop does. */
function NoticesPage({ notices, onDismiss }: NotificationsProps) {
  const [shown, setShown] = useState(notices);
  return (
    <main style={{ minBlockSize: 320 }}>
      <Button>Dodaj do koszyka</Button>
      <Notifications
        notices={shown}
        onDismiss={(id) => {
          onDismiss(id);
          setShown((before) => before.filter((notice) => notice.id !== id));
        }}
      />
    </main>
  );
}

const meta = {
  component: Notifications,
  tags: ["stable"],
  loaders: [LazyToast.load],
  args: { notices: [added], onDismiss: fn() },
  render: (args) => <NoticesPage {...args} />,
} satisfies Meta<typeof Notifications>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each notice is a `Toast`. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const region = canvas.getByRole("region", { name: "Powiadomienia" });
    await expect(region).toHaveTextContent("Gotowe: Produkt dodany do koszyka!");
    await expect(canvas.getByText("Produkt dodany do koszyka!").closest("[aria-live='polite']")).not.toBeNull();
    await expect(canvas.getByRole("link", { name: "Do kasy" })).toHaveAttribute("href", "#checkout");
    await userEvent.click(canvas.getByRole("button", { name: "Zamknij" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith("added");
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};

export const Playground: Story = {};

export const ByUrgency: Story = {
  args: { notices: [added, few, unpaid] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Błąd: Płatność nie została utworzona");
    await expect(canvas.getByRole("alert")).not.toHaveTextContent("Uwaga");
  },
};

export const LongTexts: Story = {
  args: {
    notices: [
      {
        ...unpaid,
        message:
          "Nie udało się przesłać zamówienia przez błąd serwera. Zamówienie czeka na tym urządzeniu i wyślemy je, gdy połączenie wróci.",
        action: { label: "Pokaż oczekujące zamówienie", onAction: fn() },
      },
    ],
  },
  play: async ({ canvas }) => {
    const sentence = canvas.getByText(/^Nie udało się przesłać/).getBoundingClientRect();
    const action = canvas.getByRole("button", { name: "Pokaż oczekujące zamówienie" }).getBoundingClientRect();
    await expect(action.top).toBeGreaterThanOrEqual(sentence.bottom);
  },
};

/** Without notices the live regions exist, but there is no landmark. */
export const Empty: Story = {
  args: { notices: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
    await expect(canvasElement.querySelector("[aria-live='polite']")).not.toBeNull();
    await expect(canvas.getByRole("alert")).toBeEmptyDOMElement();
  },
};

/** Closing a notice by keyboard moves the focus to the next one, and after the last one back to where it was before. */
export const ByKeyboard: Story = {
  args: { notices: [added, few, unpaid] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const add = canvas.getByRole("button", { name: "Dodaj do koszyka" });
    await expect(add).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Do kasy" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText("Produkt dodany do koszyka!")).toBeNull();
    await expect(document.activeElement).toHaveAccessibleName("Zamknij");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText("Dostępne są tylko 2 sztuki.")).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("region")).toBeNull();
    await expect(add).toHaveFocus();
  },
};

const takeAction = fn();

export const ActionCloses: Story = {
  args: { notices: [{ ...unpaid, action: { label: "Spróbuj ponownie", onAction: takeAction } }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Spróbuj ponownie" }));
    await expect(takeAction).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith("unpaid");
  },
};

/** Pretends that the shopper has changed to another tab, or come back. */
function hideTab(isHidden: boolean): void {
  Object.defineProperty(document, "hidden", { configurable: true, value: isHidden });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** A field at the place of the notices is never covered while it is filled in, also at the end of the page. */
export const BesideFields: Story = {
  parameters: { chromatic: notPhotographed },
  args: { notices: [few] },
  render: (args) => (
    <>
      <form style={{ minBlockSize: "100vh", display: "flex", alignItems: "flex-end" }}>
        <label>
          Ulica i numer <input style={{ inlineSize: "100%" }} />
        </label>
      </form>
      <NoticesPage {...args} />
      <label>
        Miasto <input style={{ inlineSize: "100%" }} />
      </label>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const notices = canvas.getByRole("region", { name: "Powiadomienia" });
    const expectFree = async (name: string) => {
      const field = canvas.getByLabelText(name);
      await userEvent.click(field);
      await waitFor(() =>
        expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(notices.getBoundingClientRect().top + 1),
      );
    };
    await expectFree("Ulica i numer");
    await expectFree("Miasto");
    await userEvent.click(canvas.getByRole("button", { name: "Zamknij" }));
    await waitFor(() => expect(document.body.style.paddingBlockEnd).toBe(""));
  },
};

let timers: ReturnType<typeof holdLongTimers>;

/** Waits for effects by frames, because `waitFor` would use the held timers. */
async function expectTimers(running: number): Promise<void> {
  for (let frame = 0; frame < 120 && timers.running() !== running; frame++) await new Promise(requestAnimationFrame);
  await expect(timers.running()).toBe(running);
}

const timed = {
  beforeEach: () => {
    timers = holdLongTimers();
  },
};

export const VanishesByItself: Story = {
  ...timed,
  args: { notices: [{ ...added, timeToLive: 5000 }] },
  play: async ({ args, canvas }) => {
    await expectTimers(1);
    timers.pass();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith("added");
    await waitFor(() => expect(canvas.queryByText("Produkt dodany do koszyka!")).toBeNull());
  },
};

/** Pointer or focus on one notice pauses the time of all (docs/decisions/product.md#decision-6). */
export const TimeStopsWhileRead: Story = {
  ...timed,
  args: {
    notices: [
      { ...added, timeToLive: 5000 },
      { ...few, timeToLive: 5000 },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expectTimers(2);
    await userEvent.hover(canvas.getByText("Produkt dodany do koszyka!"));
    await expectTimers(0);
    await userEvent.hover(canvas.getByRole("button", { name: "Dodaj do koszyka" }));
    await expectTimers(2);

    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Do kasy" })).toHaveFocus();
    await expectTimers(0);
    await userEvent.tab({ shift: true });
    await expectTimers(2);
    timers.pass();
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
};

/** Whoever comes back to the tab still finds what happened meanwhile. */
export const TimeStopsInAHiddenTab: Story = {
  beforeEach: () => {
    timed.beforeEach();
    return () => Reflect.deleteProperty(document, "hidden");
  },
  parameters: { chromatic: notPhotographed },
  args: { notices: [{ ...added, timeToLive: 5000 }] },
  play: async () => {
    await expectTimers(1);
    hideTab(true);
    await expectTimers(0);
    hideTab(false);
    await expectTimers(1);
  },
};

export const ErrorsStay: Story = {
  ...timed,
  args: { notices: [{ ...unpaid, timeToLive: 5000 }] },
  play: async ({ canvas }) => {
    await expectTimers(0);
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
};

export const Matrix: Story = {
  args: {
    notices: [
      added,
      few,
      unpaid,
      { id: "plain", type: "success", message: "Adres zapisany.", timeToLive: null },
      { id: "failed", type: "error", message: "Nie udało się zapisać adresu.", timeToLive: null },
    ],
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: {
    notices: [
      {
        ...unpaid,
        message: "Umsatzsteuer-Identifikationsnummernbestätigungsverfahren derzeit nicht erreichbar.",
        action: { label: "Bestätigungsverfahren wiederholen", onAction: fn() },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    const close = canvas.getByRole("button", { name: "Schließen" }).getBoundingClientRect();
    await expect(close.right).toBeLessThanOrEqual(innerWidth);
  },
};
