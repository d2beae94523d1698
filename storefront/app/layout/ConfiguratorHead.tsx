import { FocusedHeader, StepProgress } from "@dioptra/ui";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { configuratorHref, readConfiguratorParams } from "#domain/configurator/href.ts";
import { type ConfiguratorStep, configuratorSteps, stepNamed } from "#domain/configurator/steps.ts";
import { productHref } from "#domain/product/href.ts";
import { withPrefix } from "#domain/store.ts";
import { frameQuery } from "../queries/configurator.ts";
import { useStoreView } from "../state/useShop.ts";

export interface ConfiguratorHeadProps {
  /** The parameters of the page's path. */
  readonly params: Parameters<typeof readConfiguratorParams>[0];
  /** The step that the address names. */
  readonly step: unknown;
  /** The platform's id of the cart line that is changed; null for new glasses. */
  readonly line: number | null;
}

/** The header of the page where a frame gets its lenses: the progress, and a way back to the frame or the cart. */
export function ConfiguratorHead({ params, step, line }: ConfiguratorHeadProps) {
  const store = useStoreView();
  const intl = useIntl();
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const { parentSku, childSku, lensSku } = readConfiguratorParams(params);
  const { data: product } = useQuery(frameQuery(client, parentSku));
  const current = stepNamed(step) ?? "use";
  const frameHref = product ? productHref(store.prefix, product, childSku) : withPrefix("/", store);
  const closeHref = line === null ? frameHref : withPrefix("/cart", store);
  const position = configuratorSteps.indexOf(current);
  const names: Readonly<Record<ConfiguratorStep, string>> = {
    use: intl.formatMessage({ id: "configurator.step.use" }),
    prescription: intl.formatMessage({ id: "configurator.step.prescription" }),
    lens: intl.formatMessage({ id: "configurator.step.lens" }),
    summary: intl.formatMessage({ id: "configurator.step.summary" }),
  };
  return (
    <FocusedHeader homeHref={withPrefix("/", store)} closeHref={closeHref}>
      <StepProgress
        label={intl.formatMessage({ id: "configurator.steps" })}
        steps={configuratorSteps.map((step, index) => ({
          code: step,
          name: names[step],
          href:
            index < position ? configuratorHref(store.prefix, { parentSku, childSku, lensSku, step, line }) : undefined,
        }))}
        current={current}
      />
    </FocusedHeader>
  );
}
