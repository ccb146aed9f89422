/** One time that layers are applied: the effects that are found, and what they make of objects (453). */
import { column, concatMap } from '../../kernel';
import { meansUnchosen } from '../300-playing-the-game/350-affected-unchosen';
import { activeOnBoard, conditional } from '../300-playing-the-game/360-passive-abilities';
import { isInactive } from '../700-additional-rules/720-inactive';
import type { Characteristics } from '../card';
import type { Change } from '../effects-in-force';
import type { RiftboundGame } from '../game';
import type { Context, GameObject } from '../object';
import { amount, contextOf, fits, objects } from '../phrases';
import type { Ability, StaticAbility } from '../text/tree/index';
import {
  type LayerName,
  layerOf,
  outcome,
  type StatedChange,
  sourcesOf,
  statedIn,
} from './450-continuous-effects';
import { readsOf, writesOf } from './450-dependency';
import { change, type Effect, type LayeredObject, type Table } from './450-layered-objects';

/**
 * One time that layers are applied to a table: what objects look like meanwhile, and the effects that were found, each of
 * which is made once for as long as its object has the same abilities.
 */
export class Layering {
  /** What each object starts from: it is asked for far more often than anything is written on it. */
  private readonly starts = new Map<GameObject, LayeredObject>();
  private readonly effectsOf = new Map<GameObject, EffectsOf>();
  private looked:
    | { readonly working: Table; readonly look: (object: GameObject) => Characteristics }
    | undefined;
  private active: readonly GameObject[] | undefined;
  /** What effects have changed that any effect could look at. */
  readonly written = new Set<string>();
  /** What was removed from objects because it no longer applied (453.3). */
  private readonly lapsed = new Map<GameObject, Set<string>>();

  constructor(
    readonly game: RiftboundGame,
    private readonly printed: (object: GameObject) => Characteristics,
    /** 453.1: an effect is applied to each object once. */
    readonly once: boolean,
  ) {}

  /** An object as it is before any effect is applied. */
  readonly start = (object: GameObject): LayeredObject => {
    let worked = this.starts.get(object);
    if (!worked) {
      worked = { seen: this.printed(object), applied: NO_KEYS };
      this.starts.set(object, worked);
    }
    return worked;
  };

  /** Removes an effect from an object for good (453.3): it is applied no more, from the beginning on. */
  lapse(object: GameObject, key: string): void {
    this.lapsed.set(object, (this.lapsed.get(object) ?? new Set()).add(key));
  }

  hasLapsed(object: GameObject, key: string): boolean {
    return this.lapsed.size > 0 && this.lapsed.get(object)?.has(key) === true;
  }

  /** How every object looks as layers have made it so far, on this table. */
  lookingAt(working: Table): (object: GameObject) => Characteristics {
    let { looked } = this;
    if (looked?.working !== working) {
      looked = { working, look: (object) => working.of(object).seen };
      this.looked = looked;
    }
    return looked.look;
  }

  /** The sources of passive abilities whose text isn't inactive. */
  get sources(): readonly GameObject[] {
    const { game } = this;
    this.active ??= sourcesOf(game).filter((source) => !isInactive(game, source));
    return this.active;
  }

  /** What the passive abilities that an object has now say in a layer. */
  passivesOf(source: GameObject, layer: LayerName, working: Table): readonly Effect[] {
    const { abilities } = working.of(source).seen;
    if (abilities.length === 0) return NO_EFFECTS;
    let known = this.effectsOf.get(source);
    if (known?.abilities !== abilities) {
      known = { abilities, found: this.allOf(source, abilities) };
      this.effectsOf.set(source, known);
    }
    return known.found[layer];
  }

  private allOf(source: GameObject, abilities: readonly Ability[]): EffectsOf['found'] {
    let found: Record<LayerName, Effect[]> | undefined;
    let context: Context | undefined;
    for (const [place, ability] of abilities.entries()) {
      if (ability.kind !== 'static') continue;
      const all = statedIn(ability);
      if (all.length === 0) continue;
      context ??= contextOf(source);
      found ??= { traits: [], abilities: [], increases: [], decreases: [] };
      let nth = 0;
      for (let before = 0; before < place; before += 1) if (abilities[before] === ability) nth += 1;
      for (const [part, stated] of all.entries())
        found[stated.layer].push(
          passive(this, {
            source,
            context,
            ability,
            stated,
            key: `${source.id} ${ability.text} ${nth} ${part}`,
          }),
        );
    }
    return found ?? NO_EFFECTS_AT_ALL;
  }
}

/** The effects of an object with these abilities, by layer. */
interface EffectsOf {
  readonly abilities: readonly Ability[];
  readonly found: Readonly<Record<LayerName, readonly Effect[]>>;
}

const NO_KEYS: readonly string[] = [];
const NO_EFFECTS: readonly Effect[] = [];
const NO_EFFECTS_AT_ALL: EffectsOf['found'] = {
  traits: NO_EFFECTS,
  abilities: NO_EFFECTS,
  increases: NO_EFFECTS,
  decreases: NO_EFFECTS,
};

/** Runs `body` while every object looks as layers have made it so far. */
export function during<R>(layering: Layering, working: Table, body: () => R): R {
  const { game } = layering;
  const before = game.layering;
  game.layering = layering.lookingAt(working);
  try {
    return body();
  } finally {
    game.layering = before;
  }
}

/** What is known beforehand, so that layers needn't be gone through as often, or in as particular an order. */
export interface KnownBeforehand {
  /** Would going through the layers once more find nothing that applies? */
  readonly isSettled: (
    layering: Layering,
    found: readonly Effect[],
    objects: readonly GameObject[],
    of: (object: GameObject) => LayeredObject,
  ) => boolean;
  /** Do passive abilities of the second layer all go by timestamps, whatever they depend on? */
  readonly goByTime: (effects: readonly Effect[]) => boolean;
}

