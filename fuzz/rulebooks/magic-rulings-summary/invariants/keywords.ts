import type { ObjectView } from '../../../../port/contract';

/** Is a keyword, or another text, one of an object's abilities? */
export const hasKeyword = ({ abilities = [] }: Pick<ObjectView, 'abilities'>, keyword: string): boolean =>
  abilities.some((text) => text.toLowerCase().replace(/\.$/, '') === keyword);

/** Does one of its abilities say something? */
export const says = ({ abilities = [] }: Pick<ObjectView, 'abilities'>, what: string): boolean =>
  abilities.some((text) => text.includes(what));
