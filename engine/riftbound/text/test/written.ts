/** Ability trees written down as text again, by the templates of docs/card-text-riftbound.md. */
import type { Ability, Effect, Filter, Modification, ReplacedEvent, Statement } from '../tree';
import { condition, costs, event } from './written-happenings';
import {
  described,
  forEach,
  numbered,
  object,
  place,
  player,
  resources,
  some,
  type Targets,
  unknown,
} from './written-phrases';

const NONE: Targets = [];
const sentence = (words: string): string =>
  `${words.slice(0, 1).toUpperCase()}${words.slice(1)}${words.endsWith('.') ? '' : '.'}`;
const theNext = (filter: Filter): string => some(filter, NONE).replace(/^an? /, '');
const timed = (duration: string): string => (duration === 'for the rest of the game' ? '' : ` ${duration}`);
const keyword = (ability: Ability): string =>
  ability.kind === 'keyword'
    ? `[${ability.keyword}${ability.value ? ` ${numbered(ability.value)}` : ''}]${ability.costs ? ` ${costs(ability.costs, NONE)}` : ''}`
    : unknown(ability);

function gained(change: Modification): string {
  switch (change.change) {
    case 'modify':
      return `${change.sign > 0 ? '+' : '-'}${numbered(change.by)} [m]`;
    case 'gain ability':
      return keyword(change.ability);
    default:
      return unknown(change);
  }
}

/** What is said of a subject that changes; `subject` in the nominative. */
function changed(subject: string, changes: readonly Modification[]): string {
  const [first] = changes;
  switch (first?.change) {
    case 'add tags':
      return `${subject} are ${first.tags.join(' ')}`;
    case 'set':
      return `${subject}'s might becomes ${numbered(first.to)}`;
    case 'lose all abilities':
      return `${subject} lose all abilities`;
    default:
      return `${subject} have ${changes.map(gained).join(' and ')}`;
  }
}

/** Who or what a replaced event would happen to. */
function happensTo(replaced: ReplacedEvent, targets: Targets): string {
  if (!('object' in replaced)) return player(replaced.who, targets);
  const { object: subject } = replaced;
  return subject.this === 'that' ? 'it' : subject.this ? 'I' : some(subject.filter, targets);
}

function statement(said: Statement, targets: Targets): string {
  switch (said.says) {
    case 'modify':
      return changed(object(said.subject, targets), said.modifications);
    case 'enters':
      return `${object(said.subject, targets)} enter ${said.how}`;
    case 'assigned combat damage first':
      return `${object(said.subject, targets)} must be assigned combat damage first`;
    case 'assigned combat damage last':
      return `${object(said.subject, targets)} must be assigned combat damage last`;
    case "doesn't take damage":
      return `${object(said.subject, targets)} don't take damage`;
    case "player can't":
      return `${player(said.who, targets)} can't ${said.filter ? `play ${described(said.filter, targets)}` : said.what}${said.at ? ' here' : ''}`;
    case 'may play to':
      return `${object(said.subject, targets)} may be played to ${said.places.map((each) => place(each, targets)).join('')}`;
    case 'play only':
      return `play me only ${said.when}`;
    case 'additional cost': {
      const may = said.optional ? 'you may ' : '';
      const then = said.then ?? said.effect;
      if (!then) return `as an additional cost to play this, ${may}${costs(said.costs, targets)}`;
      const { then: discount, effect: done } = said;
      const outcome =
        discount?.says === 'costs'
          ? `reduce my cost by ${resources(discount.by)}`
          : done
            ? effect(done, targets)
            : 'I enter ready';
      return `as you play me, ${may}${costs(said.costs, targets)} as an additional cost. If you do, ${outcome}`;
    }
    case 'costs': {
      const least = said.minimum ? `, to a minimum of ${resources(said.minimum)}` : '';
      const way = said.sign < 0 ? 'reduced' : 'increased';
      const each = said.by.energy && forEach(said.by.energy);
      if (said.filter.this && each)
        return `I cost [${each.each}] ${said.sign < 0 ? 'less' : 'more'} ${each.of}`;
      const kind = said.by.energy ? 'energy ' : '';
      const by =
        said.by.energy && said.by.energy.amount !== 'number' ? numbered(said.by.energy) : resources(said.by);
      if (said.filter.this) return `my ${kind}cost is ${way} by ${by}${least}`;
      return said.minimum
        ? `the energy cost of ${described(said.filter, targets)} you play is ${way} by ${by}${least}`
        : `${described(said.filter, targets)} you play cost ${by} ${said.sign < 0 ? 'less' : 'more'}`;
    }
    case 'bonus damage':
      return said.next
        ? `the next spell you play this turn deals ${numbered(said.amount)} bonus damage`
        : `your spells and abilities deal ${numbered(said.amount)} bonus damage`;
    case 'buffs give':
      return `buffs give an additional +${numbered(said.amount)} [m] to ${described(said.filter, targets)}`;
    case 'replace':
    case 'replace next': {
      const { would } = said.event;
      const what = would === 'gain points' ? 'gain a point' : would === 'draw a card' ? 'draw a card' : would;
      const word = said.says === 'replace' ? 'if' : 'the next time';
      if (said.instead.do === 'change amount') return unknown(said);
      const [first, ...others] = said.instead.do === 'sequence' ? said.instead.steps : [said.instead];
      if (!first) return unknown(said);
      const more = others.length > 0 ? `. ${others.map((each) => effect(each, targets)).join(' and ')}` : '';
      return `${word} ${happensTo(said.event, targets)} would ${what}, ${effect(first, targets)} instead${more}`;
    }
    default:
      if ('subject' in said) {
        const by =
          'by' in said && said.by
            ? ` by ${described(said.by, targets).replace(' abilitys', ' and abilities')}`
            : '';
        return `${object(said.subject, targets)} ${said.says}${by}`;
      }
      return unknown(said);
  }
}

