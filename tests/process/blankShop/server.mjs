// Renders the form on a server without a bundler. The modules do not import their style sheets there: the page links `styles.css`.
import { PrescriptionForm } from "@dioptra/ui";
import messages from "@dioptra/ui/messages/de.json" with { type: "json" };
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { IntlProvider } from "react-intl";

const form = createElement(PrescriptionForm, { type: "single-vision", today: "2026-11-20", onChange: () => {} });
process.stdout.write(renderToString(createElement(IntlProvider, { locale: "de", messages }, form)));
