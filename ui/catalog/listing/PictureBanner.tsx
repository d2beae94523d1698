import type { ReactNode } from "react";
import type { PictureAddresses } from "../../eyewear/FramePicture.tsx";
import { Link } from "../../primitives/Link.tsx";
import * as styles from "./PictureBanner.css.ts";

export interface PictureBannerProps {
  /** A few words, as large as a section's title. */
  title: ReactNode;
  /** One sentence below it. */
  text: ReactNode;
  /** Where it leads, and what that is called. */
  href: string;
  /** Words of the link, such as "See the sunglasses". */
  action: ReactNode;
  /** 1440:420, with room for the words on its left; decorative. */
  wide: PictureAddresses;
  /** 710:250, for phones. */
  narrow: PictureAddresses;
  /** Where its title stands among the page's headings. @default 2 */
  level?: 2 | 3;
}

const sources = ({ src, dense }: PictureAddresses) => (dense ? `${src}, ${dense} 2x` : src);

/** A still life from edge to edge, on the ground that all products stand on, and what the shop says of it. */
export function PictureBanner({ title, text, href, action, wide, narrow, level = 2 }: PictureBannerProps) {
  const Title = `h${level}` as const;
  return (
    <section className={styles.banner}>
      <picture>
        <source media={styles.wideFrom} srcSet={sources(wide)} width={1440} height={420} />
        <img
          className={styles.picture}
          alt=""
          width={710}
          height={250}
          loading="lazy"
          decoding="async"
          srcSet={sources(narrow)}
          src={narrow.src}
        />
      </picture>
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.text}>{text}</p>
        <Link variant="solid" href={href}>
          {action}
        </Link>
      </div>
    </section>
  );
}
