/// <reference types="@vitest/browser-playwright" />

import { expect, vi } from "vitest";
import { cdp } from "vitest/browser";

/**
 * What assistive technology is told at the end of a story: roles, names, descriptions in parentheses, and the states that
 * axe does not check. One story for each overlay and each hard control.
 */
const announcements: Readonly<Record<string, readonly string[]>> = {
  "overlays-drawer--notice-on-a-phone": [
    'dialog "Filtry 3"',
    'region "Powiadomienia"',
    'alert "" live:assertive',
    'generic "" live:polite',
    'button "Cofnij"',
    'button "Usuń" focused',
  ],
  "overlays-popover--default": [
    'button "Co to jest?" expanded focused',
    'region "Co to jest rozstaw źrenic?"',
    'link "Jak ją zmierzyć"',
  ],
  "overlays-menu--disabled": [
    'button "Więcej" expanded',
    'menu "Zamówienie 000018427"',
    'menuitem "Pobierz fakturę"',
    'menuitem "Zwróć (szkła na receptę)" disabled focused',
  ],
  "overlays-tooltip--default": [
    'button "Wymiary" (Szerokość soczewki, mostek i zausznik w milimetrach) focused',
    'tooltip "Szerokość soczewki, mostek i zausznik w milimetrach"',
  ],
  "forms-combobox--by-pages": [
    'combobox "Salon" =lu expanded focused active:Lublin',
    'listbox "Możliwości"',
    'option "Lublin Krakowskie Przedmieście 40"',
  ],
  "forms-combobox--none-of-them": [
    'combobox "Salon" („Radom” nie ma na liście. Wybierz z listy albo zmień wpisany tekst.) =Radom collapsed invalid',
  ],
  "forms-numberfield--with-error": ['spinbutton "Rozstaw źrenic" (Za dużo: najwyżej 80 mm.) =620 invalid'],
  "forms-rangeslider--default": [
    'group "Szerokość soczewki"',
    'slider "Szerokość soczewki: od" =46',
    'slider "Szerokość soczewki: do" =55',
    'textbox "Szerokość soczewki: od, w mm" =46',
  ],
  "prescription-axisdial--default": ['slider "Prawe oko" =168 focused', 'status "" live:polite'],
  "forms-datefield--invalid": [
    'spinbutton "dzień, Data badania" (Wybrana data: 04 listopada 2027 Badanie nie mogło odbyć się w przyszłości.) =4 invalid',
    'button "Kalendarz Data badania" (Wybrana data: 04 listopada 2027 Badanie nie mogło odbyć się w przyszłości.) collapsed',
  ],
  "forms-datefield--calendar-in-large-text": [
    'region "Kalendarz Data badania"',
    'grid "listopad 2026"',
    'gridcell "Wybrano środa, 4 listopada 2026" selected',
  ],
  "payment-blikinput--with-error": [
    'textbox "Wpisz 6 cyfr z aplikacji banku. Kod jest ważny 2 minuty." (Ten kod jest nieprawidłowy. Wygeneruj nowy w aplikacji banku.) =481057 invalid focused',
  ],
};

/** The states that are written by their names if they are true. */
const states = ["disabled", "invalid", "selected", "focused"];

/** Expects what the table says of a story. Stories that it does not name are not examined. */
export async function expectAnnounced(storyId: string): Promise<void> {
  const expected = announcements[storyId];
  if (!expected) return;
  await vi.waitFor(async () => expect(await announcedNodes()).toEqual(expect.arrayContaining([...expected])), {
    timeout: 10_000,
  });
}

/** Returns the nodes of the accessibility tree of the frame in which stories are rendered. */
async function announcedNodes(): Promise<string[]> {
  const { frameTree } = await cdp().send("Page.getFrameTree");
  const own = frameTree.childFrames?.find(({ frame }) => frame.url === location.href)?.frame ?? frameTree.frame;
  const { nodes } = await cdp().send("Accessibility.getFullAXTree", { frameId: own.id });
  return nodes.flatMap(({ ignored, role, name, description, value, properties = [] }) => {
    if (ignored) return [];
    const property = (wanted: string) => properties.find((each) => each.name === wanted)?.value;
    const expanded = property("expanded")?.value;
    const live = property("live")?.value;
    const active = property("activedescendant")?.relatedNodes?.[0];
    const shownValue = property("valuetext")?.value || value?.value;
    const activeOption = active && document.querySelector(`#${CSS.escape(active.idref ?? "")}`);
    const text = [
      `${role?.value} "${name?.value ?? ""}"`,
      description?.value && `(${description.value})`,
      shownValue && `=${shownValue}`,
      expanded !== undefined && (expanded ? "expanded" : "collapsed"),
      ...states.filter((state) => [true, "true"].includes(property(state)?.value)),
      activeOption && `active:${activeOption.firstElementChild?.firstChild?.textContent}`,
      live && `live:${live}`,
    ];
    return [text.filter(Boolean).join(" ").replaceAll("\u00a0", " ")];
  });
}
