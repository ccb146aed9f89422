/** Amplify: cards that share a creature type are revealed as a permanent comes into play, which gets counters for them. */
import type { Modifying } from '../../card-game/replacement/modifying';
import { assumed, column } from '../../kernel';
import { definition, fact } from '../forms';
import { reveal } from '../g-glossary/G.31-showing';
import type { MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import type { Card, MagicObject } from '../object';
import type { Occurrence } from '../occurrence';
import { contextOf } from '../text/phrases';
import type { Ability, KeywordAbility } from '../text/tree';

const NUMBERS = {
  '2003': 'A.7.2',
  '2013': assumed('702.36a', { from: ['2025', '702.38a'] }),
  '2025': '702.38a',
};

const isAmplify = (ability: Ability): ability is KeywordAbility =>
  ability.kind === 'keyword' && ability.keyword === 'amplify';

const amplifying = column(({ abilities }: Card): readonly KeywordAbility[] => abilities.filter(isAmplify));

/** A.7.2 */
export const isComingWithIt = fact(
  NUMBERS,
  'Neither the card itself nor what comes into play with it is revealed for amplify',
  ({ now }: MagicGame, card: MagicObject) => now.comingTogether.includes(card),
);

/** Notes what comes into play at the same time, where that makes a difference to amplify. */
export function noteComingTogether(game: MagicGame, events: readonly Occurrence[]): void {
  const coming = events.flatMap(({ about: { object, what } }) =>
    object && what === 'in play' ? [object] : [],
  );
  if (coming.some(({ card }) => amplifying(card).length > 0))
    game.keepBooks('note what comes into play together', () => game.set(game.now, 'comingTogether', coming));
}

/** The cards in a player's hand that share a creature type with something, as both are now. */
const sharing = (game: MagicGame, object: MagicObject, seat: number): readonly MagicObject[] => {
  const { subtypes } = game.look(object);
  return game
    .player(seat)
    .hand.objects.filter(
      (card) =>
        game.look(card).types.some((type) => type === 'creature' || type === 'tribal') &&
        game.look(card).subtypes.some((type) => subtypes.includes(type)) &&
        !isComingWithIt(game, card),
    );
};

/** A.7.4: who will control it chooses. */
export const revealingForAmplify = instruction(
  NUMBERS,
  'What has amplify comes into play with counters for each card that is revealed which shares a creature type with it',
  'amplify',
  {
    choices: (game, _effect, { source, controller: player }) => {
      const objects = sharing(game, source, player);
      return objects.length === 0
        ? []
        : [{ player, purpose: 'reveal', objects, minimum: 0, maximum: objects.length }];
    },
    perform: (game, { amount }, { source }, { chosen }) => {
      game.keepBooks('come with counters', () =>
        game.set(source, 'comesAmplified', source.comesAmplified + amount * chosen.length),
      );
      return chosen.map((card) => reveal(card));
    },
  },
);

/** A.7.3 */
export const eachAmplify = definition(
  { '2003': 'A.7.3', '2013': '702.36b', '2025': '702.38b' },
  'Of several amplify abilities each one is done by itself',
  (_game: MagicGame, abilities: readonly KeywordAbility[]): readonly KeywordAbility[] => abilities,
  (_game, abilities) => abilities.slice(0, 1),
);

/** What amplify does as something comes into play. */
export function asItIsAmplified(game: MagicGame, { about }: Occurrence): readonly Modifying<MagicTypes>[] {
  const { object, what, player } = about;
  if (what !== 'in play' || !object || object.zone === game.inPlay) return [];
  const abilities = amplifying(object.card);
  if (abilities.length === 0) return [];
  const controller = object.comesUnder ?? player;
  return eachAmplify(game, abilities).map((ability) => ({
    label: object.card.name,
    key: ability,
    chooser: controller,
    modify: (event) => ({
      events: [event],
      follow: {
        effect: { do: 'amplify', amount: ability.value ?? 0 },
        context: contextOf(object, controller),
      },
    }),
  }));
}
