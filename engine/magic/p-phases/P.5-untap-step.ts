import { assumed, choosing, concatMap, procedure, type Step, turnBasedAction } from '../../kernel';
import { AS_WRITTEN, fact, timing, varied } from '../forms';
import { turn } from '../g-glossary/G.38-tapping';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { activePlayerReceives, nobodyReceives } from '../t-timing/T.2-stack';
import { endAfterUntapping } from '../t-timing/T.8-continuous-effects';
import { isSaidOf, saidOf, saidOfPlayer } from '../t-timing/T.8-statements';
import { fits, players } from '../text/phrases';

/** P.5.1: effects can modify which. */
export const staysTapped = fact(
  'P.5.1',
  'What does not untap stays tapped',
  (game: MagicGame, object: MagicObject) =>
    saidOf(game, "doesn't untap", object).some(
      ({ statement, context }) =>
        !('during' in statement && statement.during) ||
        players(game, statement.during, context).includes(game.now.active),
    ),
);

/** What the current player keeps tapped. */
interface Untapping {
  readonly kept?: readonly MagicObject[];
}

const untapping =
  (whose: (game: MagicGame, object: MagicObject) => boolean) =>
  (game: MagicGame, { kept = [] }: Untapping) => {
    game.propose(
      ...concatMap(game.inPlay.objects, (object) =>
        whose(game, object) && !staysTapped(game, object) && !kept.includes(object)
          ? turn(game, object, false, game.now.active)
          : [],
      ),
      ...endAfterUntapping(game, game.now.active),
    );
  };

/** P.5.1: of what a text leaves to its controller. */
export const determiningWhatUntaps: Step<MagicGame, Untapping> = choosing(
  { '2003': 'P.5.1', '2013': assumed('P.5.1', { from: '2003' }), '2025': '703.4c' },
  'The current player determines which permanents untap',
  (game) => {
    const offered = game.inPlay.objects.filter(
      (object) =>
        object.tapped &&
        object.controller === game.now.active &&
        !staysTapped(game, object) &&
        isSaidOf(game, 'may stay tapped', object),
    );
    if (offered.length === 0) return undefined;
    return {
      player: game.now.active,
      purpose: 'choose what stays tapped',
      minimum: 0,
      maximum: offered.length,
      offers: offered.map((object) => ({
        label: `${object.card.name} [${object.id}]`,
        object,
        value: object,
      })),
    };
  },
  (game, data, chosen) => game.set(data, 'kept', chosen),
);

/** Of what no more than so many can untap: which could, and how many do; undefined where nothing is left to choose. */
function tooManyToUntap(
  game: MagicGame,
  { kept = [] }: Untapping,
): { readonly could: readonly MagicObject[]; readonly amount: number } | undefined {
  const { active } = game.now;
  for (const { statement, context } of saidOfPlayer(game, 'untaps at most', active)) {
    if (statement.says !== 'untaps at most') continue;
    const { amount, filter } = statement;
    const could = game.inPlay.objects.filter(
      (object) =>
        object.tapped &&
        object.controller === active &&
        !staysTapped(game, object) &&
        !kept.includes(object) &&
        fits(game, filter, object, context),
    );
    if (could.length > amount) return { could, amount };
  }
  return undefined;
}

/** P.5.1: of what an effect keeps from untapping all together. */
export const choosingWhatUntaps: Step<MagicGame, Untapping> = choosing(
  { '2003': 'P.5.1', '2013': assumed('P.5.1', { from: '2003' }), '2025': '703.4c' },
  'Where no more than so many permanents can untap, the current player chooses which do',
  (game, data) => {
    const found = tooManyToUntap(game, data);
    return (
      found && {
        player: game.now.active,
        purpose: 'choose what untaps',
        minimum: found.amount,
        maximum: found.amount,
        offers: found.could.map((object) => ({
          label: `${object.card.name} [${object.id}]`,
          object,
          value: object,
        })),
      }
    );
  },
  (game, data, chosen) => {
    const could = tooManyToUntap(game, data)?.could ?? [];
    game.set(data, 'kept', [...(data.kept ?? []), ...could.filter((object) => !chosen.includes(object))]);
    return 'again';
  },
);

/** P.5.1 */
export const untapPermanents = procedure<MagicGame, Untapping>('untap', [
  determiningWhatUntaps,
  choosingWhatUntaps,
  varied(
    turnBasedAction(
      {
        '2003': 'P.5.1',
        '2013': assumed('P.5.1', { from: '2003' }),
        '2025': '703.4c',
      },
      'The current player’s permanents untap at the same time',
      untapping(({ now }, { controller }) => controller === now.active),
    ),
    {
      whose: {
        'what the current player controls': AS_WRITTEN,
        'what the current player owns': { run: untapping(({ now }, { owner }) => owner === now.active) },
        "each player's": { run: untapping(() => true) },
      },
    },
  ),
]);

/** P.5.2: switched off, it is like any other step. */
export const priorityInUntap = timing(
  { '2003': 'P.5.2', '2013': '500.3', '2025': assumed('P.5.2', { from: '2003' }) },
  'Nobody receives priority in the untap step',
  nobodyReceives,
  activePlayerReceives,
);