interface Source {
  readonly key: string;
  readonly timestamp: number;
  readonly context: Context;
  readonly modification: Change;
  readonly looksAt: ReadonlySet<string>;
  readonly reads: ReadonlySet<string>;
  readonly writes: ReadonlySet<string>;
  /** Is there still what says it? */
  readonly isSaid: (working: Table) => boolean;
  /** Is the condition so under which it is said? */
  readonly isSo: () => boolean;
  readonly means: (object: GameObject) => boolean;
  readonly candidates: (() => readonly GameObject[]) | undefined;
}

/** All that a list of abilities says: objects with the same abilities have the same list of them (450-granted). */
const spelledOut = column((abilities: readonly Ability[]) => JSON.stringify(abilities));

/** An effect is applied to each object once (453.1); whether it applies is asked while layers are applied. */
class Applied implements Effect {
  readonly timestamp: number;
  readonly characteristicDefining = false;
  readonly looksAt: ReadonlySet<string>;
  readonly reads: ReadonlySet<string>;
  readonly writes: ReadonlySet<string>;
  readonly modification: Change;
  readonly candidates: Source['candidates'];
  readonly key: string;

  constructor(
    private readonly layering: Layering,
    private readonly from: Source,
  ) {
    this.timestamp = from.timestamp;
    this.looksAt = from.looksAt;
    this.reads = from.reads;
    this.writes = from.writes;
    this.modification = from.modification;
    this.candidates = from.candidates;
    this.key = from.key;
  }

  exists(working: Table): boolean {
    const { from } = this;
    return during(this.layering, working, () => from.isSaid(working) && from.isSo());
  }

  isStillSo(object: GameObject, working: Table): boolean {
    const { from } = this;
    return during(this.layering, working, () => from.isSo() && from.means(object));
  }

  affects(object: GameObject, working: Table): boolean {
    const { layering, from } = this;
    if (layering.once && working.of(object).applied.includes(from.key)) return false;
    if (layering.hasLapsed(object, from.key)) return false;
    const { game } = layering;
    const before = game.layering;
    game.layering = layering.lookingAt(working);
    const isMeant = from.means(object);
    game.layering = before;
    return isMeant;
  }

  /** What the numbers in it are worked out from: "for each other unit there" means others than this one. */
  private said(object: GameObject): Context {
    const { modification, from } = this;
    const of = 'by' in modification ? modification.by : 'to' in modification ? modification.to : undefined;
    return of && of.amount !== 'number' ? from.context.with({ named: [object] }) : from.context;
  }

  does(object: GameObject, working: Table): string {
    const { modification, layering } = this;
    return during(layering, working, () => {
      const context = this.said(object);
      if ('by' in modification) return String(amount(layering.game, modification.by, context));
      if ('to' in modification) return String(amount(layering.game, modification.to, context));
      const made = outcome(layering.game, modification, context, working.of(object).seen);
      const { abilities, ...others } = made;
      return abilities ? JSON.stringify(others) + spelledOut(abilities) : JSON.stringify(others);
    });
  }

  apply(object: GameObject, working: Table): void {
    const { modification, from, layering } = this;
    const made = during(layering, working, () =>
      outcome(layering.game, modification, this.said(object), working.of(object).seen),
    );
    change(object, from.key, working, made);
    for (const property of this.writes) layering.written.add(property);
  }
}

interface Passive {
  readonly source: GameObject;
  readonly context: Context;
  readonly ability: StaticAbility;
  readonly stated: StatedChange;
  readonly key: string;
}

/** What one part of a passive ability of an object does. */
function passive(layering: Layering, { source, context, ability, stated, key }: Passive): Effect {
  const { game } = layering;
  const { subject, modification, looksAt, reads, writes } = stated;
  return new Applied(layering, {
    key,
    timestamp: source.timestamp,
    context,
    modification,
    looksAt,
    reads,
    writes,
    isSaid: (on) => on.of(source).seen.abilities.includes(ability),
    isSo: () => conditional(game, ability, context),
    means: meansUnchosen(game, (object) =>
      subject.ref === 'all'
        ? fits(game, subject.filter, object, context)
        : objects(game, subject, context).includes(object),
    ),
    candidates: subject.ref === 'this' ? () => [source] : undefined,
  });
}

/** What the passive abilities of objects say in a layer, of those abilities that objects have now. */
export function fromPassives(layering: Layering, layer: LayerName, working: Table): readonly Effect[] {
  if (!activeOnBoard(layering.game)) return NO_EFFECTS;
  return concatMap(layering.sources, (source) => layering.passivesOf(source, layer, working));
}

/** What resolved spells and abilities left behind, in a layer: objects and amounts were fixed then (454.3.b). */
export function fromEffects(layering: Layering, layer: LayerName): readonly Effect[] {
  return concatMap(layering.game.effects, ({ modifications, objects, context, timestamp }) =>
    concatMap(modifications, (modification, part): readonly Effect[] =>
      layerOf(modification) !== layer
        ? NO_EFFECTS
        : [
            new Applied(layering, {
              key: `effect ${timestamp} ${part}`,
              timestamp,
              context,
              modification,
              looksAt: readsOf(),
              reads: readsOf(),
              writes: writesOf(modification),
              isSaid: () => true,
              isSo: () => true,
              means: (object) => objects.includes(object),
              candidates: () => objects,
            }),
          ],
    ),
  );
}
