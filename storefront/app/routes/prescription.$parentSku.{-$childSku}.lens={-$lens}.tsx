import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { catalog } from "#configuration/catalog.ts";
import { readConfiguratorParams } from "#domain/configurator/href.ts";
import { type ConfiguratorStep, stepNamed } from "#domain/configurator/steps.ts";
import { shownVariant } from "#domain/product/variants.ts";
import { ConfiguratorView } from "../features/prescription/ConfiguratorView.tsx";
import { LazyConfiguratorHead } from "../layout/lazy.ts";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";
import { frameQuery, spectacleLensesQuery } from "../queries/configurator.ts";

interface ConfiguratorQuery {
  step?: ConfiguratorStep;
  /** The platform's id of the cart line that is changed. */
  line?: number;
}

export const Route = createFileRoute("/prescription/$parentSku/{-$childSku}/lens={-$lens}")({
  staticData: {
    layout: "configurator",
    pageType: "prescription",
    messages: ["configurator", "prescription", "healthConsent", "photo"],
    query: ["step", "line"],
  },
  validateSearch: ({ step, line }: Record<string, unknown>): ConfiguratorQuery => {
    const named = stepNamed(step);
    const id = Number(line);
    return { ...(Number.isSafeInteger(id) && id > 0 && { line: id }), ...(named && { step: named }) };
  },
  loader: async ({ context: { client, queryClient }, params }) => {
    const [product] = await Promise.all([
      queryClient.ensureQueryData(frameQuery(client, params.parentSku)),
      queryClient.ensureQueryData(spectacleLensesQuery(client)),
      LazyConfiguratorHead.load(),
    ]);
    if (!product || product.kind !== "prescription-glasses") throw notFound();
    return { name: product.name };
  },
  head: ({ loaderData, match: { context } }) => ({
    meta: [
      ...(loaderData
        ? [
            {
              title: pageTitle(
                context,
                intlOf(context).formatMessage({ id: "configurator.title" }, { name: loaderData.name }),
              ),
            },
          ]
        : []),
      { name: "robots", content: "noindex" },
    ],
  }),
  component: ConfiguratorPage,
});

function ConfiguratorPage() {
  const { parentSku, childSku, lensSku } = readConfiguratorParams(Route.useParams());
  const { step, line } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { client } = Route.useRouteContext();
  const { data: product } = useSuspenseQuery(frameQuery(client, parentSku));
  const { data: spectacleLenses } = useSuspenseQuery(spectacleLensesQuery(client));
  if (!product) return null;
  const variant = shownVariant(product, childSku, catalog);
  const frame = variant?.frame ?? product.frame;
  if (!frame) return null;
  return (
    <ConfiguratorView
      glasses={{ product, variant, frame }}
      spectacleLenses={spectacleLenses}
      lensSku={lensSku}
      requestedStep={step ?? null}
      lineId={line ?? null}
      onOpen={(next, lens, how) =>
        void navigate({
          params: { parentSku, childSku: childSku ?? undefined, lens: lens ?? "" },
          search: { ...(line !== undefined && { line }), step: next },
          replace: how === "replace",
          resetScroll: how === "push",
        })
      }
      onLeave={(path) => void navigate({ to: path })}
    />
  );
}
