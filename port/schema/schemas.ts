import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { amendmentFile } from '../amendment/model';
import { fixture } from '../protocol/fixture';
import { type MessageName, messages, PROTOCOL, refusal } from '../protocol/messages';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const names = Object.keys(messages).filter((name): name is MessageName => name in messages);

/** What the runner sends: one of the messages, told apart by its name. */
function requests(): object {
  return {
    $schema: DIALECT,
    title: `Rulewright protocol ${PROTOCOL}: what the runner sends, one line a message`,
    oneOf: names.map((name) => ({
      title: name,
      description: messages[name].about,
      type: 'object',
      required: ['id', 'message', ...(messages[name].says.required ?? [])],
      properties: {
        id: { type: 'integer', description: 'The reply bears the same.' },
        message: { const: name },
        ...messages[name].says.properties,
      },
    })),
  };
}

/** What an engine replies, by the message that it replies to; or a refusal, which any message may get. */
function replies(): object {
  const result = (name: MessageName): object => ({
    title: `the reply to ${name}`,
    type: 'object',
    required: ['id', 'result'],
    properties: { id: { type: 'integer', description: "The message's." }, result: messages[name].result },
  });
  return {
    $schema: DIALECT,
    title: `Rulewright protocol ${PROTOCOL}: what an engine replies, one line a reply`,
    $defs: {
      ...Object.fromEntries(names.map((name) => [name, result(name)])),
      refusal: { title: 'what any message may get instead', ...refusal },
    },
    anyOf: [...names, 'refusal'].map((name) => ({ $ref: `#/$defs/${name}` })),
  };
}

/** The published schemas, by the names of their files. */
export const schemas = (): Readonly<Record<string, object>> => ({
  'requests.json': requests(),
  'replies.json': replies(),
  'amendment.json': { $schema: DIALECT, title: 'Rulewright: an amendment', ...amendmentFile },
  'fixture.json': { $schema: DIALECT, title: 'Rulewright: a scenario as data', ...fixture },
});

if (require.main === module)
  for (const [name, schema] of Object.entries(schemas()))
    writeFileSync(join(__dirname, name), `${JSON.stringify(schema, null, 2)}\n`);
