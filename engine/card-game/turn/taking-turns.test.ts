import { describe, it } from 'node:test';
import { expect } from 'chai';
import { choosing, formsFor, type Procedure, procedure, rule, step } from '../../kernel';
import { type Marble, Marbles, type MarbleTypes } from '../test/marbles';
import { type Part, part, phase, phaseWithoutSteps, type TurnBased, withAdded } from './parts';
import { phaseAdded, skipAdded, turnAdded, turnEnded } from './schedule';
import {
  nextPlayerActive,
  type PartRules,
  partBegins,
  partEnds,
  partsInOrder,
  playersReceivePriority,
  type TurnRules,
  turnAfterTurn,
  turnBasedActionsFirst,
  turnIsTaken,
} from './taking-turns';

const { definition, fact } = formsFor<Marbles, Marble>();

/** A player looks at the table, and says when to go on. */
const looking = procedure<Marbles, object>('looking', [
  choosing(
    '9',
    'A player looks',
    (game) => ({
      player: game.now.active,
      purpose: 'look',
      offers: ['on', 'and on'].map((label) => ({ label, value: label })),
    }),
    () => undefined,
  ),
]);

const saying = (words: string): Procedure<Marbles, TurnBased> =>
  procedure(words, [step('8', words, (game) => game.propose(game.event(words, {})))]);

const isFirstTurn = (game: Marbles): boolean => game.now.turn === 1;

const parts: readonly Part<Marbles>[] = [
  ...phase('morning', rule('1', 'morning', 'turn structure'), [
    part('waking', { actions: [saying('stretch'), saying('yawn')] }),
    part('washing', { priority: (game) => game.now.active, atEnd: saying('dry') }),
  ]),
  phaseWithoutSteps('noon', rule('2', 'noon', 'turn structure'), {
    priority: (game) => game.now.active,
    isLeftOut: isFirstTurn,
  }),
  ...phase('evening', rule('3', 'evening', 'turn structure'), [part('supper', {}), part('sleeping', {})]),
];

const partRules: PartRules<MarbleTypes> = {
  begins: (game, { name }) => [game.event('begin', { what: name, player: game.now.active })],
  givePriority: (game) => game.call(looking, {}),
  isSkipped: fact('10.1', 'Skipped', (game, seat: number, name: string) =>
    game.player(seat).skips.includes(name),
  ),
  withAdded: definition(
    '10.2',
    'Added',
    (game, all: readonly Part<Marbles>[], at: number): readonly Part<Marbles>[] | undefined =>
      withAdded(all, at, game.now.extraPhases[0] ?? ''),
    (_game, _all, _at) => undefined,
  ),
};
const living = procedure('a part', [
  partBegins<MarbleTypes>('4.1', 'It begins', partRules),
  turnBasedActionsFirst<MarbleTypes>('4.2', 'Actions'),
  playersReceivePriority<MarbleTypes>('4.3', 'Priority', partRules),
  partEnds<MarbleTypes>('4.4', 'It ends'),
]);
const goingThrough = procedure('the parts', [
  partsInOrder<MarbleTypes>('5', 'One after another', living, partRules),
]);
const after = (game: Marbles, seat: number): number => (seat + 1) % game.players.length;
const turnRules: TurnRules<MarbleTypes> = {
  parts,
  isSkipped: partRules.isSkipped,
  beginAnew: () => undefined,
  turnBegins: (game) => [game.event('begin', { what: 'turn', player: game.now.active })],
  addedTurns: (game) => game.now.extraTurns,
  nextPlayer: definition(
    '10.3',
    'Next',
    (game) => game.now.extraTurns[0] ?? after(game, game.now.lastInOrder),
    (game) => after(game, game.now.lastInOrder),
  ),
  turnIsOver: () => undefined,
};
const oneTurn = procedure('a turn', [
  turnIsTaken<MarbleTypes>('6.1', 'A turn', goingThrough, turnRules),
  nextPlayerActive<MarbleTypes>('6.2', 'The next player', turnRules),
]);
const turns = procedure('turns', [turnAfterTurn<MarbleTypes>('7', 'Turns', oneTurn)]);

const { isSkipped, withAdded: added } = partRules;
const { nextPlayer } = turnRules;
const rules = {
  isSkipped,
  added,
  nextPlayer,
  living,
  goingThrough,
  oneTurn,
  turns,
  rules: parts.map((each) => each.rule),
};

