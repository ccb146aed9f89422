import type { OfferedOption } from '../../port/contract';
import { deedInWords } from '../deed-in-words';
import type { Declaration, GameWords } from '../game-words';
import { fuzzedRulebook } from '../rulebooks';
import type { Step } from './given';
import { idleSteps } from './idling';
import type { Told } from './telling';
import { listed, modes, type ScenarioWords, Unsayable } from './words';

/** The steps in which the players act as they did in a recorded game, without their keywords. */
export function whenSteps(told: Told, words: ScenarioWords): readonly Step[] {
  const steps: Step[] = [];
  for (let at = 0; at < told.length; ) {
    let deed = at;
    while (deed < told.length && told.isIdle(deed, words.indifferent)) deed += 1;
    if (deed > at) {
      steps.push(...idleSteps(told, at, deed, words));
      at = deed;
    } else {
      const [step, next] = deedStep(told, at, words);
      steps.push(step);
      at = next;
    }
  }
  return steps;
}

/** One deed as a sentence, and the moment after all that belongs to it. */
function deedStep(told: Told, at: number, words: ScenarioWords): readonly [Step, number] {
  const { decision } = told.moment(at);
  if (decision.purpose === 'priority') return priorityStep(told, at, words);
  const declaration = told.declaration(decision);
  if (declaration) return declarationStep(told, at, declaration);
  return [[`${told.player(decision.player)} ${answerPhrase(told, at)}`], at + 1];
}

function priorityStep(told: Told, at: number, words: ScenarioWords): readonly [Step, number] {
  const { decision } = told.moment(at);
  const option = told.first(at);
  if (option?.object === undefined) throw new Unsayable(`the action "${option?.label ?? 'none'}"`);
  const name = told.player(decision.player);
  const object = told.object(at, option.object);
  const { action = '' } = option;
  if (ANNOUNCED.has(action)) {
    const [announced, next] = announcements(told, at, action, words);
    const verb = thirdPerson(action);
    return [[`${name} ${verb} ${whichAbility(option, decision.options)}${object}${announced}`], next];
  }
  const [along, next] = movedAlong(told, at + 1, words);
  const onto = option.onto === undefined ? undefined : told.object(at, option.onto);
  const deed = deedInWords(
    { action, object: listed([object, ...along]), onto },
    (each) => each,
    wordsOf(words).deeds,
  );
  if (deed === undefined) throw new Unsayable(`the action "${option.action ?? option.label}"`);
  return [[`${name} ${thirdPerson(deed)}`], next];
}

/** Actions whose choices are announced with them. */
const ANNOUNCED: ReadonlySet<string> = new Set(['play', 'activate']);

/** What somebody does, of what can be done: its first word is the verb. */
const thirdPerson = (deed: string): string => deed.replace(/^\w+/, '$&s');

const wordsOf = ({ rulebook }: ScenarioWords): Pick<GameWords, 'deeds' | 'costs'> =>
  fuzzedRulebook(rulebook)?.words ?? { deeds: {}, costs: {} };

