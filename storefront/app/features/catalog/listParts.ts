export { ListChoices } from "./ListChoices.tsx";
export { ListFilters } from "./ListFilters.tsx";
export { MoreProducts } from "./MoreProducts.tsx";
export { OpenFilterDrawer } from "./OpenFilterDrawer.tsx";