function begun(off: readonly string[] = [], startAt?: string): Marbles {
  const game = new Marbles(rules, off, undefined, ['Ada', 'Ben', 'Cem']);
  game.play(turns, { startAt });
  return game;
}

/** Goes on to a part of the turn in which somebody is asked. */
function goTo(game: Marbles, seat: number, name: string): void {
  for (let left = 20; left > 0; left -= 1) {
    if (game.now.active === seat && game.now.step === name) return;
    game.act([0]);
  }
  throw new Error(`${seat} never comes to ${name}`);
}

/** The names of parts that have begun, those of turns with their players. */
const order = (game: Marbles, from = 0): readonly string[] =>
  game.lines
    .slice(from)
    .filter((line) => line.includes(': begin '))
    .map((line) => line.replace(/^(\w+): begin turn$/, '$1').replace(/^\w+: begin /, ''));

describe('turns', () => {
  it('go through their parts in order, first what happens by itself, then priority, last what ends them', () => {
    const game = begun();
    game.act([0]);
    expect(game.lines).to.deep.equal([
      ...['Ada: begin turn', 'Ada: begin waking', 'stretch', 'yawn', 'Ada: begin washing', '0', 'dry'],
      ...['Ada: begin supper', 'Ada: begin sleeping', 'Ben: begin turn', 'Ben: begin waking'],
      ...['stretch', 'yawn', 'Ben: begin washing'],
    ]);
    goTo(game, 2, 'noon');
    goTo(game, 0, 'noon');
    expect(game.now.turn).to.equal(4);
  });

  it('leave out a phase whose rule is switched off, and begin where a table was arranged', () => {
    const without = begun(['3']);
    without.act([0]);
    expect(order(without)).to.deep.equal(['Ada', 'waking', 'washing', 'Ben', 'waking', 'washing']);
    expect(order(begun([], 'washing'))).to.deep.equal(['washing']);
  });
});

describe('the end of a phase', () => {
  /** The phases that have ended, each with the part that came last before. */
  const ended = (off: readonly string[] = [], startAt?: string): readonly string[] => {
    const told: string[] = [];
    const phaseEnds = (game: Marbles, phase: string): void => {
      told.push(`${phase} after ${game.now.step}`);
    };
    const through = procedure('the parts', [
      partsInOrder<MarbleTypes>('5', 'One after another', living, { ...partRules, phaseEnds }),
    ]);
    const one = procedure('a turn', [
      turnIsTaken<MarbleTypes>('6.1', 'A turn', through, turnRules),
      nextPlayerActive<MarbleTypes>('6.2', 'The next player', turnRules),
    ]);
    const all = procedure('turns', [turnAfterTurn<MarbleTypes>('7', 'Turns', one)]);
    const game = new Marbles({ ...rules, goingThrough: through, oneTurn: one, turns: all }, off);
    game.play(all, { startAt });
    game.act([0]);
    return told;
  };

  it('comes once with the last of its parts that takes place', () => {
    expect(ended()).to.deep.equal(['morning after washing', 'evening after sleeping']);
  });

  it('comes where the turn began in the middle of it, and not of a phase that is left out', () => {
    expect(ended([], 'washing')).to.deep.equal(['morning after washing', 'evening after sleeping']);
    expect(ended(['3'])).to.deep.equal(['morning after washing']);
  });

  it('comes of each of two phases of one name, one after the other', () => {
    const told: string[] = [];
    const phaseEnds = (_game: Marbles, phase: string): void => {
      told.push(phase);
    };
    const through = procedure('the parts', [
      partsInOrder<MarbleTypes>('5', 'One after another', living, { ...partRules, phaseEnds }),
    ]);
    const game = new Marbles({ ...rules, goingThrough: through });
    game.apply([phaseAdded<MarbleTypes>(game, 'morning')]);
    game.play(through, { parts, at: 0 });
    for (let looks = 0; looks < 3; looks += 1) game.act([0]);
    expect(told).to.deep.equal([...['morning', 'morning', 'noon', 'evening']]);
  });
});

