import { PictureBanner, type PictureBannerProps } from "@dioptra/ui";
import { images } from "#configuration/images.ts";
import type { Banner } from "#domain/content.ts";
import { photograph } from "#domain/media/picture.ts";

export interface ContentBannerProps extends Pick<PictureBannerProps, "size"> {
  readonly banner: Banner;
}

/** A banner of the platform; nothing until its pictures exist. */
export function ContentBanner({ banner: { title, text, href, action, wide, narrow }, size }: ContentBannerProps) {
  if (!wide || !narrow) return null;
  return (
    <PictureBanner
      title={title}
      text={text}
      href={href}
      action={action}
      wide={photograph(wide, images.topSliderDesktop)}
      narrow={photograph(narrow, images.topSliderMobile)}
      {...(size && { size })}
    />
  );
}

/** Returns the banners whose pictures exist. */
export const shownBanners = (banners: readonly Banner[]): readonly Banner[] =>
  banners.filter(({ wide, narrow }) => wide && narrow);
