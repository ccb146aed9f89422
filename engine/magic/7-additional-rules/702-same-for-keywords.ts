import { concatMap } from '../../kernel';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { Context } from '../object';
import { fits } from '../text/phrases';
import type { Effect, Filter, KeywordAbility } from '../text/tree';

type Gaining = Extract<Effect, { do: 'apply' }>;

/** What an effect gives where something has a keyword, and what must have it. */
function givenIn(effect: Effect): { readonly gives: Gaining; readonly among: Filter } | undefined {
  if (effect.do !== 'if' || effect.then.do !== 'apply') return undefined;
  const { condition, then: gives } = effect;
  if (condition.if === 'count') return { gives, among: condition.filter };
  return condition.if === 'is' && condition.object.ref === 'choice'
    ? { gives, among: condition.object.filter }
    : undefined;
}

/** Each kind of landwalk has a word of its own. */
const isOf = (ability: KeywordAbility, keyword: string): boolean =>
  ability.keyword === keyword || (keyword === 'landwalk' && ability.keyword.endsWith('walk'));

/** The abilities of a keyword, each variant of it once, among permanents of a description. */
function variantsOf(
  game: MagicGame,
  { keyword: _keyword, ...among }: Filter,
  keyword: string,
  context: Context,
): readonly KeywordAbility[] {
  const all = concatMap(
    game.inPlay.objects.filter((object) => fits(game, among, object, context)),
    (object) =>
      game
        .look(object)
        .abilities.filter(
          (ability): ability is KeywordAbility => ability.kind === 'keyword' && isOf(ability, keyword),
        ),
  );
  return [...new Map(all.map((ability) => [ability.text.toLowerCase(), ability])).values()];
}

/** 702.1c */
export const sameForKeywords = instruction(
  { '2025': '702.1c' },
  'What is said of a keyword is so of others, with each variant of them that there is',
  'same is true',
  {
    perform: (game, { effect, keywords }, context, { follow }) => {
      const given = givenIn(effect);
      const others = concatMap(keywords, (keyword): readonly Effect[] => {
        const variants = given ? variantsOf(game, given.among, keyword, context) : [];
        if (!given || variants.length === 0) return [];
        const modifications = variants.map((ability) => ({ change: 'gain ability' as const, ability }));
        return [{ ...given.gives, modifications }];
      });
      follow([effect, ...others]);
      return [];
    },
  },
);
