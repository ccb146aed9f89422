/** Creatures that come to block without being declared so (A.15.Ruling.2): what keeps one from blocking is asked of declarations alone. */
import { block, isDeclared } from '../c-combat/C.4-declare-blockers';
import { instruction } from '../instruction';
import { objects } from '../text/phrases';
import { alsoBlocked, becomeBlocked } from './A.8-banding';

/** A.15.Ruling.2: once blockers have been declared, and with a band that the attacker is in (A.8.8). */
export const blockingByEffects = instruction(
  { '2003': 'A.15.Ruling.2' },
  'What an effect makes block does so, whatever would keep it from being declared',
  'block',
  {
    perform: (game, effect, context, { chosen }) => {
      const [attacker] = objects(game, effect.attacker, context, chosen);
      const [unit] = objects(game, effect.object, context, chosen);
      if (!attacker || !unit || !isDeclared(attacker) || unit.attacking) return [];
      const blocks = [{ unit, attacker }, ...alsoBlocked(game, [{ unit, attacker }])].filter(
        (each) => !each.attacker.blockedBy.includes(unit),
      );
      return [
        ...blocks.map((each) => block(each, unit.controller ?? unit.owner)),
        ...blocks.filter((each) => !each.attacker.blocked).map((each) => becomeBlocked(each.attacker)),
      ];
    },
  },
);
