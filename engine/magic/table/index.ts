import { findById } from '../../card-game/table/ids';
import { type Attempt, type InPlay, type Playable, settingUp } from '../../card-game/table/playable';
import type { TableRequest } from '../../card-game/table/setup';
import type { Rule } from '../../kernel';
import { newGame, resumeGame, startGame } from '..';
import { placeOf } from '../a-abilities/A.1-meant-abilities';
import { attackBrokenBy } from '../c-combat/C.3-declare-attackers';
import { blockBrokenBy } from '../c-combat/C.4-declare-blockers';
import { description } from '../description';
import * as forDesigners from '../for-designers';
import { concede } from '../g-glossary/G.20-losing-the-game';
import { targetForbiddenBy } from '../g-glossary/G.41-valid-targets';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { deckProblems } from '../p-phases/P.1-starting-the-game';
import { pages } from '../pages';
import { magic, otherEditions } from '../rules';
import { sentences } from '../sentences';
import { type Action, judged, start } from '../t-timing/T.2-stack';
import { contextFor, targetsOf } from '../t-timing/T.4-announcement';
import { permissionOf } from '../t-timing/T.4-permissions';
import { arrange, readAbilities } from './arrange';
import { type Observation, observing } from './observe';
import { plainTable } from './plain-table';

const find = (game: MagicGame, id: string | undefined): MagicObject | undefined => findById(game.zones, id);

function actionFor(game: MagicGame, { action, object: id, index }: Attempt): Action | undefined {
  const object = find(game, id);
  if (!object) return undefined;
  if (action === 'play') return { action, object };
  if (action !== 'activate') return undefined;
  const abilities = game.abilitiesOf(object);
  const ability = abilities.find(
    (each) => each.kind === 'activated' && (index === undefined || placeOf(abilities, each) === index),
  );
  return ability?.kind === 'activated' ? { action, object, ability } : undefined;
}

/** What is being announced, or was just now, as a target is tried that it was not asked for. */
const announced = ({ decision, stack }: MagicGame): MagicObject | undefined =>
  decision?.purpose === 'choose targets' || decision?.purpose === 'priority' ? stack.top : undefined;

/** The rule by which something is no target of what is announced. */
function targetForbidden(game: MagicGame, attempt: Attempt): Rule | undefined {
  const { action, player } = attempt;
  const isChosen = action === 'choose';
  const tried = isChosen ? undefined : actionFor(game, attempt);
  const self = isChosen ? announced(game) : find(game, tried && attempt.object);
  const target = find(game, isChosen ? attempt.object : attempt.onto);
  if (!self || !target) return undefined;
  const targets = targetsOf(game, self, tried?.action === 'activate' ? tried.ability : undefined);
  return targetForbiddenBy(game, target, targets, contextFor(self, player), self);
}

function forbidden(game: MagicGame, attempt: Attempt): string | undefined {
  const { action, player, object, onto } = attempt;
  const unit = find(game, object);
  const attacker = find(game, onto);
  const restricted = (rule: Rule | undefined): string | undefined => rule && game.ruleAt(rule).number;
  if (action === 'block' && unit && attacker)
    return (
      game.forbidding(action, player, { unit, attacker })?.number ??
      restricted(blockBrokenBy(game, [{ unit, attacker }]))
    );
  if (action === 'attack' && unit)
    return game.forbidding(action, player, unit)?.number ?? restricted(attackBrokenBy(game, [unit]));
  return restricted(targetForbidden(game, attempt));
}

const inPlay = (game: MagicGame): Omit<InPlay<Observation>, 'describe'> => ({
  game,
  observe: observing(game),
  concede: (seat) => concede(game, seat),
  tried: (attempt) => {
    const action = actionFor(game, attempt);
    return (
      action && {
        judged: judged(action),
        start: () => start(game, attempt.player, action),
        permission: permissionOf(game, action),
      }
    );
  },
  forbidden: (attempt) => forbidden(game, attempt),
});

/** Of the books of the other editions. */
const digests = new Map([
  ['2013', 'c363daee6ebae476'],
  ['2025', '6e7919a5ad5b1605'],
]);

/** How it is played from outside. */
export const playableGame: Playable<TableRequest, Observation, ReturnType<typeof plainTable>> = {
  description,
  sentences,
  pages,
  plainTable,
  ruleset: magic,
  digest: 'a2c3537277fda8c1',
  otherEditions: otherEditions.map((ruleset) => ({ ruleset, digest: digests.get(ruleset.name) ?? '' })),
  numbers: {
    conceding: { '2003': 'G.20.3', '2013': '104.3a', '2025': '104.3a' },
    priority: 'T.2.2',
  },
  setUp: settingUp({ newGame, arrange, decks: { problems: deckProblems }, inPlay, startGame, resumeGame }),
  readText: (card) => readAbilities(card).map((ability) => ({ ...ability })),
  forDesigners,
};
