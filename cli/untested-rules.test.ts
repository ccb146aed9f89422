import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { editionsOf, gameOf } from '../port/in-process/games';
import { loadClassification } from '../rulebooks/classification-file';
import { loadRulebook, rulebookIds } from '../rulebooks/library';
import { readFeatures } from './rulebook-features';

const features = path.resolve(__dirname, '..', 'features');

/** Rulebooks whose games are being written, and how many of the rules of each are linked at least. All others are whole. */
const UNDER_WAY: Readonly<Record<string, number>> = { 'magic-rulings-summary': 50, magic: 3 };

const rulesIn = (rulebook: string): readonly string[] =>
  (loadClassification(loadRulebook(rulebook))?.rules ?? []).map(({ rule }) => rule);

/** The rulebooks that are played, and the rules of each that scenarios are linked to. */
const played = rulebookIds()
  .filter((id) => existsSync(path.join(features, id)) && !(id in UNDER_WAY))
  .map((id) => {
    const found = readFeatures(path.join(features, id), () => true);
    return { id, linked: new Set(found.flatMap(({ scenarios }) => scenarios.flatMap(({ rules }) => rules))) };
  });

const testable = (id: string) =>
  (loadClassification(loadRulebook(id))?.rules ?? []).filter(({ kind }) => kind === 'testable');

describe('every testable rule of a rulebook that is played', () => {
  it('is looked for in two rulebooks at least', () => {
    expect(played.map(({ id }) => id)).to.include.members(['legions-of-will', 'riftbound']);
    for (const { id, linked } of played) {
      expect(testable(id)).to.have.length.greaterThan(500);
      expect(linked.size).to.be.greaterThan(500);
    }
  });

  for (const [rulebook, least] of Object.entries(UNDER_WAY))
    it(`has more and more of them linked, of a game that is being written: ${rulebook}`, () => {
      const found = readFeatures(path.join(features, rulebook), () => true);
      const linked = new Set(found.flatMap(({ scenarios }) => scenarios.flatMap(({ rules }) => rules)));
      const game = gameOf(rulebook);
      const all = game ? editionsOf(game).map(({ ruleset }) => `${ruleset.rulebook}@${ruleset.edition}`) : [];
      const known = new Set(all.flatMap(rulesIn));
      expect([...linked].filter((rule) => !known.has(rule))).to.deep.equal([]);
      expect(rulesIn(rulebook).filter((rule) => linked.has(rule))).to.have.length.of.at.least(least);
    });

  for (const { id, linked } of played) {
    it(`has a scenario, or a reason why it has none: ${id}`, () => {
      const silent = testable(id).filter(({ rule, reason }) => !linked.has(rule) && reason === undefined);
      expect(silent.map(({ rule }) => rule)).to.deep.equal([]);
    });

    it(`has no reason for going without a scenario where there is one: ${id}`, () => {
      const outdated = testable(id).filter(({ rule, reason }) => linked.has(rule) && reason !== undefined);
      expect(outdated.map(({ rule }) => rule)).to.deep.equal([]);
    });
  }
});
