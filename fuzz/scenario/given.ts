import type { CardSpecification } from '../../port/contract';
import { printedWords } from '../../port/printed';
import type { Lying, Scene, Side } from '../shrink/scene';
import { gameNamed, listed, quoted, type ScenarioWords, Unsayable } from './words';

/** Lines of a feature file that belong together: a step with the table or the text below it. */
export type Step = readonly [string, ...string[]];

const ROWS = 4;

/** The steps that arrange a scene, without their keywords. */
export function givenSteps(scene: Scene, words: ScenarioWords): readonly Step[] {
  const { sides, from, chance, constructed } = scene;
  const names = sides.map(({ name }) => name);
  const strange = names.find((name) => !/^[A-Z][A-Za-z]*$/.test(name));
  if (strange !== undefined) throw new Unsayable(`a player called "${strange}"`);
  const fromTheBeginning = from === 'the beginning';
  return [
    [`a ${fromTheBeginning ? 'new ' : ''}${gameNamed(words)} game between ${listed(names)}`],
    ...(fromTheBeginning ? [] : when(from, names[0] ?? '', words)),
    ...sides.flatMap((side) => sideSteps(side, words)),
    ...chance.map(({ purpose, values }) => rolls(purpose, values, words)),
    ...(constructed ? [['the decks are constructed'] as const] : []),
  ];
}

function when(from: Exclude<Scene['from'], string>, first: string, words: ScenarioWords): readonly Step[] {
  const part = from.part ?? words.start;
  if (!words.parts.includes(part)) throw new Unsayable(`a part of a turn called "${part}"`);
  const isSo = from.active === first && part === words.start;
  return [
    ...(isSo ? [] : [[`it is ${from.active}'s ${part}`] as const]),
    ...(from.turn === undefined || from.turn === words.numbers.turn
      ? []
      : [[`it is turn ${from.turn}`] as const]),
  ];
}

function rolls(
  purpose: string,
  values: readonly (number | string)[],
  { rolls: known, orders }: ScenarioWords,
): Step {
  const names = values.filter((value) => typeof value === 'string');
  const order = Object.keys(orders).find((word) => orders[word] === purpose);
  if (names.length > 0 && order !== undefined)
    return [`the next ${order} brings ${listed(names.map(quoted))}`];
  const roll = Object.keys(known).find((word) => known[word] === purpose);
  if (roll === undefined) throw new Unsayable(`the results of "${purpose}"`);
  return [
    values.length === 1
      ? `the next ${roll} is ${values[0]}`
      : `the next ${roll}s are ${listed(values.map(String))}`,
  ];
}

function sideSteps(
  { name, resources = {}, permanents, cards, sizes }: Side,
  words: ScenarioWords,
): readonly Step[] {
  const place = (pile: string): string =>
    pile === 'hand'
      ? 'in hand'
      : words.besides?.includes(pile)
        ? pile
        : `${pile.endsWith('deck') ? 'on top of' : 'in'} their ${pile}`;
  const isPlace = ({ card }: Lying): boolean =>
    card.types.some((type) => words.place?.card.types.includes(type));
  const table = Object.entries(words.sharedZones).find(([, zone]) => zone === words.table)?.[0] ?? '';
  return [
    ...Object.entries(resources).map(
      ([kind, amount]): Step => [`${name} has ${amount} ${resourceWords(kind, amount, words)}`],
    ),
    ...cardSteps(`${name} has`, 'these cards', ` ${table}`, together(permanents.filter(isPlace), words)),
    ...cardSteps(
      `${name} controls`,
      'these permanents',
      '',
      together(
        permanents.filter((each) => !isPlace(each)),
        words,
      ),
    ),
    ...Object.entries(cards).flatMap(([pile, held]) => [
      ...cardSteps(
        `${name} has`,
        'these cards',
        ` ${place(pile)}`,
        together(
          held.map((card) => ({ card })),
          words,
        ),
      ),
      ...(sizes[pile] === undefined || words.besides?.includes(pile)
        ? []
        : [[`${name}'s ${pile} holds ${cardsIn(sizes[pile] ?? 0)}`] as const]),
    ]),
  ];
}

