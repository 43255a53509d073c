import { describe, expect, it } from '@jest/globals';
import { CONTENT_TOKENS } from '@prostora/contracts';
import { DEFAULT_SITE } from '../settings/index.ts';
import { fillTokens, fillTokensInHtml } from './content-tokens.ts';

const site = {
  ...DEFAULT_SITE,
  name: 'Sály & spol.',
  company: { ...DEFAULT_SITE.company, name: '<b>"Firma"</b>', email: 'a@b.test' },
};

describe('content tokens', () => {
  it('are replaced by values of the settings', () => {
    expect(fillTokens('{{site.name}}: {{ company.email }}', site)).toBe('Sály & spol.: a@b.test');
  });

  it('are escaped in HTML and in attributes', () => {
    expect(fillTokensInHtml('<p title="{{company.name}}">{{company.name}}</p>', site)).toBe(
      '<p title="&#60;b&#62;&#34;Firma&#34;&#60;/b&#62;">&#60;b&#62;&#34;Firma&#34;&#60;/b&#62;</p>',
    );
  });

  it('are kept if unknown', () => {
    expect(fillTokens('{{company.secret}} {{constructor}} {{}} {x}', site)).toBe(
      '{{company.secret}} {{constructor}} {{}} {x}',
    );
  });

  it('all have a value in the settings', () => {
    expect(CONTENT_TOKENS.filter((token) => fillTokens(`{{${token}}}`, site).includes('{{'))).toEqual([]);
  });
});
