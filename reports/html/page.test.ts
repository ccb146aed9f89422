import { describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { playEveryVerdict } from '../test/played';
import { escapeHtml } from './escape';
import { packed, renderReport } from './page';

describe('what is put into the page', () => {
  it('ends no element and begins no comment', () => {
    const value = { text: '</script><!-- <b>\u2028' };
    expect(packed(value)).to.match(/^[\w+/=]+$/);
    expect(JSON.parse(gunzipSync(Buffer.from(packed(value), 'base64')).toString('utf8'))).to.deep.equal(
      value,
    );
  });

  it('is escaped where it is text', () => {
    expect(escapeHtml('<a href="x">&')).to.equal('&lt;a href=&quot;x&quot;&gt;&amp;');
  });

  it('names nothing outside the page', async () => {
    const page = renderReport(await playEveryVerdict());
    expect(page).to.not.match(/(?:src|href)="(?!data:)[^#]/);
    expect(page).to.not.match(/https?:\/\/|@import|url\(/);
    expect(page.match(/<\/script>/g)).to.have.length(2);
    expect(page).to.not.match(/^(?:import|export) /m);
  });
});
