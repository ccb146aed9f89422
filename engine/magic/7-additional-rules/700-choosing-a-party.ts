import { controllerOf } from '../../card-game/objects/game-object';
import { choosing, type Procedure, procedure } from '../../kernel';
import { sacrifice } from '../g-glossary/G.33-sacrifice';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import { players } from '../text/phrases';
import { MEMBERS } from './700-general-terms';

/** Players choosing parties, one creature type after another. */
interface ChoosingParty {
  readonly seats: readonly number[];
  at: number;
  party: readonly MagicObject[];
}

const creaturesOf = (game: MagicGame, seat: number): readonly MagicObject[] =>
  game.inPlay.objects.filter(
    (object) => controllerOf(object) === seat && game.look(object).types.includes('creature'),
  );

/** 700.8d: of each of the types up to one. */
export const choosingAParty: Procedure<MagicGame, ChoosingParty> = procedure('choosing a party', [
  choosing(
    { '2025': '700.8d' },
    'For each of the types of a party a player chooses up to one creature',
    (game, { seats, at }: ChoosingParty) => {
      const seat = seats[Math.floor(at / MEMBERS.length)];
      const type = MEMBERS[at % MEMBERS.length];
      if (seat === undefined || type === undefined) return undefined;
      const fitting = creaturesOf(game, seat).filter((object) => game.look(object).subtypes.includes(type));
      return {
        player: seat,
        purpose: `choose a ${type} of the party`,
        minimum: 0,
        maximum: Math.min(1, fitting.length),
        offers: fitting.map((object) => ({
          label: `${object.card.name} [${object.id}]`,
          object,
          value: object,
        })),
      };
    },
    (game, data, chosen) => {
      game.set(data, 'party', [...data.party, ...chosen]);
      game.set(data, 'at', data.at + 1);
      if (data.at < data.seats.length * MEMBERS.length) return 'again';
      const { party, seats } = data;
      game.propose(
        ...seats
          .flatMap((seat) => creaturesOf(game, seat))
          .filter((object) => !party.includes(object))
          .map((object) => sacrifice(object)),
      );
      return undefined;
    },
  ),
]);

export const keepingAParty = instruction(
  { '2025': '700.8d' },
  'Players choose a party each, and sacrifice their other creatures',
  'keep a party',
  {
    perform: (game, { who }, context) => {
      game.call(choosingAParty, { seats: players(game, who, context), at: 0, party: [] });
      return [];
    },
  },
);
