import { PictureBanner } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { images } from "#configuration/images.ts";
import { type Category, categoryHref } from "#domain/catalog/category.ts";
import { photograph } from "#domain/media/picture.ts";
import { useStoreView } from "../../state/useStoreView.ts";
import * as styles from "./HomeView.css.ts";

export interface HomeBannerProps {
  readonly of: "sunglasses" | "contact-lenses";
  /** Where it leads: without one there is nothing to show. */
  readonly category: Category | undefined;
}

/** A still life of what a category has, and what is said of it. */
export function HomeBanner({ of, category }: HomeBannerProps) {
  const { prefix } = useStoreView();
  if (!category) return null;
  const picture = (cut: "wide" | "narrow") => ({ name: `banners/${of}/${cut}`, edition: null });
  return (
    <div className={styles.banner}>
      <PictureBanner
        title={<FormattedMessage id={`home.banner.${of}.title`} />}
        text={<FormattedMessage id={`home.banner.${of}.text`} />}
        href={categoryHref(prefix, category)}
        action={<FormattedMessage id={`home.banner.${of}.see`} />}
        wide={photograph(picture("wide"), images.topSliderDesktop)}
        narrow={photograph(picture("narrow"), images.topSliderMobile)}
      />
    </div>
  );
}