/** What happens, in the imperative; of several sentences, joined by stops. */
function effect(done: Effect, targets: Targets): string {
  const to = (who: Parameters<typeof player>[0]): string =>
    who.who === 'you' ? '' : `${player(who, targets)} `;
  switch (done.do) {
    case 'sequence':
      return done.steps.map((each) => effect(each, targets)).join('. ');
    case 'draw':
    case 'discard': {
      const each = forEach(done.amount);
      if (each) return `${to(done.who)}${done.do} ${each.each} ${each.of}`;
      return `${to(done.who)}${done.do} ${numbered(done.amount)}`;
    }
    case 'channel':
      return `${to(done.who)}channel ${numbered(done.amount)} runes${done.exhausted ? ' exhausted' : ''}`;
    case 'add':
      return `add ${resources(done)}`;
    case 'gain points':
      return `${to(done.who)}gain ${numbered(done.amount)} points`;
    case 'damage': {
      if (done.amount.amount !== 'number')
        return `deal damage equal to ${numbered(done.amount)} to ${object(done.to, targets)}`;
      return `deal ${numbered(done.amount)} ${done.divided ? 'split among' : 'to'} ${object(done.to, targets)}`;
    }
    case 'damage each other':
      return 'they deal damage equal to their Mights to each other';
    case 'ready':
    case 'exhaust':
    case 'kill':
    case 'banish':
    case 'stun':
    case 'buff':
    case 'heal':
    case 'counter':
    case 'recycle':
    case 'detach':
      return `${to(done.who)}${done.do} ${object(done.object, targets)}`;
    case 'recall':
      return `recall ${object(done.object, targets)}${done.exhausted ? ' exhausted' : ''}`;
    case 'choose':
    case 'look':
      return `${done.do === 'look' ? 'look at' : 'choose'} ${object(done.object, targets)}`;
    case 'reveal':
      return `reveal ${object(done.object, targets)}`;
    case 'move':
      return `move ${object(done.object, targets)} to ${place(done.to, targets)}`;
    case 'attach':
      return `attach ${object(done.object, targets)} to ${object(done.to, targets)}`;
    case 'put into zone':
      return `put ${object(done.object, targets)} into your ${done.zone}`;
    case 'play card':
      return `play ${object(done.object, targets)}${done.ignoring ? `, ignoring its ${done.ignoring}` : ''}`;
    case 'play token': {
      const { might, tags, abilities } = done.token;
      const besides = abilities.length > 0 ? ` with ${abilities.map(keyword).join(' and ')}` : '';
      const enters = done.enters ? ` ${done.enters}` : '';
      return `play ${numbered(done.amount)}${enters} ${might} [m] ${tags.join(' ')} unit token${besides}${done.to ? ` into ${place(done.to, targets)}` : ''}`;
    }
    case 'apply': {
      const [first] = done.modifications;
      const least =
        first?.change === 'modify' && first.minimum !== undefined
          ? `, to a minimum of ${first.minimum} [m]`
          : first?.change === 'modify' && first.maximum !== undefined
            ? `, to a maximum of ${first.maximum} [m]`
            : '';
      if (first?.change === 'set' || first?.change === 'lose all abilities')
        return `${changed(object(done.object, targets), done.modifications)}${timed(done.duration)}`;
      const each = first?.change === 'modify' ? forEach(first.by) : undefined;
      if (first?.change === 'modify' && each)
        return `give ${object(done.object, targets)} ${first.sign > 0 ? '+' : '-'}${each.each} [m]${timed(done.duration)} ${each.of}`;
      return `give ${object(done.object, targets)} ${done.modifications.map(gained).join(' and ')}${timed(done.duration)}${least}`;
    }
    case 'double':
      return `double ${object(done.object, targets)}'s might${timed(done.duration)}`;
    case 'swap':
      return `swap the might of ${done.objects.map((each) => object(each, targets)).join(' and ')}${timed(done.duration)}`;
    case 'become copy': {
      const [copy, original] = [done.object, done.of].map((each) => object(each, targets));
      return `${copy} becomes a copy of ${original}${timed(done.duration)}`;
    }
    case 'gain control':
      return `gain control of ${object(done.object, targets)}${timed(done.duration)}`;
    case 'state':
      if (done.statement.says === 'replace next')
        return statement(done.statement, targets).replace(
          / would [^,]+/,
          (would) => `${would}${timed(done.duration)}`,
        );
      if (done.statement.says === 'enters' && done.statement.next && done.statement.subject.ref === 'all')
        return `the next ${theNext({ ...done.statement.subject.filter, controller: undefined })} you play this turn enters ready`;
      if (done.statement.says === 'costs' && done.statement.next)
        return `the next ${theNext(done.statement.filter)} you play this turn costs ${resources(done.statement.by)} ${done.statement.sign < 0 ? 'less' : 'more'}`;
      return done.statement.says === 'bonus damage'
        ? statement(done.statement, targets)
        : `${statement(done.statement, targets)}${timed(done.duration)}`;
    case 'extra turn':
      return 'take an extra turn after this one';
    case 'win':
    case 'lose':
      return `${player(done.who, targets)} ${done.do} the game`;
    case 'may': {
      const then = done.then ? `. If you do, ${effect(done.then, targets)}` : '';
      return `you may ${effect(done.effect, targets)}${then}`;
    }
    case 'may pay':
      return `you may ${costs(done.costs, targets)} to ${effect(done.then, targets)}`;
    case 'unless':
      return `${effect(done.effect, targets)} unless its controller pays ${costs(done.costs, targets)}`;
    case 'if':
      return `if ${condition(done.condition)}, ${effect(done.then, targets)}`;
    case 'instead':
      if (done.condition.if === 'legion') return `${effect(done.instead, targets)} instead`;
      return `${effect(done.effect, targets)}. If ${condition(done.condition)}, ${effect(done.instead, targets)} instead`;
    case 'modal': {
      const { minimum, maximum, modes } = done;
      const count =
        minimum === maximum
          ? `${minimum}`
          : minimum === 0
            ? `up to ${maximum}`
            : maximum === 2
              ? 'one or both'
              : 'one or more';
      return `choose ${count} -${modes.map((mode) => `\n- ${effect(mode, targets)}.`).join('')}`;
    }
    case 'reflexive trigger': {
      if (done.effect.do === 'modal')
        return `do one of the following:${done.effect.modes.map((mode) => `\n- ${effect(mode, done.targets)}.`).join('')}`;
      return `do this ${numbered(done.times)} times: ${effect(done.effect, done.targets)}`;
    }
    case 'delayed trigger': {
      const own = done.targets ?? targets;
      if (done.trigger.on === 'when you do') return `when you do, ${effect(done.effect, own)}`;
      const time = done.duration ? timed(done.duration) : '';
      if (done.next) return `${effect(done.effect, own)} the next time ${event(done.trigger)}${time}`;
      return done.trigger.on === 'end of' || done.trigger.on === 'start of'
        ? `${effect(done.effect, own)} at ${event(done.trigger)}`
        : `when ${event(done.trigger)}${time}, ${effect(done.effect, own)}`;
    }
    default:
      return unknown(done);
  }
}

