/** Targets that are changed once they were chosen (G.39.7). */
import { targetsNoticed } from '../../card-game/play/playing';
import { assumed, choosing, type Procedure, procedure, step } from '../../kernel';
import { anyMayStay, isSame, onlyOneChanges } from '../1-game-concepts/114-targets';
import { definition } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import type { Context, MagicObject, Target } from '../object';
import { targetOffer, targetsOf } from '../t-timing/T.4-announcement';
import { objects, players } from '../text/phrases';
import type { TargetSpecification } from '../text/tree';
import { legalTargets } from './G.41-valid-targets';

type Targets = readonly (readonly Target[])[];

interface Changing {
  readonly player: number;
  readonly object: MagicObject;
  /** May targets stay what they are? */
  readonly isFree: boolean;
  /** Where not all are changed: one, or any number. */
  readonly which: 'one' | 'any' | undefined;
  /** What alone the target is changed to, where a text says. */
  readonly to: readonly MagicObject[] | undefined;
  /** What was chosen so far: so many targets of so many words "target". */
  chosen: Targets;
}

/** G.39.7: switched off, to anything. */
export const changedTo = definition(
  { '2003': 'G.39.7', '2013': '114.6a', '2025': assumed('114.6a', { from: '2013' }) },
  'A target is changed to nothing but another one that is legal',
  (
    game: MagicGame,
    object: MagicObject,
    specification: TargetSpecification,
    context: Context,
  ): readonly Target[] => legalTargets(game, specification, context, object),
  (game) => [
    ...game.inPlay.objects.map((object) => ({ object })),
    ...game.players.map(({ seat: player }) => ({ player })),
  ],
);

/** Where the next target stands: of which word "target", and which of its targets. */
function nextPlace({ object, chosen }: Changing): { readonly word: number; readonly at: number } | undefined {
  const before: Targets = object.context?.targets ?? [];
  const word = before.findIndex((targets, place) => (chosen[place]?.length ?? 0) < targets.length);
  return word < 0 ? undefined : { word, at: chosen[word]?.length ?? 0 };
}

/** Has one of the targets been changed so far? */
const hasChanged = ({ object, chosen }: Changing): boolean =>
  chosen.some((targets, word) =>
    targets.some((target, at) => {
      const before = object.context?.targets[word]?.[at];
      return before !== undefined && !isSame(before, target);
    }),
  );

/** May the next target stay what it is? The last of which one is to be changed may not, where none has been. */
function mayStay(game: MagicGame, data: Changing): boolean {
  const { which, isFree, object, chosen } = data;
  if (isFree || anyMayStay(game, which)) return true;
  const isLast = (object.context?.targets ?? []).flat().length === chosen.flat().length + 1;
  return which === 'one' && !isLast;
}

/** What the next target can be changed to, or stay. */
function possible(game: MagicGame, data: Changing): readonly Target[] {
  const { object, to, chosen } = data;
  const place = nextPlace(data);
  const specification = place && targetsOf(game, object)[place.word];
  const { context } = object;
  if (!place || !specification || !context) return [];
  const now = context.targets[place.word]?.[place.at];
  const taken = chosen[place.word] ?? [];
  if (now && onlyOneChanges(game, data.which, hasChanged(data))) return [now];
  const isFree = mayStay(game, data);
  const isTaken = (target: Target): boolean =>
    taken.some((each) => isSame(each, target)) ||
    (specification.otherThan ?? []).some((word) => (chosen[word] ?? []).some((each) => isSame(each, target)));
  const others = changedTo(game, object, specification, context.with({ targets: chosen })).filter(
    (target) =>
      !isTaken(target) &&
      (isFree || now === undefined || !isSame(target, now)) &&
      (to === undefined || ('object' in target && to.includes(target.object))),
  );
  const stays = isFree && now && !isTaken(now) && !others.some((each) => isSame(each, now));
  return [...others, ...(stays ? [now] : [])];
}

/** 114.6e: what counts is all that is chosen in the end. */
export const changingTargets: Procedure<MagicGame, Changing> = procedure('changing targets', [
  choosing(
    { '2003': 'G.39.7', '2013': '114.6d', '2025': assumed('114.6d', { from: '2013' }) },
    'New targets are chosen one after another',
    (game, data: Changing) => {
      const offered = possible(game, data);
      return offered.length === 0
        ? undefined
        : {
            player: data.player,
            purpose: 'choose new targets',
            offers: offered.map((target) => targetOffer(game, target, target)),
          };
    },
    (game, data, [target]) => {
      const place = nextPlace(data);
      if (!target || !place) return undefined;
      const before = data.object.context?.targets ?? [];
      const chosen = before
        .slice(0, place.word + 1)
        .map((_targets, word) => [...(data.chosen[word] ?? []), ...(word === place.word ? [target] : [])]);
      game.set(data, 'chosen', chosen);
      return nextPlace(data) ? 'again' : undefined;
    },
  ),
  step(
    { '2003': 'G.39.7', '2013': '114.6a', '2025': assumed('114.6a', { from: '2013' }) },
    'Where not every target can be changed, none is',
    (game, data: Changing) => {
      const { object, chosen, player } = data;
      const { context } = object;
      if (!context || nextPlace(data)) return;
      const targets = context.targets.map((before, word) => chosen[word] ?? before);
      const changed = context.with({ targets });
      game.keepBooks('announce', () => game.set(object, 'context', changed));
      const fresh = targets.map((each, word) =>
        each.filter((target) => !(context.targets[word] ?? []).some((before) => isSame(before, target))),
      );
      const noticed = targetsNoticed<MagicTypes>(game, object, changed.with({ targets: fresh }), player);
      if (noticed.length > 0) game.propose(...noticed);
    },
  ),
]);

export const changing = instruction(
  { '2003': 'G.39.7', '2013': '114.6a', '2025': assumed('114.6a', { from: '2013' }) },
  'A spell or ability may change the targets of another',
  'change targets',
  {
    perform: (game, effect, context) => {
      const [player] = players(game, effect.who, context);
      const [object] = objects(game, effect.object, context);
      const to = effect.to ? objects(game, effect.to, context) : undefined;
      if (player === undefined || !object || object.zone !== game.stack || object.ceased) return [];
      const hasTargets = (object.context?.targets ?? []).some(({ length }) => length > 0);
      if (hasTargets)
        game.call(changingTargets, {
          player,
          object,
          isFree: effect.free,
          which: effect.which,
          to,
          chosen: [],
        });
      return [];
    },
  },
);
