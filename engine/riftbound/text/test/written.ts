/** Ability trees written down as text again, by the templates of docs/card-text-riftbound.md. */
import { doneTo } from '../../../text';
import type { Ability, Amount, Effect, Filter, Statement } from '../tree';
import { condition, costs, event } from './written-happenings';
import {
  forEach,
  NONE,
  numbered,
  object,
  place,
  player,
  resources,
  some,
  type Targets,
  unknown,
} from './written-phrases';
import { changed, counted, gained, keyword, statement } from './written-statements';

const sentence = (words: string): string =>
  `${words.slice(0, 1).toUpperCase()}${words.slice(1)}${words.endsWith('.') ? '' : '.'}`;
const theNext = (filter: Filter): string => some(filter, NONE).replace(/^an? /, '');
const timed = (duration: string): string => (duration === 'for the rest of the game' ? '' : ` ${duration}`);

/** What happens, in the imperative; of several sentences, joined by stops. */
function effect(done: Effect, targets: Targets): string {
  const to = (who: Parameters<typeof player>[0]): string =>
    who.who === 'you' ? '' : `${player(who, targets)} `;
  switch (done.do) {
    case 'sequence':
      return done.steps.reduce((said, each) => {
        const more = effect(each, targets);
        if (said === '' || more === '') return said + more;
        return each.also ? `${said} and ${more.replace(/^\w+ /, '')}` : `${said}. ${more}`;
      }, '');
    case 'draw':
    case 'discard': {
      if (done.do === 'draw' && done.amount.amount !== 'number' && !forEach(done.amount))
        return `${to(done.who)}draw cards equal to ${numbered(done.amount)}`;
      if (done.do === 'discard' && done.minimum) return `${to(done.who)}discard ${someCards(done)}`;
      return `${to(done.who)}${done.do} ${counted(done.amount, String)}${done.do === 'discard' && done.ofThose ? ' of them' : ''}`;
    }
    case 'channel':
      return `${to(done.who)}channel ${counted(done.amount, (amount) => `${amount} runes${done.exhausted ? ' exhausted' : ''}`)}`;
    case 'add':
      return `add ${resources(done)}`;
    case 'gain points':
      return `${to(done.who)}gain ${counted(done.amount, (amount) => `${amount} points`)}`;
    case 'damage': {
      if (done.source.ref !== 'this')
        return `${object(done.source, targets)} deal ${numbered(done.amount)} to ${object(done.to, targets)}`;
      const each = forEach(done.amount);
      if (each) return `deal ${each.each} to ${object(done.to, targets)} ${each.of}`;
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
    case 'choose player':
      return done.who.who === 'target player' && targets[done.who.target]?.filter.controller === 'opponent'
        ? 'choose an opponent'
        : 'choose a player';
    case 'choose':
    case 'look':
      if (done.object.ref === 'last of those') return '';
      return `${done.do === 'look' ? 'look at' : 'choose'} ${object(done.object, targets)}`;
    case 'reveal':
      if (done.object.ref === 'all' && done.object.filter.zone === 'hand')
        return done.object.filter.owner === 'you' ? 'reveal your hand' : 'they reveal their hand';
      return `reveal ${object(done.object, targets)}`;
    case 'move':
      return `move ${object(done.object, targets)} to ${place(done.to, targets)}`.replace(/ to $/, '');
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
      const isThere = done.to?.place === 'chosen' && done.to.battlefield.ref === 'that';
      const where = isThere ? ' there' : done.to ? ` into ${place(done.to, targets)}` : '';
      return `play ${numbered(done.amount)}${enters} ${might} [m] ${tags.join(' ')} unit token${besides}${where}`;
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
        return statement(done.statement, targets, effect).replace(
          / would [^,]+/,
          (would) => `${would}${timed(done.duration)}`,
        );
      if (done.statement.says === 'enters' && done.statement.next && done.statement.subject.ref === 'all')
        return `the next ${theNext({ ...done.statement.subject.filter, controller: undefined })} you play this turn enters ready`;
      if (done.statement.says === 'costs' && done.statement.next)
        return `the next ${theNext(done.statement.filter)} you play this turn costs ${resources(done.statement.by)} ${done.statement.sign < 0 ? 'less' : 'more'}`;
      return done.statement.says === 'bonus damage'
        ? statement(done.statement, targets, effect)
        : `${statement(done.statement, targets, effect)}${timed(done.duration)}`;
    case 'spend buff':
      return `spend ${done.amount === 'any number' ? 'any number of' : done.amount} buffs`;
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
      if (done.condition.if === 'did') return `if you do, ${effect(done.then, targets)}`;
      if (done.condition.if === 'not' && done.condition.condition.if === 'did')
        return `if you don't, ${effect(done.then, targets)}`;
      return `if ${condition(done.condition)}, ${effect(done.then, targets)}`;
    case 'instead':
      if (done.condition.if === 'legion') return `${effect(done.instead, targets)} instead`;
      return `${effect(done.effect, targets)}. If ${condition(done.condition)}, ${effect(aboutIt(done.instead, done.effect), targets)} instead`;
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
      if (done.next && done.trigger.on === 'dies' && done.trigger.object.this === 'that')
        return `${done.trigger.by ? 'if this kills it' : 'if it dies this turn'}, ${effect(done.effect, own)}`;
      if (done.next) return `${effect(done.effect, own)} the next time ${event(done.trigger)}${time}`;
      return done.trigger.on === 'end of' || done.trigger.on === 'start of'
        ? `${effect(done.effect, own)} at ${event(done.trigger)}`
        : `when ${event(done.trigger)}${time}, ${effect(done.effect, own)}`;
    }
    default:
      return unknown(done);
  }
}

