import type { Node } from 'ohm-js';
import { beginning, controlledBy, optional, optionalProperty, present, together, YOU } from '../../../text';
import type { Subject as SubjectOf } from '../../../text/tree';
import type { Filter, MagicTree, Trigger, Who } from '../tree';
import type { Dictionaries, Reader } from './reader';

type AboutObject = 'leaves play' | 'is dealt damage' | 'becomes tapped' | 'becomes untapped' | 'is countered';

/** What a text says of the zone that something goes to a graveyard from. */
export const zoneLeft = (from: Node): 'in play' | 'anywhere' =>
  from.children[0]?.child(0).ctorName === 'FromWhere_play' ? 'in play' : 'anywhere';

/** Whose graveyard a text means, where it matters: what is put into one goes to its owner's. */
export function whoseGraveyard(graveyard: Node): { readonly graveyardOf?: Who } {
  switch (graveyard.child(0).ctorName) {
    case 'IntoGraveyard_yours':
      return { graveyardOf: YOU };
    case 'IntoGraveyard_opponents':
      return { graveyardOf: { who: 'each opponent' } };
    default:
      return {};
  }
}

const owningWords = (words: string): Who =>
  words === 'enchanted player' ? { who: 'enchanted player' } : { who: 'that player' };

type Subject = SubjectOf<MagicTree>;

