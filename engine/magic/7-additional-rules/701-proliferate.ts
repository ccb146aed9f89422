import { kindsOn } from '../../card-game/counters/counters';
import { assumed, choosing, concatMap, type Procedure, procedure, step } from '../../kernel';
import { getPoison } from '../e-extracted-rulings/E.10-poison';
import { definition } from '../forms';
import { counters } from '../g-glossary/G.8-counters';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { Target } from '../object';
import { Occurrence } from '../occurrence';
import { targetOffer } from '../t-timing/T.4-announcement';
import { players } from '../text/phrases';

const NUMBERS = { '2013': assumed('701.24a', { from: ['2025', '701.34a'] }), '2025': '701.34a' };

/** What a player has chosen to get more counters, and how far that has come. */
interface Proliferating {
  readonly seat: number;
  chosen: readonly Target[];
  /** The kind that each gets, as far as it has been decided. */
  kinds: readonly (readonly string[])[];
}

const kindsOf = (target: Target): readonly string[] =>
  'object' in target ? kindsOn(target.object).map(([kind]) => kind) : ['poison'];

/** 701.24b: later books give one of each kind. */
export const kindsToChooseFrom = definition(
  { '2013': '701.24b' },
  'Of several kinds of counters on what was chosen the player chooses one',
  (_game: MagicGame, kinds: readonly string[]): readonly (readonly string[])[] => kinds.map((kind) => [kind]),
  (_game, kinds) => [kinds],
);

const withCounters = (game: MagicGame): readonly Target[] => [
  ...game.inPlay.objects.filter((object) => kindsOn(object).length > 0).map((object) => ({ object })),
  ...game.players.flatMap(({ seat, inGame, poison }) => (inGame && poison > 0 ? [{ player: seat }] : [])),
];

/** 701.34a */
export const proliferating: Procedure<MagicGame, Proliferating> = procedure('proliferating', [
  choosing(
    NUMBERS,
    'The player chooses any number of permanents and players with counters',
    (game, { seat }: Proliferating) => {
      const all = withCounters(game);
      return {
        player: seat,
        purpose: 'proliferate',
        minimum: 0,
        maximum: all.length,
        offers: all.map((target) => targetOffer(game, target, target)),
      };
    },
    (game, data, chosen) => game.set(data, 'chosen', chosen),
  ),
  choosing(
    NUMBERS,
    'Each gets one more of the kinds that it has',
    (game, { seat, chosen, kinds }: Proliferating) => {
      const next = chosen[kinds.length];
      if (!next) return undefined;
      return {
        player: seat,
        purpose: 'choose a kind of counter',
        offers: kindsToChooseFrom(game, kindsOf(next)).map((value) => ({
          label: value.join(' and '),
          action: 'choose',
          value,
        })),
      };
    },
    (game, data, [kinds = []]) => {
      const { chosen } = data;
      game.set(data, 'kinds', [...data.kinds, kinds]);
      if (data.kinds.length < chosen.length) return 'again';
      game.propose(
        ...concatMap(chosen, (target, place) =>
          'object' in target
            ? (data.kinds[place] ?? []).map((kind) => counters.put(target.object, kind, 1))
            : [getPoison(target.player, 1)],
        ),
      );
      return undefined;
    },
  ),
  step(NUMBERS, 'The player has proliferated, whatever was chosen', (game, { seat }: Proliferating) =>
    game.propose(new Occurrence('proliferate', { player: seat }, () => undefined)),
  ),
]);

export const proliferation = instruction(
  NUMBERS,
  'To proliferate gives more counters to what has some',
  'proliferate',
  {
    perform: (game, effect, context) => {
      for (const seat of [...players(game, effect.who, context)].reverse())
        game.call(proliferating, { seat, chosen: [], kinds: [] });
      return [];
    },
  },
);
