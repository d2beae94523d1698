import { packageBuild } from "../tsdown.base.ts";

export default packageBuild({ folder: import.meta.dirname, styles: "layers.css.js" });
