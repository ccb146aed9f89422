import type { TraceLine } from '../../../port/contract';
import { Misreading, Mistracing, misreportingObjects } from '../../canaries/faults';
import { without } from '../../canaries/of-every-game';
import { strangeDiscards, upsideDown } from '../../canaries/of-hands-and-chains';
import type { Canary } from '../fuzzed-rulebook';

/** Tells what is recycled before what is drawn right before it, until the first turn begins. */
function recyclingFirst(lines: readonly TraceLine[]): readonly TraceLine[] {
  const begun = lines.findIndex(({ kind, detail }) => kind === 'begin' && detail === 'awaken phase');
  const told: TraceLine[] = [];
  const drawn: TraceLine[] = [];
  for (const line of begun < 0 ? lines : lines.slice(0, begun)) {
    if (line.kind === 'draw') drawn.push(line);
    else {
      if (line.kind !== 'recycle') told.push(...drawn.splice(0));
      told.push(line);
    }
  }
  return [...told, ...drawn, ...lines.slice(told.length + drawn.length)];
}

/** Faults in how cards and abilities do what they say. */
export const canariesOfDeeds: readonly Canary[] = [
  {
    name: 'units are buffed and nobody is told',
    documentation: 'The trace has nothing of a unit that is buffed.',
    foundBy: ['R35'],
    budget: 12_000,
    plant: (engine) =>
      new Mistracing(engine, (lines) =>
        lines.map((line) => (line.kind === 'buff' ? { ...line, text: line.text, kind: 'look' } : line)),
      ),
  },
  {
    name: 'the oldest resolves first',
    documentation: 'What lies lowest on the chain resolves before the rest.',
    foundBy: ['R36', 'R9', 'R43'],
    budget: 20_000,
    plant: upsideDown('chain'),
  },
  {
    name: "the opponent's cards are discarded",
    documentation: 'Who is to discard is offered a card of the other hand.',
    foundBy: ['R37'],
    budget: 12_000,
    plant: strangeDiscards(new Set(['discard'])),
  },
  {
    name: 'effects draw a card more',
    documentation: 'The last card that an effect draws is drawn twice.',
    foundBy: ['R38'],
    budget: 40_000,
    plant: (engine) =>
      new Mistracing(engine, (lines) =>
        lines.flatMap((line, place) =>
          line.kind === 'draw' && lines[place + 1]?.kind === 'resolve' ? [line, line] : [line],
        ),
      ),
  },
  {
    name: 'the final point is conquered at once',
    documentation: 'One battlefield is enough to conquer the final point: 448.1.b.2 does nothing.',
    foundBy: ['R39'],
    budget: 40_000,
    plant: without('448.1.b.2'),
  },
  {
    name: 'effects channel a rune less',
    documentation: 'The last rune that an effect channels is not told of.',
    foundBy: ['R38', 'R41'],
    budget: 60_000,
    plant: (engine) =>
      new Mistracing(engine, (lines) =>
        lines.map((line, place) =>
          line.kind === 'channel' && lines[place + 1]?.kind === 'resolve'
            ? { ...line, text: line.text, kind: 'look', detail: undefined }
            : line,
        ),
      ),
  },
  {
    name: 'the dead are banished',
    documentation: "What is in a trash is shown in its player's banishment.",
    foundBy: ['R41'],
    budget: 8000,
    plant: (engine) =>
      misreportingObjects(engine, (object) =>
        object.zone === 'trash' ? { ...object, zone: 'banishment' } : object,
      ),
  },
  {
    name: 'what others say of costs goes unheeded',
    documentation: 'Nothing makes playing a card cost more or less: 353.3 does nothing.',
    foundBy: ['R42'],
    budget: 40_000,
    plant: without('353.3'),
  },
  {
    name: 'Deflect asks for nothing',
    documentation: 'Choosing what has Deflect costs no Power: 735.1.c does nothing.',
    foundBy: ['R42'],
    budget: 80_000,
    plant: without('735.1.c'),
  },
  {
    name: 'focus stays after chains',
    documentation: 'As a chain ends in a showdown focus does not pass: 343 does nothing.',
    foundBy: ['R43'],
    budget: 40_000,
    plant: without('343'),
  },
  {
    name: 'units enter ready',
    documentation: 'What is played is not exhausted as it enters the board: 142.4 does nothing.',
    foundBy: ['R44'],
    budget: 8000,
    plant: without('142.4'),
  },
  {
    name: 'the first time is every time',
    documentation: 'What triggers the first time in a turn triggers each time: 376.1.b does nothing.',
    foundBy: ['R45'],
    budget: 80_000,
    plant: without('376.1.b'),
  },
  {
    name: 'Legion needs no other card',
    documentation: 'Text is read as if it had no Legion before it.',
    foundBy: ['R46'],
    budget: 80_000,
    plant: (engine) => new Misreading(engine, (text) => text.replaceAll('[Legion] - ', '')),
  },
  {
    name: 'the dead are healed first',
    documentation: 'The trace tells that a unit is healed before it is killed for lethal damage.',
    foundBy: ['R47', 'R75'],
    budget: 8000,
    plant: (engine) =>
      new Mistracing(engine, (lines) =>
        lines.flatMap((line) =>
          line.kind === 'kill' && line.rule === '322.4'
            ? [{ ...line, text: line.text, kind: 'heal', detail: undefined }, line]
            : [line],
        ),
      ),
  },
  {
    name: 'Equipment adds nothing',
    documentation: 'What is attached adds no Might Bonus: 454.3.c does nothing.',
    foundBy: ['R27'],
    budget: 40_000,
    plant: without('454.3.c'),
  },
  {
    name: 'what is hidden is played anywhere',
    documentation:
      'A unit is played from facedown to whatever place its player chooses: 737.1.d.1 forbids nothing.',
    foundBy: ['R48', 'G2'],
    budget: 80_000,
    plant: without('737.1.d.1'),
  },
  {
    name: 'everybody is ganking',
    documentation:
      'Units whose text begins with "When I …" move from battlefield to battlefield, and Ganking is shown nowhere.',
    foundBy: ['R22'],
    budget: 8000,
    plant: (engine) =>
      misreportingObjects(
        new Misreading(engine, (text) => text.replace(/^(?=When I\b)/i, '[Ganking]\n')),
        (object) => ({
          ...object,
          abilities: object.abilities.filter((text) => !text.includes('[Ganking]')),
        }),
      ),
  },
  {
    name: 'conditions are taken to be so',
    documentation:
      'Text is read as if it had no "if" for its player\'s hand, units or turn, or for battlefields.',
    foundBy: ['R49'],
    budget: 80_000,
    plant: (engine) =>
      new Misreading(engine, (text) =>
        text.replace(/\bif (?:you control|you have|an opponent controls|it's)[^.,]*, (?!I )/gi, ''),
      ),
  },
  {
    name: "players look at each other's decks",
    documentation: 'Whoever looks at a card is told to be the other player.',
    foundBy: ['R50', 'G9'],
    budget: 12_000,
    plant: (engine) =>
      new Mistracing(engine, (lines) =>
        lines.map((line) =>
          line.kind === 'look' && line.player !== undefined
            ? { ...line, text: line.text, player: 1 - line.player }
            : line,
        ),
      ),
  },
  {
    name: 'mulligans recycle before they draw',
    documentation: 'The trace tells that what was set aside is recycled before as many cards are drawn.',
    foundBy: ['R31'],
    budget: 12_000,
    plant: (engine) => new Mistracing(engine, recyclingFirst),
  },
  {
    name: 'what is recycled lies on top',
    documentation: 'The Main Deck is used from the end at which cards are recycled.',
    foundBy: ['R40'],
    budget: 12_000,
    plant: upsideDown('main deck'),
  },
  {
    name: 'whose a unit is goes unasked',
    documentation:
      'Text that tells to do something to an enemy or a friendly unit is read as if it told to do that to any.',
    foundBy: ['R51', 'R20'],
    budget: 80_000,
    plant: (engine) =>
      new Misreading(engine, (text) =>
        text.replace(/\b(stun|buff|ready|exhaust|heal|recall|banish) an? (?:enemy|friendly) /gi, '$1 a '),
      ),
  },
  {
    name: 'Might is given once more',
    documentation: 'Text that gives [M] for a turn is read as if the number in it were greater by one.',
    foundBy: ['R52'],
    budget: 80_000,
    plant: (engine) =>
      new Misreading(engine, (text) =>
        text.replace(
          /([+-])(\d) \[M\] this turn/g,
          (_all, sign: string, by: string) => `${sign}${Number(by) + 1} [M] this turn`,
        ),
      ),
  },
  {
    name: "the other player's units die",
    documentation: "The trace tells of what dies that it was the other player's.",
    foundBy: ['R53', 'R54'],
    budget: 12_000,
    plant: (engine) =>
      new Mistracing(engine, (lines) =>
        lines.map((line) =>
          line.kind === 'kill' && line.player !== undefined
            ? { ...line, text: line.text, player: 1 - line.player }
            : line,
        ),
      ),
  },
  {
    name: 'nobody hears of what is played',
    documentation: 'What triggers as some other card is played does not trigger: 376.4.a.4 does nothing.',
    foundBy: ['R54'],
    budget: 80_000,
    plant: without('376.4.a.4'),
  },
];
