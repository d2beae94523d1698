import { type HeroSlide, HeroSlider } from "@dioptra/ui";
import { useIntl } from "react-intl";
import { images } from "#configuration/images.ts";
import type { Banner } from "#domain/content.ts";
import { photograph } from "#domain/media/picture.ts";
import { HomeHero, type HomeHeroProps } from "./HomeHero.tsx";

export interface HomeSliderProps extends HomeHeroProps {
  /** The slides of the platform, in their order. */
  readonly slides: readonly Banner[];
}

/** Returns a slide of the platform; nothing until its pictures exist. */
const slideOf = ({ title, text, action, href, wide, narrow }: Banner): readonly HeroSlide[] =>
  wide && narrow
    ? [
        {
          code: href,
          name: title,
          title,
          ...(text !== "" && { text }),
          action: { href, label: action },
          wide: photograph(wide, images.topSliderDesktop),
          narrow: photograph(narrow, images.topSliderMobile),
        },
      ]
    : [];

/** The top of the home page as a slider: first the shop's own sentence, then what the platform announces. */
export function HomeSlider({ slides, ...hero }: HomeSliderProps) {
  const intl = useIntl();
  const own = { code: "size", name: intl.formatMessage({ id: "home.slideName" }), view: <HomeHero {...hero} /> };
  return <HeroSlider label={intl.formatMessage({ id: "home.slides" })} slides={[own, ...slides.flatMap(slideOf)]} />;
}
