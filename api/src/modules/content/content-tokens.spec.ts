import { describe, expect, it } from '@jest/globals';
import { CONTENT_TOKENS } from '@prostora/contracts';
import { DEFAULT_SITE } from '../settings/index.ts';
import { fillTokens, fillTokensInHtml } from './content-tokens.ts';

const site = {
  ...DEFAULT_SITE,
  name: 'Sály & spol.',
  company: { ...DEFAULT_SITE.company, name: '<b>"Firma"</b>', email: 'a@b.test' },
};

describe('tokens of a text', () => {
  it('become what the settings say', () => {
    expect(fillTokens('{{site.name}}: {{ company.email }}', site)).toBe('Sály & spol.: a@b.test');
  });

  it('stay text in HTML, inside of attributes too', () => {
    expect(fillTokensInHtml('<p title="{{company.name}}">{{company.name}}</p>', site)).toBe(
      '<p title="&#60;b&#62;&#34;Firma&#34;&#60;/b&#62;">&#60;b&#62;&#34;Firma&#34;&#60;/b&#62;</p>',
    );
  });

  it('that nobody knows stay as they were written', () => {
    expect(fillTokens('{{company.secret}} {{constructor}} {{}} {x}', site)).toBe(
      '{{company.secret}} {{constructor}} {{}} {x}',
    );
  });

  it('are all known', () => {
    expect(CONTENT_TOKENS.filter((token) => fillTokens(`{{${token}}}`, site).includes('{{'))).toEqual([]);
  });
});
