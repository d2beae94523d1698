import { type ReactNode, useId } from "react";
import * as banner from "../catalog/listing/PictureBanner.css.ts";
import { srcSetOf } from "../catalog/listing/PictureBanner.tsx";
import type { PictureUrls } from "../eyewear/FramePicture.tsx";
import { Link } from "../primitives/Link.tsx";
import * as styles from "./HeroSlide.css.ts";

interface SlideLink {
  /** The page that the link opens. */
  readonly href: string;
  /** The text of the link. */
  readonly label: ReactNode;
}

/** A slide: a still life with one sentence and one action. */
export interface HeroSlide {
  /** Identifies the slide. */
  readonly code: string;
  /** One or two words, for the button that shows the slide. */
  readonly name: string;
  /** A few words, in large type. */
  readonly title: ReactNode;
  /** One sentence below the title. */
  readonly text?: ReactNode;
  /** The main link. */
  readonly action: SlideLink;
  /** A second, less prominent link. */
  readonly second?: SlideLink;
  /** A picture of 1440:420 with space for the text on its left; decorative. */
  readonly wide: PictureUrls;
  /** A picture of 710:250 for phones. */
  readonly narrow: PictureUrls;
}

/** A slide with a view of its own, such as a frame drawn to scale on a band. */
export interface HeroViewSlide extends Pick<HeroSlide, "code" | "name"> {
  /** Fills the slide. Its title has the heading level of the page. Space for the controls is left below it. */
  readonly view: ReactNode;
}

interface HeroSlideViewProps {
  /** The slide to show. */
  slide: HeroSlide;
  /** The heading level of the title. */
  level: 1 | 2;
  /** `first` loads the picture at once, `lazy` when it comes near the screen. */
  priority: "first" | "lazy";
}

/** Renders one slide of `HeroSlider`. */
export function HeroSlideView({ slide, level, priority }: HeroSlideViewProps) {
  const { title, text, action, second, wide, narrow } = slide;
  const Title = `h${level}` as const;
  const id = useId();
  const loading = priority === "first" ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return (
    <div className={banner.banner}>
      <picture>
        <source media={banner.wideFrom} srcSet={srcSetOf(wide)} width={1440} height={420} />
        <img
          {...loading}
          className={banner.picture}
          alt=""
          width={710}
          height={250}
          decoding="async"
          srcSet={srcSetOf(narrow)}
          src={narrow.src}
        />
      </picture>
      <div className={styles.words}>
        <Title className={styles.title} id={`${id}-title`}>
          {title}
        </Title>
        {text !== undefined && <p className={banner.text}>{text}</p>}
        <p className={styles.actions}>
          <Link
            variant="solid"
            size="primary"
            href={action.href}
            id={`${id}-link`}
            aria-labelledby={`${id}-link ${id}-title`}
          >
            {action.label}
          </Link>
          {second && <Link href={second.href}>{second.label}</Link>}
        </p>
      </div>
    </div>
  );
}
