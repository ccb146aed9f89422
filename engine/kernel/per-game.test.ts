import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type KeepsForOthers, PerGame } from './per-game';

const game = (): KeepsForOthers => ({ keptForOthers: [] });

describe('what others keep for a game', () => {
  it('is nothing at first, whatever others keep for it', () => {
    const first = new PerGame<number>();
    const second = new PerGame<number>();
    const one = game();
    second.set(one, 2);
    expect(first.get(one)).to.equal(undefined);
  });

  it('is told apart by game and by who keeps it', () => {
    const first = new PerGame<number>();
    const second = new PerGame<string>();
    const [one, other] = [game(), game()];
    first.set(one, 1);
    first.set(other, 2);
    second.set(one, 'a');
    expect([first.get(one), first.get(other), second.get(one), second.get(other)]).to.deep.equal([
      1,
      2,
      'a',
      undefined,
    ]);
  });

  it('is replaced by what is kept later, and returned', () => {
    const kept = new PerGame<number>();
    const one = game();
    expect(kept.set(one, 1)).to.equal(1);
    expect(kept.set(one, 3)).to.equal(3);
    expect(kept.get(one)).to.equal(3);
  });

  it('is kept nowhere else: no engine has a map with games as weak keys', () => {
    const engine = join(__dirname, '..');
    const sources = readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
    );
    expect(sources.length).to.be.greaterThan(100);
    expect(
      sources.filter((path) => /new WeakMap<\s*\w*Game\b/.test(readFileSync(join(engine, path), 'utf8'))),
    ).to.deep.equal([]);
  });
});
