import { expect, it } from '@jest/globals';
import { buildPublicPolicy, toPolicyOptions } from '../../api/src/modules/site/content-security-policy.ts';
import { demoMapSettings } from './settings.ts';

const STYLE = { MAP_STYLE_URL: 'https://tiles.openfreemap.org/styles/positron' };

it('gives the demo a map with streets, and production none', () => {
  expect(demoMapSettings({})).toEqual(STYLE);
  expect(demoMapSettings({ NODE_ENV: 'development' })).toEqual(STYLE);
  expect(demoMapSettings({ NODE_ENV: 'production' })).toEqual({});
});

it.each([{ MAP_STYLE_URL: '' }, { MAP_STYLE_URL: 'https://maps.test/style.json' }, { MAPY_API_KEY: 'x' }])(
  'keeps the map that is set: %j',
  (environment) => {
    expect(demoMapSettings(environment)).toEqual({});
  },
);

it('admits only the host of that style to the pages', () => {
  const none = { MAPY_API_KEY: undefined, ERROR_REPORTING_DSN: undefined, CONSOLE_URL: undefined };
  const config = { ...none, MAP_STYLE_ORIGINS: undefined, MAPY_API_URL: 'https://api.mapy.com/v1' };
  const policy = (MAP_STYLE_URL: string | undefined): string =>
    buildPublicPolicy(toPolicyOptions({ ...config, MAP_STYLE_URL }));
  expect(policy(undefined)).not.toContain('openfreemap');
  const hosts =
    policy(demoMapSettings({})['MAP_STYLE_URL']).match(/https:\/\/[^\s;]*openfreemap[^\s;]*/gu) ?? [];
  expect(new Set(hosts)).toEqual(new Set(['https://tiles.openfreemap.org']));
});
