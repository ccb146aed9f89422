import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import type { CardSpecification, SetupRequest } from '../../../port/contract';
import { answerFrom, draft } from '../../kernel';
import { runs } from '../../kernel/test/deep';
import { unitsOnBoard } from '../100-game-concepts/105-spaces';
import { activatedWhere } from '../300-playing-the-game/307-states-of-the-turn';
import { cleanup } from '../300-playing-the-game/318-cleanups';
import { helpful } from '../300-playing-the-game/350-paying-costs';
import { listening } from '../300-playing-the-game/375-what-listens';
import { onTheBoard } from '../400-types-of-actions/450-layers';
import { somethingDeflects } from '../700-additional-rules/735-deflect';
import { activationsOf, newGame, type RiftboundGame, resumeGame, startGame } from '../index';
import { arrange } from '../table/arrange';
import { duelOfCards } from '../test/busy-duel';
import { generatedTables } from '../test/generated-tables';
import { wouldFindNothing } from './passed-over';

/** Effects that look at much: at hands, damage, statuses, whose turn it is, and at what is where. */
const looking = [
  'I get +2[M] while you have 4 or more cards in your hand.',
  "While I'm attacking or defending alone, I have +2 [M].",
  "While I'm Mighty, I have Deflect, Ganking, and Shield.",
  'Yordles at my battlefield have [Shield 2].',
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

/** Effects that change basic runes, and effects that look at them. */
const changingRunes = [
  'Friendly runes have "[E]: Draw 1."',
  'Friendly runes are Yordles.',
  'Friendly permanents have [Deflect].',
  'Friendly runes have [Vision].',
];
const lookingAtRunes = [
  'While you control 4 or more runes, I have +2 [M].',
  'I have +1 [M] for each friendly rune.',
  'Friendly runes have +1 [M].',
  'While you control a ready rune, I have [Shield].',
  'When you recycle a rune, buff me.',
  'I cost [1] less for each friendly rune.',
];

/** Effects that each look at one thing beyond the board, and at nothing else. */
const lookingAtOne: readonly (readonly string[])[] = [
  ['I get +2[M] while you have 4 or more cards in your hand.'],
  ['If you have 4 or more cards in hand, I have [Shield].'],
  ['If you have 3 or more cards in your trash, I have [Tank].'],
  ['Exhausted units have [Shield].', 'Other ready friendly units have +1 [M].'],
  ['Damaged units have +1 [M].', 'Stunned units have [Tank].', 'When I move, stun a unit.'],
  [
    "While it's your turn, I have +1 [M].",
    '[Legion] - I have +2 [M].',
    "If I have moved twice this turn, I don't take damage.",
  ],
  ['While you control 4 or more runes, I have +2 [M].', 'I have +1 [M] for each friendly rune.'],
  ['While you control a ready rune, I have [Shield].'],
  ['While you control 2 or more units, I have [Vision].', "While I'm Mighty, I have [Tank]."],
];

/** Effects that grant and take what others look at, so that these apply after all, or in another order. */
const granting = [
  'Other friendly units have "Other friendly units are Dragons."',
  'Friendly Dragons have +1 [M].',
  'Friendly Dragons have [Deflect].',
  'Other friendly units have [Vision].',
  'Units with [Vision] have +1 [M].',
  'Units lose [Vision].',
  'Other friendly units have "Friendly Dragons have +1 [M]."',
  'Enemy units lose all abilities.',
  "When I'm played, give another friendly unit [Deflect] this turn.",
];

const unit = (text: string, place: number): CardSpecification => ({
  name: `Onlooker ${place}`,
  types: ['unit'],
  fields: { domains: ['fury'], cost: 1, might: 2 + (place % 3) },
  text,
});

const spells = [
  '[Action]\nGive a unit +2 [M] this turn.',
  '[Action]\nDeal 2 to a unit.',
  'Buff a unit.',
  '[Action]\nA friendly unit becomes a copy of another unit this turn.',
].map(
  (text): CardSpecification => ({
    name: 'Trick',
    types: ['spell'],
    fields: { domains: ['calm'], cost: 0 },
    text,
  }),
);
const hook: CardSpecification = {
  name: 'Boathook',
  types: ['gear'],
  subtypes: ['Equipment'],
  fields: { domains: ['fury'], cost: 0, mightBonus: 2, effectText: '[Shield]' },
  text: '[Equip] [1]',
};

/** For its Power, a rune is recycled. */
const costly: CardSpecification = {
  name: 'Costly',
  types: ['unit'],
  fields: { domains: ['fury'], cost: 0, powerCost: ['own'], might: 2 },
};

/** A duel whose main decks are made of such units, with tricks and gear among them. */
function duelWith(
  texts: readonly string[],
  seed: number,
  others: readonly CardSpecification[] = [],
): SetupRequest {
  const cards = [...texts.map(unit), ...spells, hook, ...others];
  return duelOfCards(seed, (place, seat) => cards[(place + seat + seed) % cards.length] ?? hook);
}

/** More than can be paid, so that everything helps. */
const MUCH = { energy: 99, power: ['any'] } as const;

const SAYS = ['enters', 'costs', "can't move", "doesn't take damage", 'replace', 'play only'] as const;

/** Which abilities listen, and to what. */
function heard(game: RiftboundGame): readonly unknown[] {
  const { objects, kinds } = listening(game);
  const those = objects.map(({ source, abilities }) => [source.id, abilities.map(({ text }) => text)]);
  return [those, [...kinds].sort()];
}

/** Everything that is kept, as it is known now. */
const known = (game: RiftboundGame): readonly unknown[] => [
  game.board.objects.map((object) => ({ id: object.id, ...game.look(object) })),
  game.board.objects.map((object) => activationsOf(game, object).map(({ ability }) => ability.text)),
  [somethingDeflects(game), unitsOnBoard(game).map(({ id }) => id)],
  SAYS.map((says) =>
    game.activeStatements(says).map(({ context }) => [context.source.id, context.controller]),
  ),
  game.players.map(({ seat, legend }) =>
    legend.objects.map((object) =>
      helpful(game, { player: seat, total: MUCH, object, costs: [] }).map(({ source, index }) => [
        source.id,
        index,
      ]),
    ),
  ),
  game.players.map(({ seat }) => activatedWhere(game, seat).map(({ source, index }) => [source.id, index])),
  heard(game),
  game.decision,
];

/** Plays with random answers, takes some of them back, and compares what is kept with what there is to know. */
function compare(
  request: SetupRequest,
  numbers: readonly number[],
  meddle: (game: RiftboundGame) => void = () => undefined,
  off: readonly string[] = [],
): void {
  const game = newGame({ players: request.players.map(({ name }) => name), seed: request.seed, off });
  arrange(game, request);
  const { from } = request;
  if (from === 'the beginning') startGame(game);
  else resumeGame(game, from.part, from.turn);
  let at = 0;
  const next = (): number => numbers[at++ % numbers.length] ?? 0;
  for (let turn = 0; turn < 3 * numbers.length && game.decision; turn += 1) {
    if (next() % 5 === 0) game.undo();
    else game.act(answerFrom(game.decision, next));
    meddle(game);
    // Not each time, so that mistakes can pile up.
    if (next() % 7 > 0) continue;
    const kept = known(game);
    const byLayers = game.board.objects.map((object) => ({
      id: object.id,
      ...onTheBoard.rules(game).get(object),
    }));
    expect(kept[0]).to.deep.equal(byLayers);
    game.keptForOthers.length = 0;
    game.forget();
    expect(known(game)).to.deep.equal(kept);
  }
}

const numbers = fc.array(fc.nat(997), { minLength: 60, maxLength: 160 });

describe('what was worked out about the board', () => {
  it('is never out of date, whatever effects look at', () => {
    fc.assert(
      fc.property(fc.nat(999), numbers, (seed, by) => compare(duelWith([...looking, ...adding], seed), by)),
      { ...runs(2, 4), endOnFailure: true },
    );
  });

  it('is never out of date where effects grant and take what others look at', () => {
    const texts = fc.shuffledSubarray(granting, { minLength: 3, maxLength: 6 });
    fc.assert(
      fc.property(fc.nat(999), numbers, texts, (seed, by, chosen) => compare(duelWith(chosen, seed), by)),
      { ...runs(4, 12), endOnFailure: true },
    );
  });

  it('is never out of date where effects look at one thing beyond the board', () => {
    let spared = 0;
    const last = { version: 0, arrangedAt: 0 };
    const count = ({ version, arrangedAt }: RiftboundGame): void => {
      if (version > last.version && arrangedAt === last.arrangedAt) spared += 1;
      Object.assign(last, { version, arrangedAt });
    };
    for (const texts of lookingAtOne)
      fc.assert(
        fc.property(fc.nat(999), numbers, (seed, by) => compare(duelWith(texts, seed, [costly]), by, count)),
        { ...runs(2, 4), endOnFailure: true },
      );
    expect(spared).to.be.above(100);
  });

  it('is never out of date on tables of generated cards', () => {
    fc.assert(
      fc.property(generatedTables, numbers, (table, by) => compare(table, by)),
      { ...runs(5, 15), endOnFailure: true },
    );
  });

  it('is never out of date while each object is worked out by itself', () => {
    fc.assert(
      fc.property(fc.nat(999), numbers, (seed, by) => compare(duelWith(adding, seed), by)),
      { ...runs(2, 6), endOnFailure: true },
    );
  });

  it('is never out of date as runes come and go, whatever effects make of them', () => {
    let runesAlone = 0;
    let before = { runesAt: 0, arrangedAt: 0 };
    const count = ({ runesAt, arrangedAt }: RiftboundGame): void => {
      if (runesAt > before.runesAt && arrangedAt === before.arrangedAt) runesAlone += 1;
      before = { runesAt, arrangedAt };
    };
    const texts = fc.constantFrom(adding, lookingAtRunes, changingRunes, [
      ...lookingAtRunes.slice(2, 3),
      ...adding,
    ]);
    // With a rule of the layers switched off, all objects are worked out together.
    const off = fc.constantFrom([], [], ['453']);
    fc.assert(
      fc.property(fc.nat(999), numbers, texts, off, (seed, by, chosen, without) =>
        compare(duelWith(chosen, seed, [costly, costly]), by, count, without),
      ),
      { ...runs(4, 10), endOnFailure: true },
    );
    expect(runesAlone).to.be.above(20);
  });

  it('tells which cleanups would find nothing', () => {
    let passedOver = 0;
    const exhausting = [
      'Exhausted units have -3 [M].',
      'When I move, deal 1 to all units.',
      ...adding.slice(0, 1),
    ];
    const texts = fc.constantFrom([...looking, ...adding], adding, exhausting);
    const cleansUp = (game: RiftboundGame): void => {
      if (!wouldFindNothing(game)) return;
      passedOver += 1;
      const before = game.journal.mark();
      for (const { run } of cleanup.steps) run?.(game, { special: undefined });
      expect(game.journal.mark()).to.equal(before);
    };
    fc.assert(
      fc.property(fc.nat(999), numbers, texts, (seed, by, chosen) =>
        compare(duelWith(chosen, seed), by, cleansUp),
      ),
      { ...runs(4, 12), endOnFailure: true },
    );
    expect(passedOver).to.be.above(10);
  });

  it('would be found out of date, were something written that the journal does not know of', () => {
    let written = 0;
    const meddle = (game: RiftboundGame): void => {
      const [found] = game.board.objects.filter((object) => object.card.types.includes('unit'));
      if (!found || written > 0) return;
      game.look(found);
      draft(found).buffed = !found.buffed;
      written += 1;
    };
    const wrong = (): void =>
      fc.assert(
        fc.property(fc.nat(999), numbers, (seed, by) => {
          written = 0;
          compare(duelWith(adding, seed), by, meddle);
        }),
        { ...runs(7, 20), endOnFailure: true },
      );
    expect(wrong).to.throw('Property failed');
  });
});
