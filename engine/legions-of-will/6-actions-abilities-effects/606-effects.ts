import { choosing, gathered, type Procedure, procedure } from '../../kernel';
import { gainResource, loseResource } from '../1-game-concepts/104-resource';
import { canPayAll, payAll } from '../1-game-concepts/112-costs';
import { askWhoChooses, paysNothing } from '../8-multiplayer-rules/800-who-has-left';
import { holds } from '../conditions';
import type { LegionsGame } from '../game';
import { choicesIn, instruction } from '../instruction';
import { amountFor, objects, players } from '../phrases';
import type { Context } from '../piece';
import type { Cost, Effect } from '../text/tree';
import { followInstructions } from './605-following-instructions';
import { countWhatHappened } from './605-spoken-of';

interface Offered {
  readonly player: number;
  /** Who chooses instead of a player who has left the game. */
  chooser?: number | undefined;
  readonly context: Context;
  readonly costs: readonly Cost[];
  readonly accepted: readonly Effect[];
  readonly declined: readonly Effect[];
  readonly question: string;
  /** Whether "they" are from now on the player who is asked. */
  readonly they: boolean;
  /** Those who are asked after this one, as long as they do (or don't) what is asked. */
  readonly next?: { readonly players: readonly number[]; readonly after: boolean };
}

/** 112.11: "You may [do something]. If you do, …": the choice is whether to start doing it. */
export const mayDo: Procedure<LegionsGame, Offered> = procedure('choosing whether to do something', [
  choosing(
    '800.3g',
    'The controller chooses who decides, instead of a player who has left the game, whether something is done that costs nothing',
    (game, { player, costs, context }: Offered) => {
      if (game.player(player).inGame || costs.length > 0) return undefined;
      return askWhoChooses(game, player, context.controller);
    },
    (game, data, [chooser]) => game.set(data, 'chooser', chooser),
  ),
  choosing(
    ['112.11', '603.4~2'],
    'Whoever may do something chooses as the effect is applied',
    (game, { player, chooser, costs, context, question }: Offered) => {
      const able =
        canPayAll(game, player, costs, context.source) && !(costs.length > 0 && paysNothing(game, player));
      const offers = [
        { label: "don't", action: 'decline', value: false },
        ...(able ? [{ label: 'do', action: 'accept', value: true }] : []),
      ];
      return { player: chooser ?? player, purpose: question, offers };
    },
    (game, data, [accepted]) => {
      const { context, costs, player, next } = data;
      game.set(context, 'did', accepted);
      if (data.they) game.set(context, 'thatPlayer', player);
      // "You may discard a card. Draw that many": of what isn't done, nothing.
      if (!accepted) for (const effect of data.accepted) countWhatHappened(game, effect, context, []);
      const [other, ...others] = next?.players ?? [];
      if (next && other !== undefined && accepted === next.after)
        game.call(mayDo, { ...data, player: other, chooser: undefined, next: { ...next, players: others } });
      else
        game.call(followInstructions, { effects: accepted ? data.accepted : data.declined, at: 0, context });
      if (accepted && costs.length > 0) payAll(game, { player, costs, source: context.source, context });
    },
  ),
]);

const effects = (...each: readonly (Effect | undefined)[]): readonly Effect[] =>
  each.filter((effect) => effect !== undefined);

export const inSequence = instruction('605.2c', 'One instruction after another', 'sequence', {
  perform: (_game, effect, _context, { follow }) => {
    follow(effect.steps);
    return [];
  },
});

export const optionally = instruction('112.11', '"You may": the player chooses', 'may', {
  perform: (game, effect, context) => {
    for (const player of [...players(game, effect.who, context)].reverse()) {
      game.call(mayDo, {
        player,
        context,
        costs: [],
        accepted: effects(effect.effect, effect.then),
        declined: effects(effect.otherwise),
        question: 'may',
        they: effect.who.who !== 'you',
      });
    }
    return [];
  },
});

export const payingOptionally = instruction('112.11', '"You may pay": the player chooses', 'may pay', {
  perform: (game, effect, context) => {
    for (const player of [...players(game, effect.who, context)].reverse()) {
      game.call(mayDo, {
        player,
        context,
        costs: effect.costs,
        accepted: [effect.then],
        declined: effects(effect.otherwise),
        question: 'may pay',
        they: effect.who.who !== 'you',
      });
    }
    return [];
  },
});

/** 112.11a: "[A] unless [B]" means: B may be done; if it isn't, A. */
export const unlessPaid = instruction(
  '112.11a',
  '"Unless": doing it keeps the effect from happening',
  'unless',
  {
    perform: (game, effect, context) => {
      const [player, ...others] = players(game, effect.who, context);
      if (player !== undefined)
        game.call(mayDo, {
          player,
          context,
          costs: effect.costs,
          accepted: [],
          declined: [effect.effect],
          question: 'may pay',
          they: effect.who.who !== 'you',
          // Of "each player" all have to; "any player" may.
          next: { players: others, after: effect.who.who.startsWith('each') },
        });
      return [];
    },
  },
);

export const conditionally = instruction(
  '605.2h',
  'What the game is like is checked once, as the effect is applied',
  'if',
  {
    perform: (game, effect, context, { follow }) => {
      follow(holds(game, effect.condition, context) ? [effect.then] : effects(effect.otherwise));
      return [];
    },
  },
);

export const repeatedly = instruction('605.2c', 'An instruction is repeated', 'repeat for each', {
  perform: (_game, effect, _context, { number, follow }) => {
    follow(Array.from({ length: Math.max(0, number(effect.count)) }, () => effect.effect));
    return [];
  },
});

export const chosenModes = instruction('700.2', 'The modes that were chosen are followed', 'modal', {
  perform: (_game, effect, context, { follow }) => {
    follow(context.modes.flatMap((mode) => effect.modes.slice(mode, mode + 1)));
    return [];
  },
});

export const addingResource = instruction('104.2', 'An effect adds resource to a reserve', 'add resource', {
  perform: (game, effect, context) =>
    players(game, effect.who, context).map((seat) =>
      gainResource(seat, amountFor(game, effect, seat, context)),
    ),
});

export const losingResource = instruction(
  '606.3',
  'A player loses as much resource as possible',
  'lose resource',
  {
    perform: (game, effect, context) =>
      players(game, effect.who, context).map((seat) =>
        loseResource(seat, amountFor(game, effect, seat, context)),
      ),
  },
);

export const choosingObjects = instruction(
  '605.2d',
  'Objects are chosen for the instructions that follow',
  'choose',
  {
    perform: (game, effect, context, { chosen }) => {
      // "Destroy the rest": of what could have been chosen, what was not.
      if (effect.object.ref === 'choice') {
        const open = gathered(choicesIn(game, effect, context), ({ pieces }) => pieces);
        game.set(
          context,
          'among',
          [...new Set(open)].filter((piece) => !chosen.includes(piece)),
        );
      }
      game.set(context, 'that', objects(game, effect.object, context, chosen));
      return [];
    },
  },
);

export const nothing = instruction('606.3', 'Nothing is done', 'nothing', { perform: () => [] });
