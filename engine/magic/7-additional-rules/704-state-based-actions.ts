import { countersOn } from '../../card-game/counters/counters';
import { type ChoiceToMake, concatMap, type Rule, slot } from '../../kernel';
import { stateBasedAction, stateBasedActionOnObjects } from '../forms';
import { counters } from '../g-glossary/G.8-counters';
import type { MagicGame } from '../game';
import { giveWay, isWorld, newestWorld } from '../k-card-types/K.12-world-enchantments';
import { duplicateLegend } from '../k-card-types/K.17-legendary';
import type { MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { speaksOf } from '../t-timing/T.8-statements';
import { move } from '../z-zones/Z.1-zones-of-play';

/** 704.5j: of those that a player controls, whatever their types. */
function legends(game: MagicGame): readonly (readonly MagicObject[])[] {
  const groups = new Map<string, MagicObject[]>();
  for (const object of game.inPlay.objects) {
    const { name, supertypes } = game.look(object);
    if (!supertypes.includes('legendary')) continue;
    const key = `${object.controller} ${name}`;
    groups.set(key, [...(groups.get(key) ?? []), object]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

const keepOne = (group: readonly MagicObject[]): ChoiceToMake<MagicGame> => ({
  player: group[0]?.controller ?? 0,
  purpose: 'choose the legend to keep',
  minimum: 1,
  maximum: 1,
  options: group.map((object) => ({
    label: `${object.card.name} [${object.id}]`,
    object,
    events: () =>
      group
        .filter((other) => other !== object)
        .map((other) => move(other, 'put into a graveyard', { zone: 'graveyard' })),
  })),
});

const oneIsKept = stateBasedAction(
  '704.5j',
  'Of legendary permanents of one name a player keeps one, and the others are put into the graveyard',
  (game: MagicGame) => legends(game).map(keepOne),
);

export const legendRule = slot<Rule>('legends of one name', {
  '2003': duplicateLegend,
  '2013': duplicateLegend,
  '2025': oneIsKept,
});

/** 704.5s, 121.4: in 2003 nothing says so. */
export const beyondMaximum = stateBasedAction(
  { '2013': { number: '704.5s', restates: ['121.4'] }, '2025': '704.5r' },
  'Counters beyond what a permanent says that it can have are removed',
  (game: MagicGame) =>
    concatMap(game.activeStatements('maximum counters'), (standing) => {
      const { statement } = standing;
      if (statement.says !== 'maximum counters') return [];
      const { counter, amount, subject = { ref: 'this' } } = statement;
      const limited = game.inPlay.objects.filter((object) => speaksOf(game, standing, subject, object));
      return counters.removeBeyond(limited, counter, amount);
    }),
);

const hadLongest = stateBasedActionOnObjects(
  { '2013': '704.5m', '2025': '704.5k' },
  'Of world permanents all go to the graveyard but the one that has been one for the shortest time',
  (game, object) =>
    isWorld(game, object) &&
    game.inPlay.objects.some(
      (other) => other !== object && other.worldSince >= object.worldSince && isWorld(game, other),
    ),
  giveWay,
);

export const worldRule = slot<Rule>('world permanents', {
  '2003': newestWorld,
  '2013': hadLongest,
  '2025': hadLongest,
});

const PLUS = '+1/+1';
const MINUS = '-1/-1';

const pairs = (object: MagicObject): number => Math.min(countersOn(object, PLUS), countersOn(object, MINUS));

/** 704.5q: in 2003 both stay. */
export const countersCancel = stateBasedActionOnObjects(
  { '2013': '704.5r', '2025': '704.5q' },
  'A +1/+1 and a -1/-1 counter on one permanent take each other away',
  (_game, object) => pairs(object) > 0,
  (object) =>
    new Occurrence(
      'remove counters',
      { object, what: `${PLUS} and ${MINUS}`, amount: pairs(object) },
      (game) => {
        const left = pairs(object);
        game.set(object, 'counters', {
          ...object.counters,
          [PLUS]: countersOn(object, PLUS) - left,
          [MINUS]: countersOn(object, MINUS) - left,
        });
      },
    ),
);
