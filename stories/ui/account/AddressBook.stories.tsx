import { AddressBook, type AddressUse, type SavedAddress } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { annasAddress } from "../annasAddress.ts";

const home: SavedAddress = {
  id: "1",
  address: annasAddress,
};
const work: SavedAddress = {
  id: "2",
  address: { ...home.address, street: "Piotrkowska 120", apartment: "", postcode: "90-006", city: "Łódź" },
};
const office: SavedAddress = { ...work, id: "3", company: { company: "Optyka Nowak", taxId: "1234563218" } };

const meta = {
  component: AddressBook,
  tags: ["new"],
  args: {
    addresses: [home, work],
    defaults: { delivery: "1", invoice: "1" },
    editing: null,
    onEdit: fn(),
    onSave: fn(),
    onDelete: fn(),
    onUndo: fn(),
    onMakeDefault: fn(),
    onRetry: fn(),
  },
  /** The surrounding page: keeps the saved, deleted and restored addresses. */
  render: function Page(args) {
    const [addresses, setAddresses] = useState(args.addresses);
    const [defaults, setDefaults] = useState(args.defaults ?? {});
    const [editing, setEditing] = useState(args.editing);
    const [deleted, setDeleted] = useState(args.deleted ?? null);
    const edit = (which: string | null) => {
      setEditing(which);
      args.onEdit(which);
    };
    const save = (address: SavedAddress["address"], id: string | null) => {
      const saved = { id: id ?? "3", address };
      setAddresses(id ? addresses.map((each) => (each.id === id ? saved : each)) : [...addresses, saved]);
      setEditing(null);
      args.onSave(address, id);
    };
    const remove = (id: string) => {
      setDeleted(addresses.find((each) => each.id === id) ?? null);
      setAddresses(addresses.filter((each) => each.id !== id));
      args.onDelete(id);
    };
    const undo = (restored: SavedAddress) => {
      setDeleted(null);
      // As in the shop, where it is stored as a new address.
      setAddresses([{ ...restored, id: `${restored.id}-restored` }, ...addresses]);
      args.onUndo(restored);
    };
    const makeDefault = (id: string, use: AddressUse) => {
      setDefaults({ ...defaults, [use]: id });
      args.onMakeDefault(id, use);
    };
    return (
      <AddressBook
        {...args}
        addresses={addresses}
        defaults={defaults}
        editing={editing}
        deleted={deleted}
        onEdit={edit}
        onSave={save}
        onDelete={remove}
        onUndo={undo}
        onMakeDefault={makeDefault}
      />
    );
  },
} satisfies Meta<typeof AddressBook>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = within(canvas.getByRole("list", { name: "Twoje adresy" })).getAllByRole("listitem");
    await expect(first).toHaveTextContent("Domyślny adres dostawy");
    await expect(first).toHaveTextContent("Domyślny adres do faktury");
    await userEvent.click(
      canvas.getByRole("button", { name: "Ustaw do dostaw: Anna Brzęczyszczykiewicz, Piotrkowska 120, Łódź" }),
    );
    await expect(args.onMakeDefault).toHaveBeenLastCalledWith("2", "delivery");
    await expect(
      canvas.getByRole("button", { name: "Zmień: Anna Brzęczyszczykiewicz, Piotrkowska 120, Łódź" }),
    ).toHaveFocus();
    await expect(second).toHaveTextContent("Domyślny adres dostawy");
    await expect(first).not.toHaveTextContent("Domyślny adres dostawy");
  },
};

/** An address of a company names it, as invoices do. */
export const Company: Story = {
  args: { addresses: [home, office], defaults: { delivery: "1", invoice: "3" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Optyka Nowak/)).toHaveTextContent("NIP: 1234563218");
  },
};

export const Playground: Story = {};

/** Edits an address in its place in the list. The focus moves into the form and back to the button. */
export const Changed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = "Zmień: Anna Brzęczyszczykiewicz, Piotrkowska 120, Łódź";
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(canvas.getByRole("group", { name: "Zmień adres" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Imię" })).toHaveFocus();
    const postcode = canvas.getByRole("textbox", { name: "Kod pocztowy" });
    await expect(postcode).toHaveAttribute("autocomplete", "shipping postal-code");
    await userEvent.clear(postcode);
    await userEvent.type(postcode, "9000{Enter}");
    await expect(await canvas.findByText(/Wpisz kod w postaci 00-000/)).toBeVisible();
    await expect(postcode).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(postcode);
    await userEvent.type(postcode, "90001");
    await userEvent.click(canvas.getByRole("button", { name: "Zapisz adres" }));
    await expect(await canvas.findByRole("button", { name })).toHaveFocus();
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...work.address, postcode: "90-001" }, "2");
  },
};

