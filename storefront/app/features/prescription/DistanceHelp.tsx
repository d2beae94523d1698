import { Button, lazyComponent } from "@dioptra/ui";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { LazyDialog, loadOnIntent } from "../../components/lazyDialogs.ts";

// The guide is loaded when it is opened.
const LazyGuide = lazyComponent(async () => (await import("./distanceGuide.ts")).PupillaryDistanceGuide);

/** The button that opens the guide to the pupillary distance, which measures it with a bank card. */
export function DistanceHelp({ onMeasure }: { readonly onMeasure: (distance: number) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" size="compact" {...loadOnIntent(LazyDialog)} onClick={() => setOpen(true)}>
        <FormattedMessage id="configurator.distance" />
      </Button>
      {isOpen && (
        <LazyDialog
          open
          onClose={() => setOpen(false)}
          size="large"
          phone="full"
          title={<FormattedMessage id="configurator.distance" />}
        >
          <LazyGuide
            onMeasure={(distance) => {
              onMeasure(distance);
              setOpen(false);
            }}
          />
        </LazyDialog>
      )}
    </>
  );
}
