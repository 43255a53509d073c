import { describe, expect, it } from '@jest/globals';
import { escapeHtml, toDataBlock } from './data-block.ts';

const HOSTILE = '</script><script>alert(1)</script> <!-- & \u2028\u2029';

describe('toDataBlock', () => {
  it('escapes characters that could end its element', () => {
    expect(toDataBlock({ name: HOSTILE })).not.toMatch(/[<>&\u2028\u2029]/u);
  });

  it('parses back to the same value', () => {
    expect(JSON.parse(toDataBlock({ name: HOSTILE }))).toEqual({ name: HOSTILE });
  });
});

describe('escapeHtml', () => {
  it('escapes text for quoted attributes', () => {
    expect(escapeHtml(`"a" 'b' <c> & d`)).toBe('&quot;a&quot; &#39;b&#39; &lt;c&gt; &amp; d');
  });
});
