/** Stands beside what is made up. */
export const example = "Ejemplo";
