import { lazyComponent } from "@dioptra/ui";

/** The newsletter's form for browsers without JavaScript. Only the server shows it. */
export const LazyPlainNewsletter = lazyComponent(
  async () => (await import("../components/PlainNewsletterForm.tsx")).PlainNewsletterForm,
);

if (import.meta.env.SSR) await LazyPlainNewsletter.load();
