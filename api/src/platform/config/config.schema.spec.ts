import { describe, expect, it } from '@jest/globals';
import { ConfigError, parseConfig } from './parse-config.ts';

/** A valid production environment. */
const VALID = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://prostora.test',
  DATABASE_URL: 'postgres://prostora@db/prostora',
  JWT_SECRET: 'kq9Zt4Wc7Lx2Vb8Nm5Jh3Gf6Ds1Ap0Yr4Ue7Io9Tw2Q',
  METRICS_TOKEN: 'w7Rk2Zp9Xc4Lm6Vt',
};

const findProblems = (environment: Record<string, string>): readonly string[] => {
  try {
    parseConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('parseConfig in production (QUALITY 30)', () => {
  it('accepts a valid environment, on loopback also without HTTPS and rate limits', () => {
    expect(findProblems(VALID)).toEqual([]);
    for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])
      expect(findProblems({ ...VALID, PUBLIC_URL, RATE_LIMITS: 'off' })).toEqual([]);
    expect(findProblems({ ...VALID, TRUST_PROXY: '172.30.77.10, 10.0.0.0/8, fd00::/8' })).toEqual([]);
  });

  it.each([
    ['JWT_SECRET', ''],
    ['JWT_SECRET', 'short'],
    ['JWT_SECRET', 'x'.repeat(31)],
    ['JWT_SECRET', 'x'.repeat(64)],
    ['JWT_SECRET', 'change-me-change-me-change-me-change-me'],
    ['JWT_SECRET', 'a-secret-which-everybody-can-read-in-the-docs'],
    ['DATABASE_URL', ''],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'nonsense'],
    ['PUBLIC_URL', 'http://prostora.test'],
    ['PUBLIC_URL', 'http://localhost.prostora.test'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', '*'],
    ['CONSOLE_URL', 'http://console.prostora.test'],
    ['CONSOLE_URL', '/remotes/web_admin/'],
    ['TRUST_PROXY', '*'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '127.0.0.1, *'],
    ['RATE_LIMITS', 'off'],
    ['RATE_LIMITS', 'maybe'],
    ['METRICS_TOKEN', 'x'],
    ['METRICS_TOKEN', ''],
    ['MAIL_CATCHER_PORT', '1080'],
    ['NODE_ENV', 'prod'],
    ['PORT', '70000'],
    ['LOG_LEVEL', 'verbose'],
    ['S3_BUCKET', 'photos'],
    ['ERROR_REPORTING_DSN', 'https://host/1'],
    ['MAP_STYLE_URL', 'styles/positron'],
    ['MAP_STYLE_URL', 'data:application/json,{}'],
    ['MAP_STYLE_ORIGINS', '*'],
    ['MAP_STYLE_ORIGINS', 'https://tiles.test, tiles.test'],
  ])('rejects %s=%s with one sentence that names the variable', (name, value) => {
    const problems = findProblems({ ...VALID, [name]: value });
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every((problem) => /^[A-Z][\w]+ .+\.$/u.test(problem))).toBe(true);
    expect(problems.join(' ')).toContain(name.replace('S3_BUCKET', 'S3_ACCESS_KEY_ID'));
    if (value.length > 8) expect(problems.join(' ')).not.toContain(value);
  });

  it('requires METRICS_TOKEN only in production with a public URL', () => {
    expect(findProblems({ ...VALID, METRICS_TOKEN: '' })).toEqual([
      expect.stringMatching(/^METRICS_TOKEN is missing/u),
    ]);
    expect(findProblems({ ...VALID, METRICS_TOKEN: '', NODE_ENV: 'development' })).toEqual([]);
    expect(findProblems({ ...VALID, METRICS_TOKEN: '', PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
  });

  it('reports all problems at once', () => {
    expect(
      findProblems({
        ...VALID,
        PUBLIC_URL: 'http://prostora.test',
        RATE_LIMITS: 'off',
        JWT_SECRET: 'x'.repeat(40),
        TRUST_PROXY: '*',
      }),
    ).toHaveLength(4);
  });
});

describe('parseConfig of Redis', () => {
  const SENTINELS = 'redis://one:26379, redis://two:26379,redis://three:26379';

  it.each([
    {},
    { REDIS_URL: 'redis://:secret@redis:6379/2' },
    { REDIS_URL: SENTINELS, REDIS_MODE: 'sentinel', REDIS_MASTER_NAME: 'prostora' },
    { REDIS_URL: 'rediss://one:6379,rediss://two:6379', REDIS_MODE: 'cluster' },
  ])('accepts the Redis settings %j', (given) => {
    expect(findProblems({ ...VALID, ...given })).toEqual([]);
  });

  it.each([
    ['REDIS_URL must be one address', { REDIS_URL: SENTINELS }],
    ['REDIS_MASTER_NAME is missing', { REDIS_URL: SENTINELS, REDIS_MODE: 'sentinel' }],
    ['REDIS_MASTER_NAME is for', { REDIS_URL: 'redis://one', REDIS_MASTER_NAME: 'prostora' }],
    ['REDIS_URL is missing', { REDIS_MODE: 'cluster' }],
    ['REDIS_URL must not name a database', { REDIS_URL: 'redis://one:6379/3', REDIS_MODE: 'cluster' }],
    ['REDIS_URL must not mix', { REDIS_URL: 'redis://one,rediss://two', REDIS_MODE: 'cluster' }],
    ['REDIS_URL must be an address', { REDIS_URL: 'redis://one,http://two', REDIS_MODE: 'cluster' }],
    ['REDIS_MODE must be one of', { REDIS_URL: 'redis://one', REDIS_MODE: 'failover' }],
  ])('reports "%s" for %j', (words, given) => {
    const problems = findProblems({ ...VALID, ...given });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(words);
  });
});

describe('parseConfig of a pooler', () => {
  it.each([
    ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'http://db' }],
    ['DATABASE_PREPARED', { DATABASE_PREPARED: 'yes' }],
  ])('rejects an invalid %s (%j)', (name, given) => {
    expect(findProblems({ ...VALID, ...given }).join(' ')).toContain(name);
  });
});
