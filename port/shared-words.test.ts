import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ownWords } from '../engine/card-game/test/own-words';
import { split, wordsOf } from '../engine/kernel/test/words';
import { vocabulary } from '../steps/vocabulary';
import { playable } from './in-process/games';

const root = path.join(__dirname, '..');

/** Whatever any game can be played, told and reported with. What fuzzing shares is read by a test of its own. */
const SHARED = ['port', 'steps', 'cli', 'reports', 'rulebooks', 'editor', 'examples'];

/** Each of these is of some rulebook. */
const OF_A_RULEBOOK = path.join('examples', 'amendments');

const rulebooks = playable.map(({ description }) => description.rulebook);
const words = playable.map(({ description }) => new Set(ownWords(description)));

/** The words of one game that not every game has. */
const ofOneGame = new Set(
  words.flatMap((each) => [...each]).filter((word) => !words.every((each) => each.has(word))),
);

const sources = SHARED.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.m?ts$|\.mjs$/.test(file) && !/\.test\.m?ts$|\.test\.mjs$/.test(file))
    .filter((file) => !file.startsWith(OF_A_RULEBOOK))
    .filter((file) => !file.split(path.sep).some((part) => part === 'test' || rulebooks.includes(part))),
);

/** Words that some game has as a term, and that shared files say in another sense. */
const OTHERWISE: Readonly<Record<string, string>> = {
  reset: 'what ends a conversation with an engine',
  channel: 'what an engine in another process is spoken to through',
  kill: 'what is done with a process, and what a scenario does with a mutant',
  ready: 'what a process is that waits for work',
  hide: 'what is done with what somebody may not see',
  hold: 'what something does that is true, and what a pile does with its cards',
  will: 'what is to come',
  focus: 'where in a page the keyboard is, and what version 1 of the protocol calls a seat',
  world: 'what the steps of a scenario share, in Cucumber',
  legend: 'what the colours of a page mean',
  reserve: 'what is kept for later',
  spell: 'a kind of ability that several rulebooks speak of',
  library: 'the rulebooks that are stored',
  red: 'what a test is that fails, and what a terminal shows so',
  green: 'what a test is that passes, and what a terminal shows so',
  artifact: 'a file that a run leaves behind',
  mana: 'a kind of symbol that the text of rulebooks has',
};

/** What single files say all the same, each with the reason: none of it is about a game that is played. */
const EXCUSED: Readonly<Record<string, readonly [reason: string, ...words: readonly string[]]>> = {
  'port/protocol/version-1.ts': [
    'tables of version 1 have the fields of the games that there were',
    ...['defense', 'capacity', 'production', 'activation', 'might', 'graveyard', 'expelled'],
    ...['rested', 'exhausted', 'facedown', 'points'],
  ],
  'port/protocol/earlier-fields.ts': [
    'what version 2 has no longer is named, to say where it is now',
    'points',
  ],
  'cli/option-values.ts': ['a unit of time', 'unit'],
  'cli/preflight.ts': ['an example of a card', 'unit'],
  'rulebooks/lint/statements.ts': ['what a number counts', 'unit'],
  'port/in-process/own-rules.ts': ['what a bundler begins with', 'points'],
  'rulebooks/lint/restated-otherwise.ts': ['words that are opposites in rulebooks', 'facedown', 'unit'],
  'cli/variants.ts': ['rules vary at points', 'points'],
  'examples/new-adapter-typescript/adapter.ts': ['an adapter plays some rulebook', 'legions'],
};

const saidIn = (file: string): readonly string[] =>
  [...wordsOf(readFileSync(path.join(root, file), 'utf8'))].filter((word) => ofOneGame.has(word));

describe('what all games share', () => {
  for (const file of sources)
    it(`says no word of one game in ${file}`, () => {
      const [, ...excused] = EXCUSED[file] ?? [];
      expect(
        saidIn(file)
          .filter((word) => !(word in OTHERWISE))
          .sort(),
      ).to.deep.equal([...excused].sort());
    });

  it('has sentences that are made of what each game describes', () => {
    const described = new Set(
      playable.flatMap(({ sentences: { actions = [], fight, playerStatuses = [] } }) =>
        [
          ...actions.map(({ does }) => does),
          ...playerStatuses.map(({ has }) => has),
          ...(fight?.declarations ?? []).flatMap(({ does, none }) => [does, `declares ${none}`]),
        ].flatMap(split),
      ),
    );
    const fixed = vocabulary.map(({ expression }) => expression.replace(/\{[a-z]+\}/g, ''));
    const said = new Set(fixed.flatMap(split).filter((word) => ofOneGame.has(word) && !described.has(word)));
    expect([...said]).to.deep.equal([]);
  });

  it('is read for the words of every game, and nothing is excused that nobody says', () => {
    expect([...ofOneGame]).to.include.members(['rune', 'rested', 'redeem', 'graveyard', 'showdown']);
    expect(sources).to.include.members([
      path.join('steps', 'play', 'attempts.ts'),
      path.join('cli', 'main.ts'),
    ]);
    const said = new Set(
      sources.flatMap((file) => [...wordsOf(readFileSync(path.join(root, file), 'utf8'))]),
    );
    expect(Object.keys(OTHERWISE).filter((word) => !said.has(word))).to.deep.equal([]);
    expect(Object.keys(OTHERWISE).filter((word) => !ofOneGame.has(word))).to.deep.equal([]);
    expect(Object.keys(EXCUSED).filter((file) => !sources.includes(file))).to.deep.equal([]);
  });
});
