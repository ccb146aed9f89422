/** What an option is called, without the ids and the numbers that tell equal things apart. */
export const withoutIds = (label: string): string => label.replace(/ \[\w+\]/g, '').replace(/ \(\d+\)$/, '');
