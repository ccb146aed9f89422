/** The lines that may follow the name of a feature file. */
export const lineSuffix = /(?::\d+)+$/;