/** "The first spell you play each turn …": of statements about what is played. */
function firstEachTurn(said: Statement): string {
  if (said.says === 'enters' && said.subject.ref === 'all') {
    const { at, controller: _you, ...filter } = said.subject.filter;
    return `the first ${theNext(filter)} you play${at ? ' here' : ''} each turn enters ready`;
  }
  if (said.says !== 'costs') return unknown(said);
  return `the first ${theNext(said.filter)} you play each turn costs ${resources(said.by)} ${said.sign < 0 ? 'less' : 'more'}`;
}

/** A paragraph that says what an ability tree says. */
export function written(ability: Ability): string {
  const { targets } = ability;
  const label = ability.legion ? '[Legion] - ' : '';
  switch (ability.kind) {
    case 'keyword':
      return label + keyword(ability);
    case 'spell':
      return label + sentence(effect(ability.effect, targets));
    case 'activated': {
      const [permission] = ability.permissions ?? [];
      const once = ability.instructions.length > 0 ? ' Use only once each turn.' : '';
      const only = ability.onlyIf ? ` Use only if ${condition(ability.onlyIf)}.` : '';
      return `${costs(ability.costs, targets)}: ${permission ? `[${permission}] - ` : ''}${sentence(effect(ability.effect, targets))}${once}${only}`;
    }
    case 'static':
      if (ability.condition?.if === 'times this turn' && ability.condition.is === 'at most')
        return sentence(firstEachTurn(ability.statement));
      return (
        label +
        sentence(
          ability.condition
            ? `${ability.condition.if === 'count' || ability.condition.if === 'legion' ? 'if' : 'while'} ${condition(ability.condition)}, ${statement(ability.statement, targets, effect)}`
            : statement(ability.statement, targets, effect),
        )
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

/** “Any number of cards”, “up to two cards”, “two or more cards”. */
function someCards({ amount, minimum }: { readonly amount: Amount; readonly minimum?: Amount }): string {
  const isNone = minimum?.amount === 'number' && minimum.value === 0;
  if (amount.amount !== 'any number') return `up to ${numbered(amount)} cards`;
  return isNone || !minimum ? 'any number of cards' : `${numbered(minimum)} or more cards`;
}

/** What is done instead, where what it is done to has been named: "it". */
function aboutIt(instead: Effect, before: Effect): Effect {
  const named = JSON.stringify(doneTo(before));
  return JSON.parse(
    JSON.stringify(instead, (_key, part: unknown) =>
      named !== undefined && JSON.stringify(part) === named ? { ref: 'that' } : part,
    ),
  );
}
