import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { formatDioptres, FrameDiagram } from "@dioptra/ui";
import { allValues, groupIntoRuns, type LensParameter, type LensValue, parametersOf } from "@dioptra/ui/optics";
import type { Frame, LensChoices, Product, ProductKind } from "#domain/product/product.ts";
import { offer } from "#configuration/offer.ts";
import { useStoreView } from "../../state/useShop.ts";
import * as styles from "./ProductView.css.ts";
import { Fragment } from "react";
import { framePictureHref } from "#domain/product/framePicture.ts";
import { FitSection } from "./FitSection.tsx";
import { ProductParts } from "./ProductParts.tsx";

const labels = {
  power: "product.lens.power",
  cylinder: "product.lens.cylinder",
  axis: "product.lens.axis",
  addition: "product.lens.addition",
  baseCurve: "product.lens.baseCurve",
  diameter: "product.lens.diameter",
  color: "product.lens.color",
} as const satisfies Record<LensParameter, string>;

const bands = {
  low: "product.lens.low",
  medium: "product.lens.medium",
  high: "product.lens.high",
} as const;
const isBand = (value: string): value is keyof typeof bands => Object.hasOwn(bands, value);

/** The values that contact lenses are available in, with one row for each parameter. They are chosen when ordering. */
function LensFacts({ matrix, colorNames }: LensChoices) {
  const intl = useIntl();
  return parametersOf(matrix).map((parameter) => {
    const values = allValues(matrix, parameter);
    const words = values.filter((value) => typeof value === "string");
    return (
      <div key={parameter} className={styles.fact}>
        <dt className={styles.muted}>
          <FormattedMessage id={labels[parameter]} />
        </dt>
        <dd className={styles.factValue}>
          {words.length > 0
            ? words.map((word) => wordFor(word, colorNames, intl)).join(", ")
            : runTexts(values, parameter, intl).map((text) => <div key={text}>{text}</div>)}
        </dd>
      </div>
    );
  });
}

const wordFor = (value: string, colorNames: LensChoices["colorNames"], intl: IntlShape) =>
  colorNames[value] ?? (isBand(value) ? intl.formatMessage({ id: bands[value] }) : value);

/** Returns one line for each run of values with an even step, and a last line with the values outside of runs. */
function runTexts(values: readonly LensValue[], parameter: LensParameter, intl: IntlShape): readonly string[] {
  const format = (value: number) => formatValue(value, parameter, intl);
  const runs = groupIntoRuns(values.map(Number));
  const singleValues = runs.filter((run) => typeof run === "number");
  return [
    ...runs.flatMap((run) =>
      typeof run === "number"
        ? []
        : [
            intl.formatMessage(
              { id: "product.lens.run" },
              { from: format(run.from), to: format(run.to), step: formatStep(run.step, parameter, intl) },
            ),
          ],
    ),
    ...(singleValues.length > 0 ? [singleValues.map(format).join(", ")] : []),
  ];
}

/** Formats a value with its unit. Powers are written as on the pack. */
function formatValue(value: number, parameter: LensParameter, intl: IntlShape): string {
  if (parameter === "axis") return `${intl.formatNumber(value)}°`;
  if (parameter === "baseCurve" || parameter === "diameter") {
    return `${intl.formatNumber(value, { minimumFractionDigits: 1 })}\u00A0mm`;
  }
  return formatDioptres(intl, value);
}

const formatStep = (step: number, parameter: LensParameter, intl: IntlShape) =>
  parameter === "axis" ? `${step}°` : intl.formatNumber(step, { minimumFractionDigits: 2 });

/** Attributes that are not listed, because the page shows them elsewhere. */
const hiddenFacts: ReadonlySet<string> = new Set([
  "type",
  "weight",
  "contactlens_brand",
  "prescription_frames_brand",
  "sunglasses_brand",
]);

/** Attributes of contact lenses that `LensFacts` lists with the other parameters. */
const lensFacts: ReadonlySet<string> = new Set(["contactlens_base_curve", "contactlens_diameter"]);

/** The manufacturer's description and the attributes of a product. */
function ProductDetails({ product }: { readonly product: Product }) {
  const { lensChoice } = product;
  const facts = product.facts.filter(({ code }) => !hiddenFacts.has(code) && !(lensChoice && lensFacts.has(code)));
  return (
    <section className={styles.details}>
      <h2>
        <FormattedMessage id="product.details" />
      </h2>
      <div className={styles.detailColumns}>
        <div className={styles.description}>
          <p>{product.description}</p>
          {product.blocks.map(({ title, text }) => (
            <Fragment key={title}>
              <h3 className={styles.blockTitle}>{title}</h3>
              <p>{text}</p>
            </Fragment>
          ))}
        </div>
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt className={styles.muted}>
              <FormattedMessage id="product.brand" />
            </dt>
            <dd className={styles.factValue}>{product.brand}</dd>
          </div>
          {facts.map(({ code, name, value }) => (
            <div key={code} className={styles.fact}>
              <dt className={styles.muted}>{name}</dt>
              <dd className={styles.factValue}>{value}</dd>
            </div>
          ))}
          {lensChoice && <LensFacts {...lensChoice} />}
        </dl>
        {lensChoice && lensChoice.matrix.length > 1 && (
          <p className={styles.note}>
            <FormattedMessage id="product.lens.notAll" />
          </p>
        )}
        <MedicalDevice kind={product.kind} />
      </div>
    </section>
  );
}

/** The sentence that stands with medical devices, and the one with what belongs to them. */
const medicalDevices: Readonly<Partial<Record<ProductKind, string>>> = {
  "contact-lenses": "product.medicalDevice",
  care: "product.medicalDevice",
  "spectacle-lenses": "product.medicalDevice",
  "reading-glasses": "product.medicalDevice",
  "prescription-glasses": "product.medicalAccessory",
};

/** Says that a product is a medical device, where the law asks for it (docs/specification/law.md#law-20). */
function MedicalDevice({ kind }: Pick<Product, "kind">) {
  const { code } = useStoreView();
  const id = kind && medicalDevices[kind];
  if (!id || !offer.medicalDevicesNamedInStores.includes(code)) return null;
  return (
    <p className={styles.note}>
      <FormattedMessage id={id} />
    </p>
  );
}

export interface ProductDescriptionProps {
  readonly product: Product;
  /** The frame of the variant that is shown; null for other products. */
  readonly frame: Frame | null;
}

/** The description below the buying section: measures, parts and the manufacturer's text. */
export function ProductDescription({ product, frame }: ProductDescriptionProps) {
  return (
    <>
      {frame && (
        <div className={styles.measured}>
          <div className={styles.page}>
            <FrameDiagram
              frame={frame}
              drawing={framePictureHref(frame, "diagram")}
              weight={Number(product.facts.find(({ code }) => code === "weight")?.value) || null}
              action={<FitSection product={product} frame={frame} />}
            />
          </div>
        </div>
      )}
      <div className={styles.page}>
        {product.bundle.length + product.members.length > 0 && <ProductParts product={product} />}
        <ProductDetails product={product} />
      </div>
    </>
  );
}