describe('the schedule of turns', () => {
  it('gives turns that were added last first, and then goes on from the last turn in order', () => {
    const game = begun();
    for (const seat of [2, 0]) game.apply([turnAdded<MarbleTypes>(game, seat)]);
    const taken: string[] = [];
    for (const seat of [0, 2, 1, 2]) {
      goTo(game, seat, 'washing');
      taken.push(`${game.now.turn}`);
      game.act([0]);
    }
    expect(order(game).filter((name) => /^[A-Z]/.test(name))).to.deep.equal([
      ...['Ada', 'Ada', 'Cem', 'Ben', 'Cem'],
    ]);
    expect(game.lines.filter((line) => line.includes('take an added turn'))).to.deep.equal([
      'Ada: take an added turn',
      'Cem: take an added turn',
    ]);
    expect(game.now.extraTurns).to.deep.equal([]);
    expect(taken).to.deep.equal(['1', '3', '4', '5']);
  });

  it('puts an added step right after the part under way, and an added phase after the phase', () => {
    const game = begun();
    game.apply([phaseAdded<MarbleTypes>(game, 'evening')]);
    game.act([0]);
    expect(order(game).slice(0, 8)).to.deep.equal([
      ...['Ada', 'waking', 'washing', 'supper', 'sleeping', 'supper', 'sleeping', 'Ben'],
    ]);
    const step = begun([], 'waking');
    step.apply([phaseAdded<MarbleTypes>(step, 'waking')]);
    step.act([0]);
    expect(order(step).slice(0, 4)).to.deep.equal(['waking', 'washing', 'waking', 'supper']);
    expect(step.now.extraPhases).to.deep.equal([]);
    expect(withAdded(parts, 1, 'supper')?.map(({ name }) => name)).to.deep.equal([
      ...['waking', 'supper', 'washing', 'noon', 'supper', 'sleeping'],
    ]);
    expect(withAdded(parts, 1, 'evening')).to.equal(undefined);
    expect(step.lines).to.include('insert a phase waking');
  });

  it('skips the next step, phase or turn of a player, each once', () => {
    const game = begun();
    for (const what of ['supper', 'morning', 'turn']) game.apply([skipAdded<MarbleTypes>(game, 1, what)]);
    game.apply([skipAdded<MarbleTypes>(game, 0, 'evening')]);
    const before = game.lines.length;
    goTo(game, 0, 'washing');
    game.act([0]);
    expect(order(game, before)).to.deep.equal(['Cem', 'waking', 'washing']);
    goTo(game, 1, 'noon');
    game.act([0]);
    const [, bens = ''] = order(game).join(' ').split('Ben ');
    expect(bens).to.match(/^noon sleeping Cem/);
    expect(game.player(1).skips).to.deep.equal([]);
    expect(game.lines.filter((line) => line.includes('pass over'))).to.deep.equal([
      'Ada: pass over evening',
      'Ben: pass over turn',
      'Ben: pass over morning',
      'Ben: pass over supper',
    ]);
  });

  it('goes straight to a part when the turn is ended, and to no other before it', () => {
    const game = begun();
    game.apply([turnEnded<MarbleTypes>(game, 'sleeping')]);
    game.act([0]);
    expect(order(game).slice(0, 5)).to.deep.equal(['Ada', 'waking', 'washing', 'sleeping', 'Ben']);
    expect(game.now.straightTo).to.equal(undefined);
    const without = begun(['3']);
    without.apply([turnEnded<MarbleTypes>(without, 'sleeping')]);
    without.act([0]);
    expect(order(without)).to.deep.equal(['Ada', 'waking', 'washing', 'Ben', 'waking', 'washing']);
  });

  it('is taken back, and made again', () => {
    const game = begun();
    game.apply([
      turnAdded<MarbleTypes>(game, 2),
      phaseAdded<MarbleTypes>(game, 'noon'),
      skipAdded<MarbleTypes>(game, 2, 'morning'),
    ]);
    goTo(game, 0, 'washing');
    const first = game.hash();
    goTo(game, 2, 'noon');
    const { lines } = game;
    const played = lines.length;
    while (game.now.active !== 0 || game.now.step !== 'washing') expect(game.undo()).to.equal(true);
    expect(game.hash()).to.equal(first);
    goTo(game, 2, 'noon');
    expect(game.lines).to.deep.equal(lines);
    expect(game.lines).to.have.length(played);
  });
});
