import { FrameColorGuide } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { finishLinks } from "#domain/catalog/frameGuides.ts";
import { GuidePage } from "./GuidePage.tsx";
import { useFrames } from "./useFrames.ts";

/** The guide that says which colours of frames go with which skin and hair. */
export function FrameColorView() {
  const { list, href } = useFrames();
  return (
    <GuidePage guide="colors" lead={<FormattedMessage id="guide.colors.lead" />} framesHref={href}>
      <FrameColorGuide finishes={list ? finishLinks(list) : []} />
    </GuidePage>
  );
}
