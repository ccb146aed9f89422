/** Layers: what effects make of the properties of objects (450–457). */
import { rule } from '../../kernel';
import { definition } from '../forms';
import type { LastingEffect, RiftboundGame, Standing } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { amount, contextOf, fits, holds, objects } from '../phrases';
import type { Characteristics, Context, Piece } from '../piece';
import type { Modification, Statement } from '../text/tree/index';

/** 703: what a buff adds. */
export const buffMight = definition(
  '703',
  'A buff contributes +1 Might',
  (_game: RiftboundGame, piece: Piece): number => (piece.buffed ? 1 : 0),
  (_game, _piece) => 0,
);

/** 733, 740: what Assault and Shield add while attacking or defending. */
const designationMight = (numbers: [string, ...string[]], title: string, keyword: string, as: string) =>
  definition(
    numbers,
    title,
    (game: RiftboundGame, piece: Piece, working: Characteristics) =>
      piece.designation !== as
        ? 0
        : working.abilities.reduce(
            (total, ability) =>
              ability.kind === 'keyword' && ability.keyword === keyword
                ? total + (ability.value ? amount(game, ability.value, contextOf(piece)) : 1)
                : total,
            0,
          ),
    () => 0,
  );
export const assaultMight = designationMight(
  ['733.1.c', '733.2'],
  'While attacking, Assault adds its value to Might',
  'assault',
  'attacker',
);
export const shieldMight = designationMight(
  ['740.1.c', '740.2'],
  'While defending, Shield adds its value to Might',
  'shield',
  'defender',
);

/** 142.2.b: Might less than 0. */
export const noNegativeMight = definition(
  '142.2.b',
  'Might less than 0 is treated as 0',
  (_game, might: number) => Math.max(0, might),
  (_game, might) => might,
);

export const abilityLayer = rule('454.2', 'The second layer: abilities are granted and removed', 'layer');
export const traitLayer = rule('454.1', 'The first layer: traits are granted, set and removed', 'layer');
export const arithmeticLayer = rule(
  '454.3',
  'The third layer: numbers are increased, then decreased',
  'layer',
);

const printed = ({ card }: Piece): Characteristics => ({
  name: card.name,
  types: card.types,
  supertypes: card.supertypes,
  tags: card.tags,
  domains: card.domains,
  energy: card.energy ?? 0,
  power: card.power,
  might: card.might ?? 0,
  abilities: card.abilities,
});

interface Applied {
  readonly modification: Modification;
  readonly context: Context;
}

/** What is printed on an object, changed by everything that applies to it now. */
export function characteristicsOf(game: RiftboundGame, piece: Piece): Characteristics {
  const working = printed(piece);
  if (piece.zone !== game.board) return working;
  // Whoever asks for it while it is being worked out sees what is printed.
  piece.seen = working;
  piece.seenAt = game.version;
  const applied = modificationsOf(game, piece);
  if (game.isOn(traitLayer)) for (const each of applied) applyTrait(game, working, each);
  if (game.isOn(abilityLayer)) for (const each of applied) applyAbility(working, each);
  if (game.isOn(arithmeticLayer)) {
    working.might +=
      buffMight(game, piece) + assaultMight(game, piece, working) + shieldMight(game, piece, working);
    working.might += piece.attached.reduce((sum, { card }) => sum + (card.mightBonus ?? 0), 0);
    for (const sign of [1, -1]) for (const each of applied) applyArithmetic(game, working, each, sign);
  }
  working.might = noNegativeMight(game, working.might);
  return working;
}

function modificationsOf(game: RiftboundGame, piece: Piece): readonly Applied[] {
  const lasting = game.effects.flatMap(({ pieces, modifications, context }) =>
    pieces.includes(piece) ? modifications.map((modification) => ({ modification, context })) : [],
  );
  const stated = game.standing('modify').flatMap(({ statement, context }) => {
    if (statement.says !== 'modify') return [];
    const { subject } = statement;
    const meant =
      subject.ref === 'all'
        ? fits(game, subject.filter, piece, context)
        : objects(game, subject, context).includes(piece);
    return meant ? statement.modifications.map((modification) => ({ modification, context })) : [];
  });
  return [...stated, ...lasting];
}

function applyTrait(game: RiftboundGame, working: Characteristics, { modification, context }: Applied): void {
  if (modification.change === 'add tags') working.tags = [...working.tags, ...modification.tags];
  if (modification.change === 'add types') working.types = [...working.types, ...modification.types];
  if (modification.change === 'set' && modification.characteristic === 'might')
    working.might = amount(game, modification.to, context);
}

function applyAbility(working: Characteristics, { modification }: Applied): void {
  if (modification.change === 'gain ability')
    working.abilities = [...working.abilities, modification.ability];
  if (modification.change === 'lose all abilities') working.abilities = [];
  if (modification.change === 'lose ability')
    working.abilities = working.abilities.filter(({ text }) => text !== modification.text);
}

function applyArithmetic(
  game: RiftboundGame,
  working: Characteristics,
  { modification, context }: Applied,
  sign: number,
): void {
  if (modification.change !== 'modify' || modification.sign !== sign) return;
  if (modification.characteristic !== 'might') return;
  const by = amount(game, modification.by, context);
  const least = modification.minimum;
  working.might =
    sign > 0 || least === undefined
      ? working.might + sign * by
      : Math.max(Math.min(working.might, least), working.might - by);
}

/** The statements in force, by what they say: of what is on the board, of legends, and of resolved effects. */
export function statementsOf(game: RiftboundGame): ReadonlyMap<string, readonly Standing[]> {
  const found = new Map<string, Standing[]>();
  const add = (standing: Standing): void => {
    const { statement } = standing;
    if (statement.says === 'all')
      for (const each of statement.statements) add({ ...standing, statement: each });
    else found.set(statement.says, [...(found.get(statement.says) ?? []), standing]);
  };
  const sources = [...game.board.objects, ...game.players.flatMap(({ legend }) => legend.objects)];
  for (const source of sources)
    for (const ability of source.card.abilities) {
      if (ability.kind !== 'static') continue;
      const context = contextOf(source);
      if (ability.condition && !holds(game, ability.condition, context)) continue;
      add({ statement: ability.statement, context, pieces: undefined, timestamp: source.timestamp });
    }
  for (const { statement, context, pieces, timestamp } of game.effects)
    if (statement) add({ statement, context, pieces, timestamp });
  return found;
}

const lasting = (game: RiftboundGame, effect: Omit<LastingEffect, 'timestamp' | 'turn'>): Occurrence =>
  new Occurrence('apply', { piece: effect.pieces[0], source: effect.context.source }, (on) => {
    on.journal.push(on.effects, { ...effect, timestamp: game.timestamp(), turn: on.now.turn });
  });

/** 457.1: an effect with a duration begins to apply. */
export const applying = instruction(
  ['457.1', '384'],
  'An effect begins to apply, to objects fixed then',
  'apply',
  {
    perform: (game, effect, context, { chosen }) => {
      const pieces = objects(game, effect.object, context, chosen).filter((piece) => !piece.gone);
      const { modifications, duration } = effect;
      return pieces.length === 0
        ? []
        : [lasting(game, { context: { ...context }, duration, pieces, modifications, statement: undefined })];
    },
  },
);

export const stating = instruction('383.4', 'A statement is true for as long as the effect lasts', 'state', {
  perform: (game, effect, context) => {
    const { statement, duration }: { statement: Statement; duration: LastingEffect['duration'] } = effect;
    return [lasting(game, { context: { ...context }, duration, pieces: [], modifications: [], statement })];
  },
});