/** What moves along with something is chosen apart and said with it; and the moment after. */
function movedAlong(
  told: Told,
  at: number,
  { movingAlong }: ScenarioWords,
): readonly [readonly string[], number] {
  if (at >= told.length || told.moment(at).decision.purpose !== movingAlong) return [[], at];
  return [told.chosen(at).map((option) => told.thing(at, option)), at + 1];
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Which of several abilities of one object it is. */
function whichAbility({ action, object, index }: OfferedOption, options: readonly OfferedOption[]): string {
  const same = options.filter((each) => each.action === action && each.object === object);
  const ordinal = ORDINALS[index ?? -1];
  if (same.length < 2) return '';
  if (ordinal === undefined) throw new Unsayable('an ability that is not printed on its object');
  return `the ${ordinal} ability of `;
}

/** What is announced while a card is played or an ability activated, and the moment after. */
function announcements(
  told: Told,
  at: number,
  action: string,
  words: ScenarioWords,
): readonly [string, number] {
  const { costs } = wordsOf(words);
  const { player } = told.moment(at).decision;
  const parts: string[] = [];
  const targets: string[] = [];
  let asked = false;
  let next = at + 1;
  for (; next < told.length; next += 1) {
    const { decision, news } = told.moment(next);
    if (decision.player !== player || news.some(({ kind }) => kind === action)) break;
    if (decision.purpose === 'choose targets') {
      asked = true;
      targets.push(...told.chosen(next).map((option) => told.thing(next, option)));
    } else {
      const part = announced(told, next, costs);
      if (part === undefined) break;
      if (part !== '') parts.push(part);
    }
  }
  const aimed = targets.length > 0 ? [`targeting ${listed(targets)}`] : asked ? ['targeting nothing'] : [];
  const divided = parts.filter((part) => part.startsWith('dividing'));
  const before = parts.filter((part) => !divided.includes(part));
  return [[...before, ...aimed, ...divided].map((part) => ` ${part}`).join(''), next];
}

/** One announcement but for targets: undefined where it is none, empty where it goes without saying. */
function announced(told: Told, at: number, costs: GameWords['costs']): string | undefined {
  const { decision, answer } = told.moment(at);
  const chosen = told.chosen(at);
  switch (decision.purpose) {
    case 'choose modes':
      return `choosing ${modes(chosen)}`;
    case 'choose costs': {
      const label = chosen[0]?.label ?? '';
      return [
        ...(label.includes('alternative') ? ['for its alternative cost'] : []),
        ...(label.includes('additional') ? ['with the additional cost'] : []),
      ].join(' ');
    }
    case 'choose X':
      return `with X = ${chosen[0]?.index ?? answer[0]}`;
    case 'divide':
      return `dividing it ${listed(answer.map(String))}`;
    default: {
      const paying = costs[decision.purpose];
      return paying && `${paying} ${listed(chosen.map((option) => told.thing(at, option)))}`;
    }
  }
}

/** What fights, and against what. */
interface Declared {
  readonly fighter: string;
  readonly onto: string;
}

/** All that one player declares, and the moment after. */
function declarationStep(
  told: Told,
  at: number,
  { verb, columns, against }: Declaration,
): readonly [Step, number] {
  const { purpose, player } = told.moment(at).decision;
  const declared: Declared[] = [];
  let next = at;
  for (; next < told.length; next += 1) {
    const { decision } = told.moment(next);
    const option = told.first(next);
    if (decision.purpose !== purpose || decision.player !== player || option?.object === undefined) break;
    declared.push({ fighter: told.object(next, option.object), onto: told.object(next, option.onto ?? '') });
  }
  // The end of a declaration is part of it.
  if (
    next < told.length &&
    told.moment(next).decision.purpose === purpose &&
    told.first(next)?.action === 'done'
  )
    next += 1;
  declared.push(...declaredUnasked(told, at, next, against));
  const name = told.player(player);
  const [first] = declared;
  if (!first) throw new Unsayable(`an answer to "${purpose}"`);
  if (declared.every(({ onto }) => onto === first.onto))
    return [[`${name} ${verb} ${first.onto} with ${listed(declared.map(({ fighter }) => fighter))}`], next];
  return [
    [
      `${name} ${verb} with:`,
      `| ${columns.join(' | ')} |`,
      ...declared.map(({ fighter, onto }) => `| ${fighter} | ${onto} |`),
    ],
    next,
  ];
}

/** What fights as well, as there was no other way to go on: nobody was asked about it, and a declaration names all. */
function declaredUnasked(
  told: Told,
  at: number,
  next: number,
  against: Declaration['against'],
): readonly Declared[] {
  const { decision, observation } = told.moment(at);
  const known = new Set(
    observation.objects.flatMap((each) => (against(each) === undefined ? [] : [each.id])),
  );
  for (let place = at; place < next; place += 1) known.add(told.first(place)?.object ?? '');
  const { objects = [] } = told.stop(next).observation ?? {};
  return objects.flatMap((each) => {
    const onto = against(each);
    return onto === undefined || each.controller !== decision.player || known.has(each.id)
      ? []
      : [{ fighter: told.object(next, each.id), onto: told.object(next, onto) }];
  });
}

/** The answer to any other question. */
function answerPhrase(told: Told, at: number): string {
  const { decision, answer } = told.moment(at);
  const chosen = told.chosen(at);
  const things = (): string[] => chosen.map((option) => told.thing(at, option));
  switch (decision.kind) {
    case 'number':
      return `chooses the number ${answer[0]}`;
    case 'order':
      return `orders ${things().join(', ')}`;
    case 'distribute':
      return `divides ${listed(
        decision.options.flatMap((option, place) =>
          (answer[place] ?? 0) > 0 ? [`${answer[place]} to ${told.thing(at, option)}`] : [],
        ),
      )}`;
    case 'choose': {
      const [only] = chosen;
      if (!only) return 'chooses nothing';
      if (only.action === 'accept' || only.action === 'decline') return `${only.action}s`;
      return only.action === 'mode' ? `chooses ${modes(chosen)}` : `chooses ${listed(things())}`;
    }
  }
}
