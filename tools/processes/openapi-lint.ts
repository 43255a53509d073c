import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';

/** Rules of Redocly's recommended ruleset that are off, each with its reason. */
const REDOCLY_OFF = {
  // In OpenAPI 3.0 a reference has no siblings: `allOf` of one schema carries its description and `nullable`.
  'no-illogical-composition-keywords': 'off',
  // `/reservations/space/{id}` and `/reservations/{id}/guest`: an id is a number, which the rule does not read.
  'no-ambiguous-paths': 'off',
  // The licence is proprietary and has no page.
  'info-license-strict': 'off',
  // Spectral's `operation-success-response` is on and accepts a redirect as well.
  'operation-2xx-response': 'off',
} as const;

/** Rules of Spectral's `oas` ruleset that are off, each with its reason. */
const SPECTRAL_OFF = {
  // Redocly's `operation-summary` requires a summary; a description stands only where there is more to say.
  'operation-description': 'off',
} as const;

/** Schemas that no operation references: `DemandNeeds` types the query of `GET /inquiries/matches` in clients. */
const UNREFERENCED: readonly string[] = ['DemandNeeds'];

/**
 * Lints an OpenAPI document with the recommended rulesets of Redocly and Spectral.
 * @returns errors and warnings as lines; empty when there are none
 */
export async function lintOpenApi(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules: REDOCLY_OFF });
  const redocly = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']], rules: SPECTRAL_OFF });
  const results = await spectral.run(JSON.parse(source) as Record<string, unknown>);
  return [
    ...redocly.map(({ ruleId, message, location: [place] }) => ({
      rule: ruleId,
      at: place?.pointer ?? '',
      message,
    })),
    ...results.map(({ code, message, path }) => ({ rule: String(code), at: `#/${path.join('/')}`, message })),
  ]
    .filter(({ at }) => !UNREFERENCED.some((name) => at.endsWith(`/components/schemas/${name}`)))
    .map(({ rule, at, message }) => `${at} ${rule}: ${message}`);
}
