// Writes docs/conversations.md: what was said to the reference engine in some of the rulebooks' own scenarios.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './project.mjs';

const require = createRequire(import.meta.url);
export const page = path.join(root, 'docs', 'conversations.md');

const HEAD = `# Conversations

This page is made from scenarios: \`node scripts/conversations.mjs\`. It goes on where [the protocol](protocol.md) ends:
what it shows was really said, to the reference engine, as these scenarios were played.

Each begins with the table of its \`setup\` (the trees of card text, \`abilities\`, are left out here). Then \`←\` is a decision, as
the reply to \`legal\` has it, and \`→\` the act that answers it. Of decisions with the purpose \`priority\` only the answer is shown,
in words. Where the table itself is what is new, the last \`observe\` is shown as well.
`;

/** The scenarios that are shown, by feature and name, with what there is to see in each. */
const shown = [
  {
    feature: 'legions-of-will/5-turn-structure/509-declare-blockers-step.feature',
    name: 'three blockers, in any order',
    title: 'Battle in Legions of Will: attack, block, order, distribute',
    says:
      'Attackers and blockers are declared one at a time, until `done`. An `order` decision wants the places of all its options, the ' +
      'first in front. A `distribute` decision wants one number for each option, `amount` together: none below its `minimums`, and ' +
      'each up to its `thresholds` before a later one gets any: here the damage that is lethal.',
  },
  {
    feature: 'legions-of-will/5-turn-structure/508-declare-attackers-step.feature',
    name: "it goes on attacking when the other one's roll fails",
    title: 'Attack rolls',
    says: 'The setup scripts what chance gives (`chance`), so that the rolls are known. Nobody is asked: whose roll fails does not attack.',
  },
  {
    feature: 'legions-of-will/4-zones/405-graveyard.feature',
    name: 'two units at once',
    title: 'Cards that go to a graveyard together',
    says: 'Their owner orders them (405.3). The decision comes by itself, in the middle of what destroys them.',
  },
  {
    feature: 'legions-of-will/6-actions-abilities-effects/603-handling-triggered-abilities.feature',
    name: 'an event with three',
    title: 'Abilities that trigger together',
    says: 'Their controller orders them; options may look alike, and are told apart by their objects.',
  },
  {
    feature: 'riftbound/300-playing-the-game/337-showdowns.feature',
    name: 'a spell of the player with focus',
    title: 'Riftbound: a showdown, focus, and the state of the turn',
    says:
      'Moving a unit is an option with priority, its place is its `onto`. The observation names the `state` of the turn, and among ' +
      'the `statuses` of a player that it has focus; Energy, Power and points are `resources`.',
    observes: true,
  },
  {
    feature: 'riftbound/400-types-of-actions/441-combat-damage.feature',
    name: 'the second Tank before the unit without',
    title: 'Riftbound: combat damage',
    says: 'Damage is assigned to one unit after another: whoever must be assigned it first is all that is offered.',
  },
  {
    feature: 'riftbound/300-playing-the-game/350-paying-twice.feature',
    name: 'two of three runes are chosen, and two must pay',
    title: 'Riftbound: runes, and what they cannot pay',
    says:
      'Runes are objects on the board with abilities that give Energy and Power; the `resources` hold what they gave. What is not among the ' +
      'options is sent as an `attempt`, to hear why: here runes would have to pay, and be there for the text as well.',
    observes: true,
  },
  {
    feature: 'magic-rulings-summary/t-timing/T.4-announcing.feature',
    name: 'mana abilities are played on the way',
    title: 'Magic: a spell, its target, and mana abilities to pay for it',
    says:
      'A spell is put on the stack first, then its targets are chosen, then it is paid for: with several ways to do so mana abilities and the ' +
      'mana that pays are asked for one at a time. What is in a mana pool is among the `resources`.',
    observes: true,
  },
  {
    feature: 'magic-rulings-summary/c-combat/C.5-combat-damage.feature',
    name: 'nothing to the first, all to the second',
    title: 'Magic 2003: combat damage, divided in any way and put on the stack',
    says:
      'Attackers are declared against nobody: such an option has no `onto`. What blocks one creature is dealt its damage in any division: ' +
      '`after` lets no option wait for another (without it thresholds would mean one after another). Everybody has priority before it is dealt.',
  },
];

/** The text of docs/conversations.md, from what is said as the scenarios are played now. */
export async function conversations() {
  require('./typescript.cjs');
  const { findHome, stepFiles } = require('../cli/home');
  const { play } = require('../cli/run');
  const { ReferenceEngine } = require('../port/in-process');
  const { RecordingEngine } = require('../port/record');
  const { useEngine } = require('../port/under-test');
  const engine = new RecordingEngine(new ReferenceEngine());
  useEngine(engine);
  const parts = [];
  let steps = stepFiles(findHome());
  for (const { feature, name, ...words } of shown) {
    const file = path.join(root, 'features', feature);
    const line =
      readFileSync(file, 'utf8')
        .split('\n')
        .findIndex((each) => each.trim() === `Example: ${name}`) + 1;
    if (line === 0) throw new Error(`There is no example "${name}" in features/${feature}`);
    const pickles = [];
    const playlist = { files: [`${file}:${line}`], tags: '', off: [], seed: 1 };
    steps = await play(playlist, steps, false, ({ pickle, testStepFinished }) => {
      if (pickle?.name === name) pickles.push(pickle);
      const status = testStepFinished?.testStepResult.status ?? 'PASSED';
      if (status !== 'PASSED') throw new Error(`"${name}" ends with ${status}`);
    });
    parts.push(described(feature, words, pickles[0], engine.recorded));
  }
  return [HEAD, ...parts].join('\n');
}

function described(feature, { title, says, observes = false }, pickle, { setup, before, acts }) {
  const gherkin = pickle.steps.map(({ text }) => text).join('\n');
  const lines = [`→ ${JSON.stringify({ message: 'setup', table: setup })}`];
  let { decision } = before;
  for (const { act, does, result, after } of acts) {
    if (decision?.purpose === 'priority' && act.do === 'answer')
      lines.push(`→ ${nameOf(setup, decision.player)}: ${does.join(', ')}`);
    else {
      if (decision) lines.push(`← ${JSON.stringify({ result: { decision } })}`);
      lines.push(`→ ${JSON.stringify({ message: 'act', act })}`);
      if (!result.done) lines.push(`← ${JSON.stringify({ result })}`);
    }
    decision = after.decision;
  }
  const last = acts.at(-1)?.after ?? before;
  if (observes) lines.push(`← ${JSON.stringify({ result: { observation: last.observation } })}`);
  return [
    `## ${title}\n\n${says}\n`,
    `From \`features/${feature}\`:\n\n\`\`\`text\n${gherkin}\n\`\`\`\n`,
    `\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`,
  ].join('\n');
}

const nameOf = (setup, seat) => setup.players[seat]?.name ?? `seat ${seat}`;

if (process.argv[1] === import.meta.filename) writeFileSync(page, await conversations());
