import { Button, Dialog, lazyComponent } from "@dioptra/ui";
import { useState } from "react";
import { FormattedMessage } from "react-intl";

// The guide is loaded when it is opened.
const LazyGuide = lazyComponent(async () => (await import("./distanceGuide.ts")).PupillaryDistanceGuide);

/** The button that opens the guide to the pupillary distance, which measures it with a bank card. */
export function DistanceHelp({ onMeasure }: { readonly onMeasure: (distance: number) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" size="compact" onClick={() => setOpen(true)}>
        <FormattedMessage id="configurator.distance" />
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        size="large"
        phone="full"
        title={<FormattedMessage id="configurator.distance" />}
      >
        {isOpen && (
          <LazyGuide
            onMeasure={(distance) => {
              onMeasure(distance);
              setOpen(false);
            }}
          />
        )}
      </Dialog>
    </>
  );
}
