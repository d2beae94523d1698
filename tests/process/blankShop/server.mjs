// The same form on a server that bundles nothing: modules leave their sheets to the page, which links `styles.css`.
import { PrescriptionForm } from "@dioptra/ui";
import messages from "@dioptra/ui/messages/de.json" with { type: "json" };
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { IntlProvider } from "react-intl";

const form = createElement(PrescriptionForm, { type: "single-vision", today: "2026-11-20", onChange: () => {} });
process.stdout.write(renderToString(createElement(IntlProvider, { locale: "de", messages }, form)));
