// Loaded by `lazyDialogs.ts`.
export { Dialog, Drawer } from "@dioptra/ui";
