import { asking, choosing, type Procedure, procedure, step } from '../../kernel';
import { chosenFrom, nameOf } from '../4-zones/407-expelled';
import { discardedAllTheSame } from '../7-additional-rules/701-discarded-elsewhere';
import { askWhoChooses } from '../8-multiplayer-rules/800-who-has-left';
import type { LegionsGame } from '../game';
import { type ChoiceRequest, type Instruction, instructionFor } from '../instruction';
import type { Occurrence } from '../occurrence';
import { amount, objects } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Effect } from '../text/tree';
import { countWhatHappened, named, playerSpokenOf, speakOf, understood } from './605-spoken-of';

/** Instructions being followed, and the place of the next. */
export interface Following {
  readonly effects: readonly Effect[];
  at: number;
  context: Context;
}

interface OneInstruction {
  readonly effect: Effect;
  readonly context: Context;
  readonly instruction: Instruction;
  requests: readonly ChoiceRequest[];
  asked: number;
  chosen: readonly Piece[];
  /** How much of what it divides each of the objects gets that are no targets. */
  division?: readonly number[];
  happened: readonly Occurrence[];
  /** What it names, before anything was done to it. */
  about?: readonly Piece[];
}

/** Place of the first choice that a player who has left the game would have to make. */
const withoutAChooser = (game: LegionsGame, { requests }: OneInstruction): number =>
  requests.findIndex(
    ({ player, random, minimum, pieces }) =>
      !game.player(player).inGame && !random && minimum < pieces.length,
  );

/** What an instruction divides among objects that are no targets: how much, and among which. */
function dividedHere(game: LegionsGame, { effect, context, chosen }: OneInstruction) {
  if (!('divided' in effect) || !effect.divided) return undefined;
  const among = 'to' in effect ? effect.to : effect.object;
  if (among.ref === 'target') return undefined;
  const pieces = objects(game, among, context, chosen);
  const total = amount(game, effect.amount, context);
  return pieces.length > 0 && total > 0 ? { total, pieces } : undefined;
}

/** 605.2d–f: what an instruction leaves open is chosen in APNAP order; then it is carried out at once for all. */
export const oneInstruction: Procedure<LegionsGame, OneInstruction> = procedure(
  'carrying out an instruction',
  [
    choosing(
      '800.3g',
      'The controller chooses who makes a choice instead of a player who has left the game',
      (game, data: OneInstruction) => {
        const request = data.requests[withoutAChooser(game, data)];
        return request && askWhoChooses(game, request.player, data.context.controller);
      },
      (game, data, [player]) => {
        const place = withoutAChooser(game, data);
        const request = data.requests[place];
        if (!request || player === undefined) return undefined;
        game.set(data, 'requests', data.requests.with(place, { ...request, player }));
        return 'again';
      },
    ),
    choosing(
      '605.2d',
      'Choices are made as the effect is applied, in APNAP order',
      (game, data: OneInstruction) => {
        const request = data.requests[data.asked];
        if (!request || request.random) return undefined;
        const { player, purpose, pieces, minimum, maximum } = request;
        return {
          player,
          purpose,
          minimum,
          maximum,
          offers: pieces.map((piece, index) => ({
            label: `${nameOf(game, piece)} (${index + 1})`,
            object: piece,
            value: piece,
          })),
        };
      },
      (game, data, chosen) => {
        game.set(data, 'chosen', [...data.chosen, ...chosen.map((piece) => chosenFrom(game, piece))]);
        game.set(data, 'asked', data.asked + 1);
        return data.asked < data.requests.length && !data.requests[data.asked]?.random ? 'again' : undefined;
      },
    ),
    asking(
      '605.2d',
      'What is divided among objects that are no targets is divided as the effect is applied, each chosen one getting at least one',
      (game, data: OneInstruction) => {
        const found = dividedHere(game, data);
        if (!found) return undefined;
        const { total, pieces } = found;
        const least = pieces.length <= total ? 1 : 0;
        return {
          kind: 'distribute',
          player: data.context.controller,
          purpose: 'divide',
          amount: total,
          options: pieces.map((piece) => ({ label: nameOf(game, piece), object: piece })),
          minimums: pieces.map(() => least),
        };
      },
      (game, data, division) => game.set(data, 'division', division),
    ),
    step('605.2e', 'Each action is processed for all players at once', (game, data) => {
      const random = data.requests[data.asked];
      if (random?.random) {
        game.set(data, 'chosen', [
          ...data.chosen,
          ...game.chance
            .shuffle('choose at random', random.pieces, ({ card }) => card.name)
            .slice(0, random.maximum),
        ]);
        game.set(data, 'asked', data.asked + 1);
        if (data.asked < data.requests.length) return 'again';
      }
      const { context, effect, chosen, instruction } = data;
      const about = named(game, effect, context, chosen);
      game.set(data, 'about', about);
      const follow = (effects: readonly Effect[], other?: Context): void =>
        game.call(followInstructions, { effects, at: 0, context: other ?? context });
      const tools = {
        chosen,
        number: (of: Parameters<typeof amount>[1]) =>
          amount(game, of, about && of.amount !== 'number' ? context.with({ named: about }) : context),
        follow,
      };
      game.exercise(instruction);
      const events = game
        .under(instruction, () => instruction.perform(game, effect, divided(data), tools))
        .map((event) => discardedAllTheSame(game, event, context));
      if (context.replaced.length > 0) for (const event of events) event.replacedBy = context.replaced;
      game.set(data, 'happened', events);
      if (events.length > 0) game.under(instruction, () => game.propose(...events));
      return undefined;
    }),
    step('605.2j', 'What an instruction was about is what the next one calls "it"', (game, data) => {
      const { context, chosen, effect, about } = data;
      const happened = data.happened.filter(({ hasHappened }) => hasHappened);
      game.set(context, 'thatPlayer', playerSpokenOf(game, effect, context, happened));
      speakOf(game, effect, context, happened, about, chosen);
      if (SHOWN.includes(effect.do)) game.set(context, 'among', context.that);
      countWhatHappened(game, effect, context, happened);
    }),
  ],
);

/** The context in which an instruction is carried out, with what was divided for it (605.2d). */
function divided({ effect, context, division }: OneInstruction): Context {
  const seen = understood(effect, context);
  return division ? seen.with({ division }) : seen;
}

/** "One of them" is said of what was shown: looked at, revealed, or put where everybody sees it. */
const SHOWN: readonly Effect['do'][] = ['look', 'reveal', 'expel', 'mill'];

/** 605.2c: instructions are followed in the order written. */
export const followInstructions: Procedure<LegionsGame, Following> = procedure('following instructions', [
  step('605.2c', 'Instructions are followed in the order written', (game, data) => {
    const effect = data.effects[data.at];
    if (!effect || game.isOver || data.context.stopped) return undefined;
    game.set(data, 'at', data.at + 1);
    const instruction = instructionFor(game, effect.do);
    if (!instruction) return 'again';
    const requests = instruction.choices(game, effect, data.context);
    game.call(oneInstruction, {
      effect,
      context: data.context,
      instruction,
      requests,
      asked: 0,
      chosen: [],
      happened: [],
    });
    return 'again';
  }),
]);
