import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { isQuestion } from '../../engine/card-game/questions';
import { questions as legionsOfWillQuestions } from '../../engine/legions-of-will/questions';
import { questions as riftboundQuestions } from '../../engine/riftbound/questions';
import { playable } from './games';

const engine = path.join(__dirname, '..', '..', 'engine');
/** What the sources of a game call decisions, where it is written out; what is put in is written as `…`. */
function writtenIn(game: string): string[] {
  const folder = path.join(engine, game);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return [...text.matchAll(/(?:purpose|question)(?:: | = (?:\w+ \? )?)(?<name>'[^']+'|`[^`]+`)/g)];
    })
    .map(({ groups }) => (groups?.name ?? '').slice(1, -1).replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…'));
}

/** Draws of chance have purposes, too. */
const chance = ['roll will', 'roll a die', 'first player', 'shuffle deck', 'shuffle library', 'flip a coin'];

/** The folder of a game, which may be called otherwise than its rulebook. */
const folderOf = (rulebook: string): string =>
  readdirSync(engine).find((folder) => {
    const file = path.join(engine, folder, 'description.ts');
    return existsSync(file) && readFileSync(file, 'utf8').includes(`rulebook: '${rulebook}'`);
  }) ?? rulebook;

describe('the list of questions', () => {
  for (const { description, sentences } of playable)
    it(`of ${description.title} has all that its sources ask`, () => {
      const { questions } = sentences;
      const written = writtenIn(folderOf(description.rulebook)).filter((name) => !chance.includes(name));
      // A pattern that found next to nothing would pass: each game asks questions of its own beside the layer's.
      expect(written.length).to.be.above(5);
      const isListed = (name: string): boolean =>
        isQuestion(name, questions) ||
        questions.some((listed) => isQuestion(listed.name, [{ name, decides: '' }]));
      const unlisted = written.filter((name) => !isListed(name));
      expect(unlisted).to.eql([]);
      expect(new Set(questions.map(({ name }) => name)).size).to.equal(questions.length);
    });

  it('tells names apart, whatever is put in', () => {
    expect(isQuestion('reroll 3', legionsOfWillQuestions)).to.equal(true);
    expect(isQuestion('damage assignment order of "Imp"', legionsOfWillQuestions)).to.equal(true);
    for (const wrong of ['choose', 'choose a targets', 'choose target', 'reroll', 'mulligans'])
      expect(isQuestion(wrong, riftboundQuestions), wrong).to.equal(false);
  });
});