/** What sentences call so much of a resource: the word for one comes last. */
export function resourceWords(kind: string, amount: number, { resources }: ScenarioWords): string {
  const all = Object.keys(resources).filter((each) => resources[each] === kind);
  const found = amount === 1 ? all.at(-1) : all[0];
  if (found === undefined) throw new Unsayable(`a resource called "${kind}"`);
  return found;
}

const cardsIn = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;

/** What is said of cards, and their rules text. */
interface Said {
  readonly cards: string;
  readonly text: string;
}

/** Each permanent or card as a phrase; several that lie one after another and are alike are one phrase. */
function together(all: readonly Lying[], words: ScenarioWords): readonly Said[] {
  const groups: { readonly lying: Lying; count: number; readonly key: string }[] = [];
  for (const lying of all) {
    const key = JSON.stringify(lying);
    const last = groups.at(-1);
    if (last?.key === key) last.count += 1;
    else groups.push({ lying, count: 1, key });
  }
  return groups.map(({ lying, count }) => ({
    cards: phrase(lying, count, words),
    text: lying.card.text ?? '',
  }));
}

function phrase({ card, at, attachedTo, ...lying }: Lying, count: number, words: ScenarioWords): string {
  const [type, another] = card.types;
  if (type === undefined || another !== undefined)
    throw new Unsayable(`"${card.name}", which has ${card.types.length} types`);
  const article = /^(?:[aeio]|u(?!ni))/.test(type) ? 'an' : 'a';
  const { supertypes = [], subtypes = [] } = card;
  const domains = words.beforeType.flatMap((field) => printedWords(card, field));
  const strange = subtypes.find((each) => !/^[A-Z][A-Za-z]*$/.test(each));
  if (strange !== undefined) throw new Unsayable(`the subtype "${strange}"`);
  const kind = [...domains, ...supertypes, ...subtypes].length > 0 ? 'a' : article;
  const head = [
    count === 1 ? kind : String(count),
    ...domains,
    ...supertypes,
    ...subtypes,
    `${type}${count === 1 ? '' : 's'}`,
    quoted(card.name),
  ].join(' ');
  const numbers = [
    ...printed(card, words),
    ...(lying.damage === undefined ? [] : [`${lying.damage} damage marked`]),
    ...Object.entries(lying.counters ?? {}).map(
      ([counter, many]) => `${many} ${counter} ${many === 1 ? 'counter' : 'counters'}`,
    ),
  ];
  return [
    head,
    ...(numbers.length > 0 ? [` with ${listed(numbers)}`] : []),
    ...(at === undefined ? [] : [` ${words.homes ? `in their ${words.home}` : 'at'} ${quoted(at)}`]),
    ...(attachedTo === undefined ? [] : [`, attached to ${quoted(attachedTo)}`]),
    ...(lying.statuses ?? []).map((status) => `, ${status}`),
  ].join('');
}

function printed(
  card: CardSpecification,
  { characteristics, printed: usual }: ScenarioWords,
): readonly string[] {
  return characteristics.flatMap(({ words, printed: field }) => {
    const value = card.fields?.[field];
    const [word] = words.toSorted((one, other) => one.length - other.length);
    if (value === undefined || value === usual[card.types[0] ?? '']?.[field] || word === undefined) return [];
    return [`${word} ${Array.isArray(value) ? value.length : value}`];
  });
}

function cardSteps(begins: string, many: string, where: string, all: readonly Said[]): readonly Step[] {
  if (all.length > ROWS && all.every(({ text, cards }) => !/[\n|\\]/.test(`${text}${cards}`))) {
    const rows = [['card', 'text'], ...all.map(({ cards, text }) => [cards, text])];
    const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return [
      [
        `${begins} ${many}${where}:`,
        ...rows.map(
          (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
        ),
      ],
    ];
  }
  return all.map(({ cards, text }): Step => {
    if (text === '') return [`${begins} ${cards}${where}`];
    const quote = ['"', "'"].find((mark) => !text.includes(mark) && !text.includes('\n'));
    return quote === undefined
      ? [`${begins} ${cards}${where}:`, '"""', ...text.split('\n'), '"""']
      : [`${begins} ${cards}${where}: ${quote}${text}${quote}`];
  });
}
