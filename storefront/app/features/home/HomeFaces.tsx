import { Heading, Link } from "@dioptra/ui";
import { eyeHeight, faceBox, faceOutlines, type FaceShape, faceShapes } from "@dioptra/ui/eyewear";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import type { Category } from "#domain/catalog/category.ts";
import { faceHref } from "#domain/catalog/frameGuides.ts";
import { guidePaths } from "#domain/guidePaths.ts";
import { withPrefix } from "#domain/store.ts";
import { useStoreView } from "../../state/useShop.ts";
import * as styles from "./HomeFaces.css.ts";

/** How round the lenses are that balance a face, as the radius of their corners in mm. */
const cornerRadii: Readonly<Record<FaceShape, number>> = {
  square: 21,
  round: 4,
  oval: 12,
  rectangular: 16,
  trapezoid: 18,
  triangular: 8,
};

/** Shapes of faces, each a link to the frames that suit it, and the guide that explains them. */
export function HomeFaces({ frames }: { readonly frames: Category }) {
  const store = useStoreView();
  const title = useId();
  return (
    <section className={styles.section} aria-labelledby={title}>
      <div className={styles.words}>
        <Heading level={2} id={title}>
          <FormattedMessage id="home.faces.title" />
        </Heading>
        <p className={styles.lead}>
          <FormattedMessage id="home.faces.lead" />
        </p>
        <Link variant="line" href={withPrefix(guidePaths.faces, store)}>
          <FormattedMessage id="home.faces.guide" />
        </Link>
      </div>
      {/* Without markers, Safari ignores the list semantics unless `role` is set. */}
      <ul className={styles.faces} role="list">
        {faceShapes.map((shape) => (
          <li key={shape}>
            <a className={styles.face} href={faceHref(store.prefix, frames, shape)}>
              <FaceDrawing shape={shape} />
              <FormattedMessage id={`guide.face.${shape}`} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A face with glasses that balance it. Decorative, since its name is below. */
function FaceDrawing({ shape }: { readonly shape: FaceShape }) {
  const lens = { y: -eyeHeight - 21, width: 48, height: 42, rx: cornerRadii[shape], className: styles.glasses };
  return (
    <svg className={styles.drawing} viewBox={faceBox} aria-hidden="true">
      <path className={styles.outline} d={faceOutlines[shape]} />
      <rect x={-58} {...lens} />
      <rect x={10} {...lens} />
      <path className={styles.glasses} d={`M-10-${eyeHeight + 4}q10-8 20 0`} />
    </svg>
  );
}
