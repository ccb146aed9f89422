import { describe, it } from 'node:test';
import { expect } from 'chai';
import { vocabulary } from '../steps/vocabulary';
import { whyUndefined } from './undefined-step';

const known = vocabulary.map(({ expression }) => expression);
const why = (text: string): string => whyUndefined('my.feature', 1, text, known);

describe('a step that is not known', () => {
  it('is read as far as the nearest one goes', () => {
    expect(why('Alice plays "Imp" onto "Ford"')).to.equal(
      'the nearest known step is "{player} plays {object}{choices}", which can\'t be read from "onto "Ford"" on: docs/vocabulary.md lists what may stand in its gaps',
    );
    expect(why('Alice controls a unit "Imp" with 4 might')).to.contain(
      'can\'t be read from "with 4 might" on',
    );
    expect(why('"Imp" is dead as a stone')).to.contain('can\'t be read from "');
  });

  it('has nothing pointed at where it begins with other words', () => {
    expect(why('all playrs pass')).to.equal('the nearest known step is "all players pass"');
    expect(why('Alice ends her turn')).not.to.contain("can't be read");
  });
});
