import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import { digestOfRulebook } from '../rulebooks/digest';
import { loadRulebook } from '../rulebooks/library';
import { ReferenceEngine } from './in-process';
import { features } from './protocol/features';
import { exampleConversation } from './protocol-example';
import { protocolPage } from './protocol-page';
import { schemas } from './schema/schemas';

const textOf = (...place: string[]): string => readFileSync(join(__dirname, ...place), 'utf8');

describe('what is published of the protocol', () => {
  it('are the schemas of this very definition (npx ts-node port/schema/schemas.ts, npm run format)', () => {
    for (const [name, schema] of Object.entries(schemas())) {
      const published: unknown = JSON.parse(textOf('schema', name));
      expect(isDeepStrictEqual(published, JSON.parse(JSON.stringify(schema))), name).to.equal(true);
    }
    const there = readdirSync(join(__dirname, 'schema')).filter((name) => name.endsWith('.json'));
    expect(there.sort()).to.deep.equal(
      [
        'ability-tree.json',
        'abilities.json',
        'abilities-riftbound.json',
        'abilities-magic.json',
        ...Object.keys(schemas()),
      ].sort(),
    );
  });

  it('has the schema of ability trees from their types (node scripts/ability-schema.mjs, npm run format)', () => {
    const script = join(__dirname, '..', 'scripts', 'ability-schema.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
    expect(status, stderr).to.equal(0);
  });

  it('is a page whose conversation is a real one (npx ts-node port/protocol-page.ts)', () => {
    expect(textOf('..', 'docs', 'protocol.md') === protocolPage()).to.equal(true);
  });

  it('shows every message, every kind of reply, and a card with its tree', () => {
    const conversation = exampleConversation();
    const said = conversation.map(({ sent }) => JSON.parse(sent).message);
    for (const name of ['hello', 'setup', 'legal', 'act', 'observe', 'trace', 'reset', 'bye'])
      expect(said).to.include(name);
    const kinds = conversation.flatMap(({ received }) => Object.keys(JSON.parse(received)));
    expect(new Set(kinds)).to.deep.equal(new Set(['id', 'result', 'error']));
    expect(conversation[1]?.sent).to.contain('"abilities":[{"kind":"action"');
  });

  it('is fulfilled by the reference engine, which names the rulebook that it was written against', () => {
    const { features: declared, rulebooks } = new ReferenceEngine().hello();
    expect(declared).to.deep.equal({ supported: [...features], missing: [] });
    for (const { id, digest } of rulebooks) expect(digest, id).to.equal(digestOfRulebook(loadRulebook(id)));
  });
});
