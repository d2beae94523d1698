import type { InLanguages } from "./language.ts";

/** What the page of a link says, before and after its button is pressed. */
export interface LetterWords {
  readonly title: string;
  readonly ask: string;
  readonly button: string;
  readonly done: string;
  readonly invalid: string;
}

export const ofEmail: InLanguages<LetterWords> = {
  pl: {
    title: "Nowy adres e-mail",
    ask: "Potwierdź, że ten adres ma być adresem Twojego konta.",
    button: "Potwierdź adres",
    done: "Adres został zmieniony. Zaloguj się nim następnym razem.",
    invalid: "Ten link był już użyty albo stracił ważność.",
  },
  de: {
    title: "Neue E-Mail-Adresse",
    ask: "Bestätigen Sie, dass diese Adresse die Adresse Ihres Kontos werden soll.",
    button: "Adresse bestätigen",
    done: "Die Adresse ist geändert. Melden Sie sich das nächste Mal damit an.",
    invalid: "Dieser Link wurde schon verwendet oder ist abgelaufen.",
  },
  en: {
    title: "New e-mail address",
    ask: "Confirm that this is to be the address of your account.",
    button: "Confirm the address",
    done: "The address has been changed. Log in with it the next time.",
    invalid: "This link has been used, or is too old.",
  },
};

export const ofOrder: InLanguages<LetterWords> = {
  pl: {
    title: "Potwierdzenie zamówienia",
    ask: "Potwierdź, że to zamówienie jest od Ciebie.",
    button: "Potwierdź zamówienie",
    done: "Dziękujemy, zamówienie jest potwierdzone. Szczegóły wysłaliśmy e-mailem.",
    invalid: "Ten link stracił ważność: zamówienie zostało anulowane. Zamów, proszę, jeszcze raz.",
  },
  de: {
    title: "Bestellung bestätigen",
    ask: "Bestätigen Sie, dass diese Bestellung von Ihnen ist.",
    button: "Bestellung bestätigen",
    done: "Vielen Dank, Ihre Bestellung ist bestätigt. Die Einzelheiten haben wir Ihnen per E-Mail geschickt.",
    invalid: "Dieser Link ist abgelaufen: Die Bestellung wurde storniert. Bitte bestellen Sie noch einmal.",
  },
  en: {
    title: "Confirm your order",
    ask: "Confirm that this order is yours.",
    button: "Confirm the order",
    done: "Thank you, your order is confirmed. We have sent you the details by e-mail.",
    invalid: "This link no longer works: the order has been canceled. Please order again.",
  },
};

export const ofNewsletter: InLanguages<LetterWords> = {
  pl: {
    title: "Newsletter",
    ask: "Potwierdź, że chcesz otrzymywać nasz newsletter. Wypisać się możesz w każdej chwili.",
    button: "Potwierdź zapis",
    done: "Dziękujemy. Kod rabatowy jest już w drodze na Twój adres.",
    invalid: "Ten link stracił ważność. Zapisz się jeszcze raz w sklepie.",
  },
  de: {
    title: "Newsletter",
    ask: "Bestätigen Sie, dass Sie unseren Newsletter erhalten möchten. Abbestellen können Sie ihn jederzeit.",
    button: "Anmeldung bestätigen",
    done: "Vielen Dank. Ihr Rabattcode ist auf dem Weg zu Ihnen.",
    invalid: "Dieser Link ist abgelaufen. Melden Sie sich im Shop noch einmal an.",
  },
  en: {
    title: "Newsletter",
    ask: "Confirm that you want our newsletter. You can end it at any time.",
    button: "Confirm",
    done: "Thank you. Your discount code is on its way to you.",
    invalid: "This link is too old. Subscribe once more in the shop.",
  },
};

export const ofNewsletterEnd: InLanguages<LetterWords> = {
  pl: {
    title: "Wypisanie z newslettera",
    ask: "Czy na pewno nie chcesz już otrzymywać naszego newslettera?",
    button: "Wypisz mnie",
    done: "Zrobione. Nie wyślemy więcej newslettera na ten adres.",
    invalid: "Ten link jest niepełny. Otwórz go jeszcze raz z wiadomości.",
  },
  de: {
    title: "Newsletter abbestellen",
    ask: "Möchten Sie unseren Newsletter nicht mehr erhalten?",
    button: "Abbestellen",
    done: "Erledigt. An diese Adresse senden wir keinen Newsletter mehr.",
    invalid: "Dieser Link ist unvollständig. Öffnen Sie ihn noch einmal aus der Nachricht.",
  },
  en: {
    title: "End the newsletter",
    ask: "Do you want our newsletter no more?",
    button: "Unsubscribe",
    done: "Done. We send no newsletter to this address any more.",
    invalid: "This link is not whole. Open it from the mail once more.",
  },
};
