import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DescribedGame, describedGames, questionTable } from './in-process-games';
import { features } from './protocol/features';
import { type MessageName, messages, PROTOCOL } from './protocol/messages';
import { exampleConversation } from './protocol-example';

const texts = ({ description, pages: { text } }: DescribedGame): string =>
  `[${text.schema}](../port/schema/${text.schema}) and [${text.page}](${text.page}) for ${description.title}`;

const wordsOf = ({ description, pages }: DescribedGame): string =>
  `For ${description.title} they are these.\n\n${pages.words}`;

const questions = ({ description, sentences }: DescribedGame): string =>
  `### Questions of ${description.title}\n\nThe \`purpose\` of each decision that there is; \`…\` stands for what is different each time.\n\n${questionTable(sentences.questions)}`;

const HEAD = `# The protocol

This page is made from the code: \`npx ts-node port/protocol-page.ts\`. What it shows was really said, to the reference
engine. How engines are checked, once they speak this, is in [engines.md](engines.md); battles, orders, divided damage and
a second game are in [conversations.md](conversations.md).

An engine is a process. Rulewright starts it by the command that you name, and speaks to it in version ${PROTOCOL} of
this protocol: one JSON object a line on its standard input, and for each line one JSON object on its standard output,
in the same order. Lines are UTF-8 and end with a newline. **Flush after each line.** What the engine writes to its
standard error is kept for the report, and means nothing else.

- Every message has an \`id\` (a whole number, from 1 on, rising) and a name in \`message\`; what else it says stands
  beside these. The reply has the same \`id\` and exactly one of \`result\`, \`unsupported\` and \`error\`.
- The runner may send several messages before it reads the first reply. Who reads a line, answers it and reads the next
  one needn't think about that.
- A game begins with \`setup\`. One process plays many games, one after another; nothing of a game may be left in the
  next one.
- The engine plays on by itself until somebody must decide, and then offers every legal option and no other.
- Objects have opaque ids: strings that the engine makes up, and that the runner only gives back. Players are called by
  their seat, their place in the setup's list from 0.
- What a scenario expects is never sent: an engine can't pass by echo.
- An illegal act is an answer (\`"done":false\`), not an error, and changes nothing: a hash taken before and after is the
  same.
- The same setup, seed and acts lead to the same game, to the ids.
- An answer that takes longer than the deadline (5 seconds, \`--deadline\`) is too late: the process is ended, and started
  again for the next scenario. The hello and the first setup of a process may take three times as long.

Every field of every message, with what it means, is in [requests.json](../port/schema/requests.json) and
[replies.json](../port/schema/replies.json) (JSON Schema); the runner ignores fields of replies that they don't have.
What a card's text says, as a tree, and what texts there can be is in ${describedGames.map(texts).join('; ')}. What the trees of all games share is in [ability-tree.json](../port/schema/ability-tree.json), and in each game's schema under the same names. In an installed package the schemas are in \`node_modules/rulewright/dist/port/schema/\`.
`;

const WORDS = `## Words that scenarios wait for

Scenarios find their way by some of the words in your replies.

${describedGames.map(wordsOf).join('\n\n')}

A choice that has only one legal answer is asked of nobody. Scenarios then see what was chosen: a target, and the place that
something is played into, among the \`targets\` of what waits to resolve; anything else in a line of the trace with
\`"what":"decision"\`, whose \`kind\` is the \`purpose\`.

Passing writes no event into the trace unless something comes of it: scenarios see so that a step has ended or something
has resolved.

${describedGames.map(questions).join('\n\n')}

## Refusals and errors

| reply | when | the scenario's verdict |
|---|---|---|
| \`"result":{"done":false,"reason":…,"rule":…}\` | an act is illegal; \`rule\` where the engine knows which one forbids it | what the scenario expects |
| \`"unsupported":{"feature":…,"reason":…}\` | the engine doesn't support what a setup or an act needs. \`feature\` is one that its hello lists under \`missing\`; \`construct\` may say what of it (of *card text*, which words), and \`also\` what else is lacking. What a table needs without doubt (text, chance, players, the beginning, rules switched off) the runner adds from the hello | *unsupported*; *failed* if the hello doesn't list it |
| \`"error":{"kind":"setup",…}\` | the table can't be set up | *setup error* |
| \`"error":{"kind":"message",…}\` | the message is unknown or malformed | *crashed* if the protocol has it |
| \`"error":{"kind":"order",…}\` | not now: no game has been set up, say | *crashed* |
| \`"error":{"kind":"engine",…}\` | the engine itself broke | *crashed* |
| anything else, or the process ends | | *crashed* |
| nothing in time | | *timed out* |

## Features

A hello lists each of these as supported or as missing, with the reason. *Missing* means: not wholly supported; what an
engine can do of it, it may. Gaps are no failures, as long as they are declared.

`;