/** A paragraph that says what an ability tree says. */
export function written(ability: Ability): string {
  const { targets } = ability;
  const label = ability.legion ? '[Legion] - ' : '';
  switch (ability.kind) {
    case 'keyword':
      return keyword(ability);
    case 'spell':
      return label + sentence(effect(ability.effect, targets));
    case 'activated': {
      const [permission] = ability.permissions ?? [];
      return `${costs(ability.costs, targets)}: ${permission ? `[${permission}] - ` : ''}${sentence(effect(ability.effect, targets))}`;
    }
    case 'static':
      return sentence(
        ability.condition
          ? `${ability.condition.if === 'count' || ability.condition.if === 'legion' ? 'if' : 'while'} ${condition(ability.condition)}, ${statement(ability.statement, targets)}`
          : statement(ability.statement, targets),
      );
    case 'triggered': {
      if (ability.keyword) return `[Deathknell] - ${sentence(effect(ability.effect, targets))}`;
      const { trigger } = ability;
      const when =
        trigger.on === 'nth time'
          ? ''
          : trigger.on === 'start of' || trigger.on === 'end of'
            ? 'at '
            : 'when ';
      const besides = ability.condition ? ` if ${condition(ability.condition)},` : '';
      const happens = effect(ability.effect, targets);
      const here = ability.zone ? happens.replace(/\bme\b/, `me from your ${ability.zone}`) : happens;
      return `${label}${sentence(`${when}${event(trigger)},${besides} ${here}`)}`;
    }
  }
}
