import { FramePicture, Link } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { images } from "#configuration/images.ts";
import { photographOr } from "#domain/media/picture.ts";
import { framePictureHref } from "#domain/product/framePicture.ts";
import { frameMasterName } from "#domain/product/masters.ts";
import type { ProductSummary } from "#domain/product/productSummary.ts";
import * as styles from "./HomeHero.css.ts";

export interface HomeHeroProps {
  /** The frame that is shown with its measures. */
  readonly product: ProductSummary | undefined;
  /** Address of the category of frames. */
  readonly href: string;
}

/** The top of the home page: one sentence about the shop, and a frame drawn to scale. */
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
        {product && <MeasuredFrame {...product} />}
      </div>
    </section>
  );
}

/**
 * A frame with its dimension lines, over its photograph if that shows exactly this size. The picture is decorative,
 * since the text beside it says the same.
 */
function MeasuredFrame({ frame, picture }: Pick<ProductSummary, "frame" | "picture">) {
  if (!frame) return null;
  const lines = framePictureHref(frame, "measured");
  const photo = picture?.name === frameMasterName(frame, "front") ? picture : null;
  return (
    <div className={styles.picture}>
      <FramePicture
        {...photographOr(lines, photo, "wide", images)}
        lines={lines}
        alt=""
        crop="measured"
        priority="first"
      />
    </div>
  );
}
