import { FramePicture, Link } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { images } from "#configuration/images.ts";
import type { ProductSummary } from "#domain/product/productSummary.ts";
import { frameMasterName } from "#domain/product/masters.ts";
import { photographOr } from "#domain/media/picture.ts";
import { framePictureHref } from "#domain/product/framePicture.ts";
import * as styles from "./HomeHero.css.ts";

export interface HomeHeroProps {
  /** A frame, shown with its measures. */
  readonly product: ProductSummary | undefined;
  /** Where frames are. */
  readonly href: string;
}

/** What the shop is about, in one sentence and one picture to scale. */
export function HomeHero({ product, href }: HomeHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.row}>
        <div>
          <h1 className={styles.title}>
            <FormattedMessage id="home.title" />
          </h1>
          <p className={styles.lead}>
            <FormattedMessage id="home.lead" />
          </p>
          <Link variant="solid" size="primary" href={href}>
            <FormattedMessage id="home.see" />
          </Link>
        </div>
        {product && <Measured {...product} />}
      </div>
    </section>
  );
}

/** The photograph of a frame, if it is one of this very size; decorative, since the words beside it say what it shows. */
function Measured({ frame, picture }: Pick<ProductSummary, "frame" | "picture">) {
  if (!frame) return null;
  const lines = framePictureHref(frame, "measured");
  const taken = picture?.name === frameMasterName(frame, "front") ? picture : null;
  return (
    <div className={styles.picture}>
      <FramePicture
        {...photographOr(lines, taken, "wide", images)}
        lines={lines}
        alt=""
        crop="measured"
        priority="first"
      />
    </div>
  );
}