export const Added: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dodaj adres" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Imię" }), "Jan");
    await userEvent.type(canvas.getByRole("textbox", { name: "Nazwisko" }), "Źdźbło");
    await userEvent.type(canvas.getByRole("textbox", { name: "Ulica i numer" }), "Rynek 1");
    await userEvent.type(canvas.getByRole("textbox", { name: "Kod pocztowy" }), "31042");
    await userEvent.type(canvas.getByRole("textbox", { name: "Miasto" }), "Kraków");
    await userEvent.type(canvas.getByRole("textbox", { name: "Telefon" }), "600 100 200{Enter}");
    await expect(await canvas.findByText(/Rynek 1/)).toBeVisible();
    await expect(args.onSave).toHaveBeenLastCalledWith(
      {
        ...home.address,
        firstName: "Jan",
        lastName: "Źdźbło",
        street: "Rynek 1",
        apartment: "",
        postcode: "31-042",
        city: "Kraków",
      },
      null,
    );
    await expect(canvas.getByRole("button", { name: "Dodaj adres" })).toHaveFocus();
  },
};

/** Asks for confirmation before deleting, and offers to undo afterwards. */
export const DeletedAndBroughtBack: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = "Usuń: Anna Brzęczyszczykiewicz, Piotrkowska 120, Łódź";
    await userEvent.click(canvas.getByRole("button", { name }));
    const question = canvas.getByRole("group", { name: /^Usunąć ten adres\?/ });
    await expect(within(question).getByRole("button", { name: "Zostaw" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name }));
    await userEvent.click(canvas.getByRole("button", { name: "Usuń" }));
    await expect(args.onDelete).toHaveBeenCalledWith("2");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Usunięto adres: .*Piotrkowska 120, Łódź/);
    const undo = canvas.getByRole("button", { name: "Cofnij" });
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await expect(args.onUndo).toHaveBeenCalledWith(work);
    await expect(
      canvas.getByRole("button", { name: "Zmień: Anna Brzęczyszczykiewicz, Piotrkowska 120, Łódź" }),
    ).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { addresses: [] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { name: "Nie masz jeszcze zapisanych adresów" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Dodaj adres" }));
    await expect(canvas.getByRole("group", { name: "Nowy adres" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Anuluj" }));
    await expect(canvas.getByRole("button", { name: "Dodaj adres" })).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { state: "loading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Wczytujemy Twoje adresy")).toBeInTheDocument();
  },
};

export const WithError: Story = {
  args: { state: "failed" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Spróbuj ponownie" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Keeps the typed values if the server could not save them. */
export const NotSaved: Story = {
  args: { editing: "1", refused: "failed" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/^Błąd: Coś poszło nie tak, spróbuj później\./);
    await expect(canvas.getByRole("textbox", { name: "Ulica i numer" })).toHaveValue("Świętokrzyska 14");
  },
};

/** Shows the addresses read-only. */
export const Offline: Story = {
  globals: { network: "offline" },
  args: { state: "offline" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.getByText(/Adresy zmienisz, gdy wróci połączenie\./)).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 64 }}>
      <AddressBook {...args} deleted={{ ...work, id: "9" }} />
      <AddressBook {...args} state="offline" />
      <AddressBook {...args} state="failed" />
      <AddressBook {...args} state="loading" />
      <AddressBook {...args} addresses={[]} />
      <AddressBook {...args} editing="2" />
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    addresses: [
      {
        id: "1",
        address: {
          ...home.address,
          firstName: "Wilhelmine-Friederike Theodora Elisabeth",
          lastName: "Schwarzenberger-Hohenlohe-Langenburgerin",
          country: "DE",
          street: "Donaudampfschifffahrtsgesellschaftskapitänsweg 123",
          postcode: "67433",
          city: "Neustadt an der Weinstraße-Hambach",
          phone: "+4915123456789",
        },
      },
      work,
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
