import { describe, it } from 'node:test';
import { expect } from 'chai';
import { PrintedCards } from './printed-cards';

interface Specification {
  readonly name: string;
  readonly types: readonly string[];
  readonly text?: string;
}

interface Read {
  readonly name: string;
}

const table = () => ({ keptForOthers: [] });
const rat = (): Specification => ({ name: 'Rat', types: ['unit'] });

/** Cards that count how often they are read. */
function counted(hangsOnRules?: () => boolean) {
  const read: string[] = [];
  const cards = new PrintedCards<ReturnType<typeof table>, Specification, Read>((_game, { name }) => {
    read.push(name);
    return { name };
  }, hangsOnRules);
  return { cards, read };
}

describe('cards as printed', () => {
  it('are the same card to a game where they are specified alike, as after being saved and read again', () => {
    const { cards } = counted();
    const game = table();
    expect(cards.of(game, rat())).to.equal(cards.of(game, rat()));
  });

  it('are different cards where anything is different', () => {
    const { cards } = counted();
    const game = table();
    expect(cards.of(game, { ...rat(), text: 'Guard.' })).not.to.equal(cards.of(game, rat()));
  });

  it('are read once for each specification, however many games use it', () => {
    const { cards, read } = counted();
    expect(cards.of(table(), rat())).to.equal(cards.of(table(), rat()));
    expect(read).to.deep.equal(['Rat']);
  });

  it('are read for each game where they hang on the rules in force', () => {
    const { cards, read } = counted(() => true);
    const specification = rat();
    const game = table();
    cards.of(game, specification);
    cards.of(game, specification);
    cards.of(table(), specification);
    expect(read).to.deep.equal(['Rat', 'Rat']);
  });
});
