import { describe, expect, it } from '@jest/globals';
import { escapeHtml, toDataBlock } from './data-block.ts';

const HOSTILE = '</script><script>alert(1)</script> <!-- & \u2028\u2029';

describe('the data block of a document', () => {
  it('holds nothing that could end its element or open another', () => {
    expect(toDataBlock({ name: HOSTILE })).not.toMatch(/[<>&\u2028\u2029]/u);
  });

  it('reads back as what was put in', () => {
    expect(JSON.parse(toDataBlock({ name: HOSTILE }))).toEqual({ name: HOSTILE });
  });
});

describe('escaped text', () => {
  it('can stand in an attribute of either quotes', () => {
    expect(escapeHtml(`"a" 'b' <c> & d`)).toBe('&quot;a&quot; &#39;b&#39; &lt;c&gt; &amp; d');
  });
});
