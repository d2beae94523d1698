import type { ConsentCategory } from "@dioptra/ui";

export const categories: readonly ConsentCategory[] = [
  {
    code: "necessary",
    name: "Niezbędne",
    text: "Koszyk, logowanie, Twój wybór w tym oknie.",
    need: "necessary",
    items: [
      {
        name: "__Host-visitor",
        purpose: "Rozpoznaje Twój koszyk.",
        readBy: "Dioptra",
        duration: { value: 30, unit: "day" },
      },
      {
        name: "consent",
        purpose: "Pamięta, na co się zgadzasz.",
        readBy: "Dioptra",
        duration: { value: 12, unit: "month" },
      },
      { name: "checkout", purpose: "Prowadzi przez kroki zamówienia.", readBy: "Dioptra", duration: "session" },
    ],
  },
  {
    code: "statistics",
    name: "Statystyka",
    text: "Liczymy, które strony pomagają, a które gubią.",
    need: "optional",
    items: [
      {
        name: "visits",
        purpose: "Liczy odwiedziny, bez nazwiska.",
        readBy: "Dioptra",
        duration: { value: 1, unit: "year" },
      },
    ],
  },
  {
    code: "marketing",
    name: "Reklama",
    text: "Pozwala pokazać Ci nasze okulary na innych stronach.",
    need: "optional",
    items: [
      {
        name: "_ads",
        purpose: "Łączy odwiedziny z reklamą.",
        readBy: "Reklamex sp. z o.o.",
        duration: { value: 90, unit: "day" },
      },
    ],
  },
];
