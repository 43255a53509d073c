import { describe, expect, it } from '@jest/globals';
import { fillTemplate } from './document.ts';

const NONE = { tags: '', scripts: [] };
const TEMPLATE =
  '<!doctype html><html lang="cs"><head><!--ssr-head--><title>x</title><!--/ssr-head--></head><body><div id="root"></div><!--ssr-data--></body></html>';

describe('fillTemplate', () => {
  it('inserts head, body and data into the template', () => {
    const html = fillTemplate(TEMPLATE, {
      signedIn: false,
      head: '<title>Loft</title>',
      assets: { tags: '<link>', scripts: [] },
      body: '<p>$& $1</p>',
      data: { a: 1 },
    });
    expect(html).toBe(
      '<!doctype html><html lang="cs"><head><title>Loft</title><link></head><body><div id="root"><p>$& $1</p></div><script type="application/json" id="ssr-data">{"a":1}</script></body></html>',
    );
  });

  it('starts the application after the first paint', () => {
    const template = TEMPLATE.replace(
      '</head>',
      '<script type="module" crossorigin src="/assets/entry-1.js"></script></head>',
    );
    const html = fillTemplate(template, {
      signedIn: false,
      head: '',
      assets: { tags: '', scripts: ['/assets/a-1.js', '/assets/b-1.js'] },
      body: '',
      data: null,
    });
    expect(html).toContain(
      '<script type="module" src="/start.js" data-entry="/assets/entry-1.js" data-scripts="/assets/a-1.js /assets/b-1.js"></script>',
    );
  });

  it('names the URL of a console on another origin', () => {
    const parts = { signedIn: true, head: '', assets: NONE, body: '', data: null };
    expect(fillTemplate(TEMPLATE, { ...parts, consoleUrl: 'https://console.test/"' })).toContain(
      '<meta name="console-url" content="https://console.test/&quot;">',
    );
    expect(fillTemplate(TEMPLATE, { ...parts, consoleUrl: null })).not.toContain('console-url');
  });

  it('sets the session hint on the root element', () => {
    expect(
      fillTemplate(TEMPLATE, { signedIn: true, head: '', assets: NONE, body: '', data: null }),
    ).toContain('<html data-signed-in lang="cs">');
  });

  it('sets data-after-session for a private page', () => {
    expect(
      fillTemplate(TEMPLATE, {
        signedIn: true,
        afterSession: true,
        head: '',
        assets: NONE,
        body: '',
        data: null,
      }),
    ).toContain('<html data-signed-in data-after-session lang="cs">');
  });

  it('has no data block for a client-rendered page', () => {
    expect(
      fillTemplate(TEMPLATE, { signedIn: false, head: '', assets: NONE, body: '', data: null }),
    ).not.toContain('ssr-data');
  });
});
