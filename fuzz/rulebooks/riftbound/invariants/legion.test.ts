import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { CardSpecification, SetupRequest } from '../../../../port/contract';
import { type StagedLine, type StagedMoment, type StagedObject, saidOf } from '../../../test/staged';
import { legion } from './legion';

const TURN: StagedLine = { kind: 'begin', detail: 'awaken phase' };

const setupOf = (...hand: readonly CardSpecification[]): SetupRequest => ({
  rulebook: 'any',
  seed: 1,
  from: { activePlayer: 0, part: 'action phase', turn: 1 },
  players: [{ name: 'Alice', zones: { hand } }],
});
const plays = (name: string, player = 0): StagedLine => ({
  kind: 'play',
  object: name,
  player,
  text: `play "${name}"`,
});
const puts = (name: string): StagedLine => ({
  kind: 'put onto the chain',
  player: 0,
  text: `put onto the chain "${name}" by "${name}"`,
});
const heronThat = (...abilities: readonly string[]): StagedObject => ({
  ...{ id: 'Heron', types: ['unit'], zone: 'board', controller: 0 },
  abilities,
});

describe('a made-up duel with Legion (R46)', () => {
  it('is wrong where Legion does something with nothing played before', () => {
    const spell = { name: 'Chorus', types: ['spell'], text: '[Legion] - Draw 1.' };
    const setup: SetupRequest = {
      rulebook: 'any',
      seed: 1,
      from: { activePlayer: 0, part: 'action phase', turn: 1 },
      players: [{ name: 'Alice', zones: { hand: [spell] } }],
    };
    const plays = (...before: readonly StagedLine[]): string | undefined =>
      saidOf(
        legion,
        [
          {
            objects: [{ id: 'Chorus', types: ['spell'], zone: 'trash' }],
            lines: [
              ...before,
              { what: 'decision', kind: 'priority' },
              { kind: 'draw' },
              { kind: 'play', object: 'Chorus', player: 0, text: 'Alice: play "Chorus"' },
            ],
          },
        ],
        setup,
      );
    expect(plays(TURN)).to.equal(
      '"Chorus" has Legion and was the first card that its player played in the turn, and there was: draw.',
    );
    expect(plays(TURN, { kind: 'play', object: 'Crow', player: 0 })).to.equal(undefined);
    // What was played before the game was joined isn't known.
    expect(plays()).to.equal(undefined);
    // What only adds resources resolves at once: what was done before is what was paid.
    const paid: readonly StagedLine[] = [{ kind: 'exhaust' }, { kind: 'finalize', object: 'Chorus' }];
    const atOnce = saidOf(
      legion,
      [
        {
          objects: [{ id: 'Chorus', types: ['spell'], zone: 'trash' }],
          lines: [TURN, ...paid, { kind: 'play', object: 'Chorus', player: 0, text: 'Alice: play "Chorus"' }],
        },
      ],
      setup,
    );
    expect(atOnce).to.equal(undefined);
  });

  it('is wrong where a spell with Legion does nothing after another card', () => {
    const said = (text: string, before: readonly StagedLine[], deck = 1): string | undefined =>
      saidOf(
        legion,
        [
          {
            objects: [
              { id: 'Chorus', types: ['spell'], zone: 'trash' },
              ...Array.from({ length: deck }, (_, place) => ({
                id: `${place}`,
                zone: 'main deck',
                owner: 0,
              })),
            ],
            lines: [TURN, ...before, { what: 'decision', kind: 'priority' }, plays('Chorus')],
          },
        ],
        setupOf({ name: 'Chorus', types: ['spell'], text }, { name: 'Crow', types: ['unit'] }),
      );
    const text = '[Legion] - Draw 1.';
    const wrong = said(text, [plays('Crow')]);
    expect(wrong).to.equal(
      '"Chorus" has Legion and was not the first card that its player played in the turn, and nothing was done.',
    );
    expect(legion.ruleOf?.(wrong ?? '')).to.equal('738.1.c.1');
    expect(said(text, [plays('Crow', 1)])).to.equal(undefined);
    // A token is no card.
    expect(said(text, [plays('Wisp')])).to.equal(undefined);
    expect(said(text, [plays('Crow')], 0)).to.equal(undefined);
    expect(said('[Legion] - Kill a unit.', [plays('Crow')])).to.equal(undefined);
  });

  const heron = (
    text: string,
    lines: readonly StagedLine[],
    more: Partial<StagedMoment> = {},
    ...others: readonly string[]
  ): string | undefined =>
    saidOf(
      legion,
      [{ objects: [heronThat(text, ...others)], lines: [TURN, ...lines], ...more }],
      setupOf({ name: 'Heron', types: ['unit'], text }, { name: 'Crow', types: ['unit'] }),
    );

  it('is wrong where a permanent with Legion counts itself', () => {
    const text = "[Legion] - When I'm played, draw 1.";
    expect(heron(text, [plays('Heron')])).to.equal(undefined);
    expect(heron(text, [plays('Heron'), puts('Heron')])).to.equal(
      '"Heron" has Legion and was the first card that its player played in the turn, and its ability was put onto the chain.',
    );
    expect(heron(text, [plays('Crow'), plays('Heron'), puts('Heron')])).to.equal(undefined);
    // What is played after it may trigger something else of that name, as something that it was given may.
    expect(heron(text, [plays('Heron'), plays('Crow'), puts('Heron')])).to.equal(undefined);
    expect(heron(text, [plays('Heron'), puts('Heron')], {}, '[Vision]')).to.equal(undefined);
  });

  it('is wrong where a permanent with Legion does not trigger after another card', () => {
    const text = "[Legion] - When I'm played, draw 1.";
    expect(heron(text, [plays('Crow'), plays('Heron')])).to.equal(
      '"Heron" has Legion and was not the first card that its player played in the turn, and its ability did not trigger.',
    );
    expect(heron(text, [plays('Wisp'), plays('Heron')])).to.equal(undefined);
    expect(heron(text, [plays('Crow', 1), plays('Heron')])).to.equal(undefined);
    expect(heron("[Legion] - When I'm played, kill a unit.", [plays('Crow'), plays('Heron')])).to.equal(
      undefined,
    );
  });

  it('is wrong where something else with Legion triggers before any card', () => {
    const text = '[Legion] - When I move, draw 1.';
    const wrong = heron(text, [puts('Heron')]);
    expect(wrong).to.equal(
      '"Heron" has Legion and its controller has played nothing in the turn, and its ability was put onto the chain.',
    );
    expect(legion.ruleOf?.(wrong ?? '')).to.equal('738.1.c.2');
    expect(heron(text, [plays('Crow'), puts('Heron')])).to.equal(undefined);
    expect(heron(text, [puts('Heron')], {}, '[Vision]')).to.equal(undefined);
    expect(heron('When I move, draw 1.', [puts('Heron')])).to.equal(undefined);
  });

  it('is wrong where an ability with Legion is offered before any card', () => {
    const text = '[Legion] - [E]: Draw 1.';
    const options = [{ label: 'activate Heron', action: 'activate', object: 'Heron', index: 0 }];
    const wrong = heron(text, [], { asked: { options } });
    expect(wrong).to.equal(
      'Alice has played nothing in the turn and is offered to activate "Heron", which says "[Legion] - [E]: Draw 1.".',
    );
    expect(legion.ruleOf?.(wrong ?? '')).to.equal('738.1.c.4');
    expect(heron(text, [plays('Crow')], { asked: { options } })).to.equal(undefined);
    expect(heron('[E]: Draw 1.', [], { asked: { options } })).to.equal(undefined);
  });
});
