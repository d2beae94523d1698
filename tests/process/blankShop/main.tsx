import "@dioptra/tokens/font.css";
import "@dioptra/tokens/layers";
import { type EnteredPrescription, PrescriptionForm, ProductCard, ProductGrid } from "@dioptra/ui";
import messages from "@dioptra/ui/messages/en.json" with { type: "json" };
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";

/** An inline picture, so that no file has to be served. */
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"/>')}`;

/** A minimal shop that has only the packages `tokens` and `ui` installed. */
function Shop() {
  const [entered, setEntered] = useState<EnteredPrescription | null>(null);
  return (
    <main>
      <h1>Another shop</h1>
      <ProductGrid label="Contact lenses">
        <ProductCard
          name="Claria Daily"
          level={2}
          href="/claria-daily"
          picture={<img src={picture} alt="" />}
          price={{ current: { minor: 12_900, currency: "EUR" } }}
          badges={["new"]}
        />
      </ProductGrid>
      <PrescriptionForm type="single-vision" today="2026-11-20" onChange={setEntered} />
      <output>{JSON.stringify(entered)}</output>
    </main>
  );
}

const root = document.querySelector("#root");
if (!root) throw new Error("The page has no root.");
createRoot(root).render(
  <StrictMode>
    <IntlProvider locale="en" messages={messages}>
      <Shop />
    </IntlProvider>
  </StrictMode>,
);
