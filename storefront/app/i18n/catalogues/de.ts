/** The parts of the catalogue by file, each brought when it is asked for: nobody loads what is not said. */
export const parts = import.meta.glob<{ readonly default: unknown }>("../compiled/de/*.json");
