import type { ReactNode } from "react";
import * as banner from "../catalog/listing/PictureBanner.css.ts";
import type { PictureAddresses } from "../eyewear/FramePicture.tsx";
import { Link } from "../primitives/Link.tsx";
import * as styles from "./HeroSlide.css.ts";

interface SlideLink {
  readonly href: string;
  readonly label: ReactNode;
}

/** One still life and what the shop says of it: one sentence, one action. */
export interface HeroSlide {
  readonly code: string;
  /** One or two words, for the buttons that choose it. */
  readonly name: string;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action: SlideLink;
  /** Quieter than the first. */
  readonly second?: SlideLink;
  /** 1440:420, with room for the words on its left; decorative. */
  readonly wide: PictureAddresses;
  /** 710:250, for phones. */
  readonly narrow: PictureAddresses;
}

interface HeroSlideViewProps {
  slide: HeroSlide;
  level: 1 | 2;
  priority: "first" | "lazy";
}

const sources = ({ src, dense }: PictureAddresses) => (dense ? `${src}, ${dense} 2x` : src);

/** A slide of `HeroSlider`. */
export function HeroSlideView({ slide, level, priority }: HeroSlideViewProps) {
  const { title, text, action, second, wide, narrow } = slide;
  const Title = `h${level}` as const;
  const loading = priority === "first" ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return (
    <div className={banner.banner}>
      <picture>
        <source media={banner.wideFrom} srcSet={sources(wide)} width={1440} height={420} />
        <img
          {...loading}
          className={banner.picture}
          alt=""
          width={710}
          height={250}
          decoding="async"
          srcSet={sources(narrow)}
          src={narrow.src}
        />
      </picture>
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        {text !== undefined && <p className={banner.text}>{text}</p>}
        <p className={styles.actions}>
          <Link variant="solid" size="primary" href={action.href}>
            {action.label}
          </Link>
          {second && <Link href={second.href}>{second.label}</Link>}
        </p>
      </div>
    </div>
  );
}
