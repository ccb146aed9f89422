import { describe, it } from 'node:test';
import { expect } from 'chai';
import { idIn, readMessage, readReply } from './read';

const wrongIn = (read: ReturnType<typeof readReply> | ReturnType<typeof readMessage>): string =>
  read.fine ? 'nothing' : read.wrong;
const decision = {
  player: 0,
  kind: 'choose',
  purpose: 'priority',
  rule: '',
  options: [{ label: 'pass', action: 'pass' }],
  minimum: 1,
  maximum: 1,
  amount: 0,
  minimums: [],
};
const legal = (value: unknown) =>
  wrongIn(readReply(JSON.stringify({ id: 4, result: { decision: value } }), 4, 'legal'));

describe('a reply', () => {
  it('is read where it is as the protocol has it, also with fields that it does not have', () => {
    expect(legal(decision)).to.equal('nothing');
    expect(legal(null)).to.equal('nothing');
    expect(legal({ ...decision, mood: 'good' })).to.equal('nothing');
  });

  it('says which part of it is wrong, inside of unions as well', () => {
    expect(legal({ ...decision, options: [{ label: 'pass' }, { label: 7 }] })).to.match(
      /^at \/decision\/options\/1\/label: expected string, not 7/,
    );
    const acted = wrongIn(readReply('{"id":4,"result":{"done":false}}', 4, 'act'));
    expect(acted).to.match(/at \/reason: expected required property/);
    const refused = wrongIn(readReply('{"id":4,"error":{"kind":"bad","message":"x"}}', 4, 'act'));
    expect(refused).to.match(/at \/error\/kind/);
  });

  it('names what JSON hides: a byte order mark, a number too large for any', () => {
    expect(wrongIn(readReply('\ufeff{"id":4,"result":{}}', 4, 'reset'))).to.match(
      /^it begins with a byte order/,
    );
    const trace = '{"id":4,"result":{"lines":[],"leftOver":[{"purpose":"a","value":1e309}]}}';
    expect(wrongIn(readReply(trace, 4, 'trace'))).to.match(/value: expected number, not a number beyond all/);
  });

  it('holds exactly one thing, under the id that was asked', () => {
    expect(wrongIn(readReply('{"id":4}', 4, 'reset'))).to.match(/^it holds nothing/);
    expect(wrongIn(readReply('{"id":4,"result":{},"error":{}}', 4, 'reset'))).to.match(
      /^it holds result and error/,
    );
    expect(wrongIn(readReply('{"id":"4","result":{}}', 4, 'reset'))).to.equal(
      'its id is "4", but 4 was asked',
    );
    for (const rubbish of ['', '[]', 'null', '{"id":4', '"x"'])
      expect(wrongIn(readReply(rubbish, 4, 'reset')), rubbish).to.match(/^it is no JSON/);
  });
});

describe('a line that nests more than any message may', () => {
  const nested = (levels: number) => `{"id":4,"result":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
  const tooDeep = /^its lists and objects are nested too deeply: more than 500 levels are no message$/;

  it('is refused, closed or not', () => {
    expect(wrongIn(readReply(nested(501), 4, 'reset'))).to.match(tooDeep);
    expect(wrongIn(readReply(nested(501).replaceAll(']', ''), 4, 'reset'))).to.match(tooDeep);
    expect(wrongIn(readMessage(`{"id":1,"message":"legal","x":${'{"a":'.repeat(500)}`))).to.match(tooDeep);
    expect(wrongIn(readReply(nested(500), 4, 'reset'))).to.match(/expected object/);
  });

  it('is refused before it is parsed: three million levels take neither the time nor the memory', () => {
    const before = process.memoryUsage().rss;
    expect(wrongIn(readReply(nested(3e6), 4, 'reset'))).to.match(tooDeep);
    expect(process.memoryUsage().rss - before).to.be.below(200e6);
  });

  it('is not told by brackets within its texts', () => {
    const text = JSON.stringify(`${'['.repeat(600)}"\\"${'['.repeat(600)}`);
    expect(wrongIn(readReply(`{"id":4,"result":${text}}`, 4, 'reset'))).to.match(/expected object, not "\[/);
    expect(wrongIn(readReply(`{"id":4,"result":"${'['.repeat(600)}`, 4, 'reset'))).to.equal('it is no JSON');
    const list = `[${'[],'.repeat(600)}[]]`;
    expect(wrongIn(readReply(`{"id":4,"result":${list}}`, 4, 'reset'))).to.match(/expected object, not \[\[/);
  });
});

describe('a message', () => {
  it('is refused where the protocol does not have it, or not like this', () => {
    expect(wrongIn(readMessage('{"id":1,"message":"legal"}'))).to.equal('nothing');
    expect(wrongIn(readMessage('{"id":1,"message":"toString"}'))).to.match(/^there is no message "toString"/);
    expect(wrongIn(readMessage('{"id":1.5,"message":"legal"}'))).to.equal('its id is no whole number');
    expect(wrongIn(readMessage('{"id":1,"message":"hello","protocol":3}'))).to.match(
      /^at \/protocol: expected 1/,
    );
    expect(wrongIn(readMessage('{"id":1,"message":"act","act":{"do":"answer","answer":["x"]}}'))).to.match(
      /^at \/act\/answer\/0: expected integer/,
    );
  });

  it('has an id that can be read also where the rest is wrong', () => {
    expect(idIn('{"id":7,"message":3}')).to.equal(7);
    expect(idIn('{"id":"7"}')).to.equal(null);
    expect(idIn('rubbish')).to.equal(null);
  });
});
