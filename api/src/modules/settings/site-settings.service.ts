import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { changedMeanwhile } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AuditTrail } from '../audit/index.ts';
import { settingsAnswer } from './settings.admin.mapper.ts';
import { DEFAULT_SITE, type SiteInForce, type SiteValues } from './site-settings.ts';
import { SiteSettingsRepository } from './site-settings.repository.ts';

/** Cache TTL in ms; changes by another process become visible after it. */
const KEPT_MS = 1000;
/** Audit subject; there is a single row. */
const SUBJECT = { type: 'settings', id: 1 } as const;

export type SiteVersion = { values: SiteInForce; version: number; updatedAt: Date | null };

/** Site settings, cached for a second because every public page needs them. */
@Injectable()
export class SiteSettings {
  private kept: { values: SiteInForce; until: number } | null = null;

  constructor(
    private readonly rows: SiteSettingsRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async current(): Promise<SiteInForce> {
    if (this.kept !== null && this.kept.until > performance.now()) return this.kept.values;
    const { values } = await this.read();
    this.kept = { values, until: performance.now() + KEPT_MS };
    return values;
  }

  /** Uncached values with their version, for the form. */
  async read(): Promise<SiteVersion> {
    const { row, terms } = await this.rows.read(this.clock.today());
    const termsVersion = terms ?? DEFAULT_SITE.termsVersion;
    return row === null
      ? { values: { ...DEFAULT_SITE, termsVersion }, version: 1, updatedAt: null }
      : {
          values: { ...DEFAULT_SITE, ...row.values, termsVersion },
          version: row.version,
          updatedAt: row.updatedAt,
        };
  }

  /** Clears the cache after a change. */
  forget(): void {
    this.kept = null;
  }

  /** Replaces all values; fails with a conflict if the version is outdated. */
  async change(actor: Actor, version: number, values: SiteValues): Promise<SiteVersion> {
    const saved = await this.unit.run(async () => {
      const { termsVersion, ...delivered } = DEFAULT_SITE;
      const row = await this.rows.locked(delivered, this.clock.now());
      const before = { ...delivered, ...row.values };
      const { terms } = await this.rows.read(this.clock.today());
      const inForce = { termsVersion: terms ?? termsVersion };
      if (row.version !== version)
        throw changedMeanwhile(
          settingsAnswer({
            values: { ...before, ...inForce },
            version: row.version,
            updatedAt: row.updatedAt,
          }),
        );
      row.values = values;
      row.version += 1;
      row.updatedAt = this.clock.now();
      await this.rows.flush();
      await this.audit.record(actor, 'settings.save', SUBJECT, flat(before), flat(values));
      return { values: { ...values, ...inForce }, version: row.version, updatedAt: row.updatedAt };
    });
    this.forget();
    return saved;
  }
}

/** Flattens nested values for the audit log. */
const flat = ({ company, billing, ...others }: SiteValues): Record<string, unknown> => ({
  ...others,
  ...Object.fromEntries(Object.entries(company).map(([name, value]) => [`company_${name}`, value])),
  ...Object.fromEntries(Object.entries(billing).map(([name, value]) => [`billing_${name}`, value])),
});
