import { IsAway, LoadingPart, OnRepeatedLoadFailure, type RetryableLoad, retryableLoad } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, use, useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";

const onRepeated = fn(async () => {});

let slowAnswer = Promise.withResolvers<void>();

/** A part that fails to load a number of times, as on a weak connection. */
function Part({ failures, isSlow = false }: { readonly failures: number; readonly isSlow?: boolean }) {
  const [part] = useState(() => {
    let attempts = 0;
    return retryableLoad(async () => {
      if (isSlow) await slowAnswer.promise;
      attempts += 1;
      if (attempts <= failures) throw new Error("The connection was lost.");
      return "Soczewki jednodniowe, pakowane po 30 sztuk.";
    });
  });
  return (
    <OnRepeatedLoadFailure value={onRepeated}>
      <LoadingPart part={part} isLoaded={false}>
        <Content part={part} />
      </LoadingPart>
    </OnRepeatedLoadFailure>
  );
}

const Content = ({ part }: { readonly part: RetryableLoad<string> }): ReactNode => <p>{use(part.loaded)}</p>;

const meta = { component: Part, tags: ["stable"] } satisfies Meta<typeof Part>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  args: { failures: 0 },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Soczewki/);
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const Failed: Story = {
  args: { failures: Infinity },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Ta część strony nie wczytała się w całości.");
  },
};

/** The part appears after the second retry and receives the focus of the button that disappears. */
export const TriedAgain: Story = {
  args: { failures: 2 },
  play: async ({ canvas, userEvent }) => {
    onRepeated.mockClear();
    const again = await canvas.findByRole("button", { name: "Spróbuj ponownie" });
    await userEvent.click(again);
    await expect(onRepeated).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("alert")).toBeVisible();
    await expect(again).toHaveFocus();
    await waitFor(() => expect(again).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(again);
    await expect(await canvas.findByText(/^Soczewki/)).toHaveFocus();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** Parts that fail together, as when a file that they share is missing, have one sentence, and its button loads all. */
export const SeveralFailed: Story = {
  args: { failures: 1 },
  render: (props) => (
    <>
      <Part {...props} />
      <Part {...props} />
      <Part {...props} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole("alert")).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "Spróbuj ponownie" }));
    await waitFor(() => expect(canvas.getAllByText(/^Soczewki/)).toHaveLength(3));
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** The sentence stands where the uppermost part is missing, also if another one has failed before it. */
export const UppermostSpeaks: Story = {
  args: { failures: 1 },
  beforeEach: () => {
    slowAnswer = Promise.withResolvers();
  },
  render: (props) => (
    <>
      <main>
        <Part {...props} isSlow />
      </main>
      <footer>
        <Part {...props} />
      </footer>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const main = within(canvas.getByRole("main"));
    await within(canvas.getByRole("contentinfo")).findByRole("alert");
    slowAnswer.resolve();
    await main.findByRole("alert");
    await expect(canvas.getAllByRole("alert")).toHaveLength(1);
    await userEvent.click(main.getByRole("button", { name: "Spróbuj ponownie" }));
    await waitFor(() => expect(canvas.getAllByText(/^Soczewki/)).toHaveLength(2));
  },
};

/** A part that is opened after another has failed says in its own place that it failed too. */
export const OpenedAfterFailure: Story = {
  args: { failures: Infinity },
  render: function Opened(props) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Part {...props} />
        <button type="button" onClick={() => setOpen(true)}>
          Porównaj
        </button>
        {isOpen && <Part {...props} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("alert");
    // The simulated user waits for everything that a press shows, and this part never comes.
    canvas.getByRole("button", { name: "Porównaj" }).click();
    await waitFor(() => expect(canvas.getAllByRole("alert")).toHaveLength(2));
  },
};

/** Without a connection the sentence says what is needed, and the part is loaded by itself once the connection is back. */
export const WithoutConnection: Story = {
  args: { failures: 1 },
  render: function Connecting(props) {
    const [isAway, setAway] = useState(true);
    return (
      <IsAway value={isAway}>
        <Part {...props} />
        <button type="button" onClick={() => setAway(false)}>
          Połącz
        </button>
      </IsAway>
    );
  },
  play: async ({ canvas }) => {
    onRepeated.mockClear();
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^Ta część strony wymaga połączenia/);
    // The part comes later than what the simulated user waits for.
    canvas.getByRole("button", { name: "Połącz" }).click();
    await expect(await canvas.findByText(/^Soczewki/)).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(onRepeated).not.toHaveBeenCalled();
  },
};
