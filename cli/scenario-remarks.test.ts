import { describe, it } from 'node:test';
import { expect } from 'chai';
import { caveatOf, remarked } from './scenario-remarks';

describe('what is remarked of a scenario', () => {
  it('is that it may not last, where it is long and was played on one engine alone', () => {
    expect(caveatOf(12)).to.equal(undefined);
    expect(caveatOf(13)).to.match(/^It was played on no other engine: .* an earlier step may be refused\.$/);
  });

  it('stands before the command that replays it', () => {
    const text = '# Found in game 0.\n# Replay: npx rulewright check a.feature\nFeature: A\n';
    expect(remarked(text, ['One.', 'Two.'])).to.equal(
      '# Found in game 0.\n# One.\n# Two.\n# Replay: npx rulewright check a.feature\nFeature: A\n',
    );
    expect(remarked(text, [])).to.equal(text);
  });
});