/** What a game shows by its own engines. */
const exampleOfTables = describedGames.flatMap(({ pages }) => pages.tables.missing ?? []).join('\n');

const TABLES = `## What scenarios ask for

Besides what a scenario names, its table holds what a game has anyway; an engine that refuses these plays no scenario:

${describedGames.map(({ pages }) => pages.tables.items).join('\n')}
- an empty list, \`"text":""\` and \`"off":[]\` ask for nothing.

${describedGames.flatMap(({ pages }) => pages.tables.besides ?? []).join('\n\n')}

A setup may hold what your engine doesn't play: a counter, a type of card, \`"decks":"constructed"\`, a field that came with
a newer Rulewright. **Don't overlook it: answer *unsupported***, with a feature of your own making where none of those below
fits (\`"counters"\`, say), listed under \`missing\` as well. What is overlooked comes back as a disagreement.

Where your engine can't tell later that something was missing, name the \`tables\` under \`missing\`: by \`types\` of what lies there, or by \`zones\`
with a card in them. ${exampleOfTables} Those scenarios are *unsupported*, and a table that is sent is held against you. What was refused on one table
and played on another is told after the run.

A scenario in which a player does what isn't among your options sends it as an \`attempt\`, to hear why. What your
engine never offers because it isn't written yet (moving something, say) is *unsupported* there, too, and not refused.

What must be together, or the reply is a broken protocol:

- players are listed by seat, as many as the setup has and with the same names; whoever decides, owns or controls has a seat;
- no two objects of an observation have one id, no two options are the same in everything, and no more is to be chosen than
  there is;
- the game is over when nobody is to decide anything, and only then;
- a viewer sees as many objects of each owner in each zone as there are, hidden ones without name and types;
- each process that your command starts says the same hello, and says of each feature once whether it is supported;
- only the reply to \`setup\` is an error of the kind \`setup\`.

After \`take back\` everything is as it was before the act, to the ids and the trace: else *taking back* is not supported.

`;

const MEANINGS: Readonly<Record<(typeof features)[number], string>> = {
  'card text': 'what cards say, as text or as a tree; a card without text needs none of it',
  'activated abilities': '"[cost]: [effect]"',
  'triggered abilities': '"When", "whenever", "at"',
  'static abilities': 'what is simply true, layers and all',
  'keyword abilities': 'abilities that one word stands for',
  battle: 'who fights whom, and the damage that they deal',
  'a game from the beginning': '`"from":"the beginning"`: who starts, hands, mulligans',
  'more than two players': 'three seats or more',
  'scripted chance': '`chance` in a setup',
  'rules switched off': '`off` in a setup',
  attempts: '`"do":"attempt"`: what is not offered is refused, with a reason',
  'taking back':
    '`"do":"take back"`. Where it is missing, the runner sets the game up once more and repeats what was done',
  hash: '`"hash":true`. Where it is missing, the runner compares what it observes',
  'rules in the trace':
    'the trace, and refusals, cite rules by their numbers. Where it is missing, what a scenario says of citing is unsupported',
};

const messageRows = (Object.keys(messages) as MessageName[]).map(
  (name) => `| \`${name}\` | ${messages[name].about} |`,
);

const MOST_RULES = 2;

/** A line without most of the rules that a hello lists. */
function cut(line: string): string {
  const value: unknown = JSON.parse(line, (key, each: unknown) =>
    key === 'rules' && Array.isArray(each) ? each.slice(0, MOST_RULES) : each,
  );
  return JSON.stringify(value);
}

/** The page about the protocol, in Markdown. */
export function protocolPage(): string {
  const conversation = exampleConversation().map(
    ({ says, sent, received }) => `${says}\n\n\`\`\`json\n→ ${sent}\n← ${cut(received)}\n\`\`\`\n`,
  );
  return [
    HEAD,
    `## Messages\n\n| message | what for |\n|---|---|\n${messageRows.join('\n')}\n`,
    WORDS +
      [
        '| feature | what it is |',
        '|---|---|',
        ...features.map((name) => `| ${name} | ${MEANINGS[name]} |`),
        '',
      ].join('\n'),
    TABLES,
    `## A whole conversation\n\n\`→\` is what the runner says, \`←\` what the engine replies.\n`,
    ...conversation,
  ].join('\n');
}

if (require.main === module) writeFileSync(join(__dirname, '..', 'docs', 'protocol.md'), protocolPage());
