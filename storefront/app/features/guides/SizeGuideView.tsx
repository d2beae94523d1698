import { Heading, Link, SizeGuide } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { fittingHref, type FrameList, widthLinks } from "#domain/catalog/frameGuides.ts";
import { framePictureHref } from "#domain/product/framePicture.ts";
import { productHref } from "#domain/product/href.ts";
import { useStoreView } from "../../state/useShop.ts";
import { GuidePage } from "./GuidePage.tsx";
import * as styles from "./GuidePage.css.ts";
import { useFrames } from "./useFrames.ts";

/** The guide to the sizes of frames, with one of the shop's frames as its example. */
export function SizeGuideView() {
  const { prefix } = useStoreView();
  const { list, href, example } = useFrames();
  if (!list || !example?.frame) {
    return (
      <GuidePage guide="sizes" lead={<FormattedMessage id="guide.sizes.leadWithoutFrame" />} framesHref={href}>
        {list && <FramesByWidth list={list} />}
      </GuidePage>
    );
  }
  const { frame, name } = example;
  return (
    <GuidePage guide="sizes" lead={<FormattedMessage id="guide.sizes.lead" values={{ name }} />} framesHref={href}>
      <p className={styles.example}>
        <Link href={productHref(prefix, example)}>
          <FormattedMessage id="guide.sizes.example" values={{ name }} />
        </Link>
      </p>
      <SizeGuide
        frame={frame}
        name={name}
        drawing={framePictureHref(frame, "diagram")}
        framesHref={(measures) => fittingHref(list, measures)}
      />
      <FramesByWidth list={list} />
    </GuidePage>
  );
}

/** Links to the frames of each class of widths. They lead to frames without JavaScript too. */
function FramesByWidth({ list }: { readonly list: FrameList }) {
  const links = widthLinks(list);
  if (links.length === 0) return null;
  return (
    <section className={styles.widths} aria-labelledby="widths">
      <Heading level={2} size="part" id="widths">
        <FormattedMessage id="guide.byWidth" />
      </Heading>
      <p>
        <FormattedMessage id="guide.widths.text" />
      </p>
      <p className={styles.widthLinks}>
        {links.map(({ widthClass, range, href }) => (
          <Link key={widthClass} variant="line" href={href}>
            <FormattedMessage id={`guide.width.${widthClass}`} values={{ from: range.from, to: range.to }} />
          </Link>
        ))}
      </p>
    </section>
  );
}
