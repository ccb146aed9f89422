import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import type { CardSpecification, SetupRequest } from '../../port/contract';
import { arrange } from '../../port/in-process/riftbound/arrange';
import { answerFrom } from '../kernel';
import { unitsOnBoard } from './100-game-concepts/105-spaces';
import { cleanup } from './300-playing-the-game/318-cleanups';
import { wouldFindNothing } from './300-playing-the-game/318-passed-over';
import { throughLayers } from './400-types-of-actions/450-layers';
import { somethingDeflects } from './700-additional-rules/735-deflect';
import { activationsOf, newGame, type RiftboundGame, startGame } from './index';
import { busyDuel } from './test/busy-duel';

/** Effects that look at much: at hands, damage, statuses, whose turn it is, and at what is where. */
const looking = [
  'I get +2[M] while you have 4 or more cards in your hand.',
  "While I'm attacking or defending alone, I have +2 [M].",
  "While I'm Mighty, I have Deflect, Ganking, and Shield.",
  'Friendly Yordles at my battlefield have [Shield].',
  'Other friendly units are Yordles.',
  'Other friendly units have [Vision].',
  'While you have 4 or more cards in your hand, I have [Deflect].',
];

/** Effects that only add, so that each object is worked out by itself. */
const adding = [
  'Other friendly units have +1 [M].',
  'Units here have +1 [M].',
  '[Assault 2]',
  'When I attack, give an enemy unit -3 [M] this turn, to a minimum of 1 [M].',
  "When I'm played, buff a friendly unit.",
];

const unit = (text: string, place: number): CardSpecification => ({
  name: `Onlooker ${place}`,
  types: ['unit'],
  domains: ['fury'],
  cost: 1,
  might: 2 + (place % 3),
  text,
});

const spells = [
  '[Action]\nGive a unit +2 [M] this turn.',
  '[Action]\nDeal 2 to a unit.',
  'Buff a unit.',
  '[Action]\nA friendly unit becomes a copy of another unit this turn.',
].map((text): CardSpecification => ({ name: 'Trick', types: ['spell'], domains: ['calm'], cost: 0, text }));
const hook: CardSpecification = {
  name: 'Boathook',
  types: ['gear'],
  subtypes: ['Equipment'],
  domains: ['fury'],
  cost: 0,
  mightBonus: 2,
  text: '[Equip] [1]',
  effectText: '[Shield]',
};

/** A duel whose main decks are made of such units, with tricks and gear among them. */
function duelWith(texts: readonly string[], seed: number): SetupRequest {
  const cards = [...texts.map(unit), ...spells, hook];
  const request = busyDuel(seed, 30);
  return {
    ...request,
    players: request.players.map((player, seat) => ({
      ...player,
      zones: {
        ...player.zones,
        'main deck': Array.from(
          { length: 30 },
          (_, place) => cards[(place + seat + seed) % cards.length] ?? hook,
        ),
      },
    })),
  };
}

const SAYS = ['enters', 'costs', "can't move", 'replace', 'play only'] as const;

/** Everything that is kept, as it is known now. */
const known = (game: RiftboundGame): readonly unknown[] => [
  game.board.objects.map((piece) => ({ id: piece.id, ...game.look(piece) })),
  game.board.objects.map((piece) => activationsOf(game, piece).map(({ ability }) => ability.text)),
  [somethingDeflects(game), unitsOnBoard(game).map(({ id }) => id)],
  SAYS.map((says) => game.standing(says).map(({ context }) => [context.source.id, context.controller])),
  game.decision,
];

/** Plays with random answers, takes some of them back, and compares what is kept with what there is to know. */
function compare(
  request: SetupRequest,
  numbers: readonly number[],
  meddle: (game: RiftboundGame) => void = () => undefined,
): void {
  const game = newGame({ players: request.players.map(({ name }) => name), seed: request.seed });
  arrange(game, request);
  startGame(game);
  let at = 0;
  const next = (): number => numbers[at++ % numbers.length] ?? 0;
  for (let turn = 0; turn < 3 * numbers.length && game.decision; turn += 1) {
    if (next() % 5 === 0) game.undo();
    else game.act(answerFrom(game.decision, next));
    meddle(game);
    // Not each time, so that mistakes can pile up.
    if (next() % 7 > 0) continue;
    const kept = known(game);
    const byLayers = game.board.objects.map((piece) => ({ id: piece.id, ...throughLayers(game, piece) }));
    expect(kept[0]).to.deep.equal(byLayers);
    game.forget();
    expect(known(game)).to.deep.equal(kept);
  }
}

const numbers = fc.array(fc.nat(997), { minLength: 60, maxLength: 160 });

describe('what was worked out about the board', () => {
  it('is never out of date, whatever effects look at', () => {
    fc.assert(
      fc.property(fc.nat(999), numbers, (seed, by) => compare(duelWith([...looking, ...adding], seed), by)),
      { numRuns: 4, endOnFailure: true },
    );
  });

  it('is never out of date while each object is worked out by itself', () => {
    fc.assert(
      fc.property(fc.nat(999), numbers, (seed, by) => compare(duelWith(adding, seed), by)),
      { numRuns: 6, endOnFailure: true },
    );
  });

  it('tells which cleanups would find nothing', () => {
    let passedOver = 0;
    const cleansUp = (game: RiftboundGame): void => {
      if (!wouldFindNothing(game)) return;
      passedOver += 1;
      const before = game.journal.mark();
      for (const { run } of cleanup.steps) run?.(game, { special: undefined });
      expect(game.journal.mark()).to.equal(before);
    };
    fc.assert(
      fc.property(fc.nat(999), numbers, fc.boolean(), (seed, by, isLooking) =>
        compare(duelWith(isLooking ? [...looking, ...adding] : adding, seed), by, cleansUp),
      ),
      { numRuns: 8, endOnFailure: true },
    );
    expect(passedOver).to.be.above(100);
  });

  it('would be found out of date, were something written that the journal does not know of', () => {
    let written = 0;
    const meddle = (game: RiftboundGame): void => {
      const [found] = game.board.objects.filter((piece) => piece.card.types.includes('unit'));
      if (!found || written > 0) return;
      game.look(found);
      found.buffed = !found.buffed;
      written += 1;
    };
    const wrong = (): void =>
      fc.assert(
        fc.property(fc.nat(999), numbers, (seed, by) => {
          written = 0;
          compare(duelWith(adding, seed), by, meddle);
        }),
        { numRuns: 20, endOnFailure: true },
      );
    expect(wrong).to.throw('Property failed');
  });
});