/** Trigger events, and the moments of a turn. */
export function magicTriggers(read: Reader): Partial<Dictionaries['trigger']> {
  const on =
    (name: AboutObject) =>
    (subject: Node, _words: Node): Trigger => ({ on: name, object: read.subject(subject) });

  /** "… under your control": those of that player. */
  const controlled = (subject: Subject, whose: Node): Subject => {
    const under = optional(whose, read.who);
    if (subject.this !== false || under === undefined) return subject;
    return { this: false, filter: together<Filter>(subject.filter, controlledBy(under)) };
  };

  /** "One or more" are one event, however many there are. */
  const onceFor = (many: Node): { readonly together: true } => {
    if (many.child(0).ctorName !== 'Many_one')
      throw read.misread(many, ['“one or more”'], 'as no text waits for a number of them');
    return { together: true };
  };

  const owning = (owner: Node): Who => {
    const [form] = owner.children;
    return form?.ctorName === 'Related' ? read.who(form) : owningWords(read.word(owner));
  };
  return {
    Event_comesIntoPlay: (subject, _comes, _under, whose, _control) => {
      return { on: 'comes into play', object: controlled(read.subject(subject), whose) };
    },
    Event_entersOrLeaves: (subject, _enters, _or, _leaves, _under, whose, _control) => {
      const object = controlled(read.subject(subject), whose);
      return {
        on: 'any of',
        triggers: [
          { on: 'comes into play', object },
          { on: 'leaves play', object },
        ],
      };
    },
    Event_entersOrDies: (subject, _enters, _or, _dies) => ({
      on: 'any of',
      triggers: [
        { on: 'comes into play', object: read.subject(subject) },
        { on: 'put into a graveyard', object: read.subject(subject), from: 'in play' },
      ],
    }),
    Event_entersOrAttacks: (subject, _enters, _or, _attacks) => ({
      on: 'any of',
      triggers: [
        { on: 'comes into play', object: read.subject(subject) },
        { on: 'attacks', object: read.subject(subject) },
      ],
    }),
    Event_blocksOrBlockedBy: (subject, _blocks, _a, nouns) => ({
      on: 'any of',
      triggers: [
        { on: 'blocks', object: read.subject(subject), what: read.filter(nouns) },
        { on: 'becomes blocked', object: read.subject(subject), by: read.filter(nouns) },
      ],
    }),
    Event_blocksOrBlocked: (subject, _blocks) => ({
      on: 'any of',
      triggers: [
        { on: 'blocks', object: read.subject(subject) },
        { on: 'becomes blocked', object: read.subject(subject) },
      ],
    }),
    Event_blocksThis: (subject, _blocks, _self) => {
      const them = read.subject(subject);
      if (them.this !== false) throw read.misread(subject, ['“a creature”'], 'as nothing blocks itself');
      return { on: 'becomes blocked', object: { this: true }, by: them.filter };
    },
    Event_blocksOne: (subject, _blocks, _blocked) => ({
      on: 'blocks',
      object: read.subject(subject),
      what: { types: ['creature'] },
    }),
    Event_enterTogether: (many, nouns, _enter, _under, whose, _control) => {
      const under = optional(whose, read.who);
      const described = read.filter(nouns);
      return {
        on: 'comes into play',
        object: {
          this: false,
          filter: under === undefined ? described : together<Filter>(described, controlledBy(under)),
        },
        ...onceFor(many),
      };
    },
    Event_dieTogether: (many, nouns, _die) => ({
      on: 'put into a graveyard',
      object: { this: false, filter: read.filter(nouns) },
      from: 'in play',
      ...onceFor(many),
    }),
    Event_dealTogether: (many, nouns, _words) => ({
      ...onceFor(many),
      on: 'deals damage',
      object: { this: false, filter: read.filter(nouns) },
      combat: true,
      to: 'a player',
    }),
    Event_drawsNth: (who, _draws, _whose, nth, _words) => ({
      on: 'draws a card',
      who: read.who(who),
      nth: read.number(nth),
    }),
    Event_playsNth: (who, _plays, _whose, nth, _words) => ({
      on: 'plays',
      who: read.who(who),
      filter: { types: ['spell'] },
      nth: read.number(nth),
    }),
    Event_cyclesThis: (who, _cycles, _self) => ({ on: 'cycles', who: read.who(who), object: { this: true } }),
    Event_cycles: (who, _cycles, _card) => ({ on: 'cycles', who: read.who(who) }),
    Event_cyclesOrDiscards: (who, _words, _card) => ({ on: 'discards a card', who: read.who(who) }),
    Event_leavesPlay: on('leaves play'),
    Event_graveyard: (subject, _put, graveyard, from) => ({
      on: 'put into a graveyard',
      object: read.subject(subject),
      from: zoneLeft(from),
      ...whoseGraveyard(graveyard),
    }),
    Event_dies: (subject, _dies) => ({
      on: 'put into a graveyard',
      object: read.subject(subject),
      from: 'in play',
    }),
    Event_dealsDamage: (subject, _deals, combat, _damage, to) => ({
      on: 'deals damage',
      object: read.subject(subject),
      ...(present(combat) ? { combat: true } : {}),
      ...optionalProperty(
        'to',
        optional(to, (node) => {
          const form = node.child(0);
          if (form.ctorName === 'EventTo_nouns') return read.filter(node);
          if (form.ctorName === 'EventTo_you') return 'you' as const;
          return form.ctorName === 'EventTo_player' ? ('a player' as const) : ('an opponent' as const);
        }),
      ),
    }),
    Event_sourceDealsTo: (_words, _self) => ({ on: 'is dealt damage', object: { this: true } }),
    Event_dealtDamage: on('is dealt damage'),
    Event_tapped: on('becomes tapped'),
    Event_untapped: on('becomes untapped'),
    Event_countered: on('is countered'),
    Event_taps: (who, _taps, subject) => ({
      on: 'becomes tapped',
      object: read.subject(subject),
      who: read.who(who),
    }),
    // What was tapped already can't be tapped (G.38.3).
    Event_tapsUntapped: (who, _taps, nouns) => ({
      on: 'becomes tapped',
      object: { this: false, filter: read.filter(nouns) },
      who: read.who(who),
    }),
    Event_putsCounters: (who, _puts, counters, _on, subject) => ({
      on: 'counters put',
      object: read.subject(subject),
      counter: read.word(counters.child(0)),
      who: read.who(who),
    }),
    BecomesTarget: (subject, _becomes, by) => {
      const form = by.child(0);
      const [, byOpponent] = form.children;
      return {
        on: 'becomes the target',
        object: read.subject(subject),
        ...(form.ctorName === 'TargetedBy_spell' ? { by: 'spell' as const } : {}),
        ...(form.ctorName === 'TargetedBy_ability' ? { by: 'ability' as const } : {}),
        ...(byOpponent && present(byOpponent) ? { byOpponent: true as const } : {}),
      };
    },
    Event_goesToGraveyard: (subject, _goes, graveyard, from) => ({
      on: 'put into a graveyard',
      object: read.subject(subject),
      from: zoneLeft(from),
      ...whoseGraveyard(graveyard),
    }),
    Event_losesControl: (who, _loses, subject) => ({
      on: 'loses control',
      who: read.who(who),
      object: read.subject(subject),
    }),
    Event_tappedForMana: (subject, _words) => ({ on: 'is tapped for mana', object: read.subject(subject) }),
    Event_tapsForMana: (who, _tap, subject, _words) => ({
      on: 'is tapped for mana',
      object: read.subject(subject),
      who: read.who(who),
    }),
    Event_lastCounter: (_last, counters, _removed, subject) => ({
      on: 'last counter removed',
      object: read.subject(subject),
      counter: read.word(counters.child(0)),
    }),
    Event_sacrifices: (who, _sacrifices, _a, nouns) => ({
      on: 'sacrifices',
      who: read.who(who),
      filter: read.filter(nouns),
    }),
    Event_gainsLife: (who, _words) => ({ on: 'gains life', who: read.who(who) }),
    // Of two players only the other one's creatures attack you.
    Event_attacksYou: (subject, _attacks, _or) => {
      const object = read.subject(subject);
      if (object.this !== false) throw read.misread(subject, ['creatures'], 'as nobody attacks oneself');
      return {
        on: 'attacks',
        object: { this: false, filter: together<Filter>(object.filter, { controller: 'opponent' }) },
      };
    },
    Event_proliferates: (who, _word) => ({ on: 'proliferates', who: read.who(who) }),
    Event_scries: (who, _word) => ({ on: 'scries', who: read.who(who) }),
    Event_searches: (who, _searches, _whose, _library) => ({ on: 'searches', who: read.who(who) }),
    Event_expends: (who, _expends, number) => ({
      on: 'expends',
      who: read.who(who),
      amount: read.number(number),
    }),
    Event_crime: (who, _words) => ({ on: 'commits a crime', who: read.who(who) }),
    Event_rolls: (who, _words) => ({ on: 'rolls dice', who: read.who(who) }),
    Event_winsFlip: (who, _words) => ({ on: 'wins a flip', who: read.who(who) }),
    Event_losesFlip: (who, _words) => ({ on: 'loses a flip', who: read.who(who) }),
    Event_rollsOne: (who, _words) => ({ on: 'rolls a die', who: read.who(who) }),
    Event_surveils: (who, _word) => ({ on: 'surveils', who: read.who(who) }),
    Event_losesLife: (who, _words) => ({ on: 'loses life', who: read.who(who) }),
    MomentStep_nextUpkeep: (_words, _upkeep) => beginning('upkeep step', 'the', true),
    MomentStep_ofSomebody: (_the, step, _of, who) => ({
      ...beginning(read.word(step), 'the'),
      of: owning(who),
    }),
    MomentStep_somebodys: (who, _s, next, step) => ({
      ...beginning(read.word(step), 'the', present(next)),
      of: owning(who),
    }),
    Moment_endOfTurn: (_the, _words) => beginning('end of turn step', 'the', true),
    Moment_yourCombat: (_words) => beginning('combat phase', 'your'),
    Moment_anyCombat: (_words, _combat) => beginning('combat phase', 'each'),
    Moment_endOfCombat: (_the, _words) => beginning('end of combat step', 'the', true),
  };
}
