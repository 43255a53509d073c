import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { changedMeanwhile } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AuditTrail } from '../audit/index.ts';
import { settingsAnswer } from './settings.admin.mapper.ts';
import { DEFAULT_SITE, type SiteValues } from './site-settings.ts';
import { SiteSettingsRepository } from './site-settings.repository.ts';

/** How long a process may show what another one has changed. */
const KEPT_MS = 1000;
/** The audit log names one subject of this kind. */
const SUBJECT = { type: 'settings', id: 1 } as const;

export type SiteVersion = { values: SiteValues; version: number; updatedAt: Date | null };

/** What the operator has set of the site. Asked for by every public page, so it is read once a second at most. */
@Injectable()
export class SiteSettings {
  private kept: { values: SiteValues; until: number } | null = null;

  constructor(private readonly rows: SiteSettingsRepository, private readonly unit: UnitOfWork, private readonly audit: AuditTrail, private readonly clock: Clock) {}

  async current(): Promise<SiteValues> {
    if (this.kept !== null && this.kept.until > performance.now()) return this.kept.values;
    const { values } = await this.read();
    this.kept = { values, until: performance.now() + KEPT_MS };
    return values;
  }

  /** The newest values with their version, for the form. */
  async read(): Promise<SiteVersion> {
    const row = await this.rows.read();
    return row === null ? { values: DEFAULT_SITE, version: 1, updatedAt: null } : { values: { ...DEFAULT_SITE, ...row.values }, version: row.version, updatedAt: row.updatedAt };
  }

  /** Sets everything at once; refused when somebody else did so since the given version. */
  async change(actor: Actor, version: number, values: SiteValues): Promise<SiteVersion> {
    const saved = await this.unit.run(async () => {
      const row = await this.rows.locked(DEFAULT_SITE, this.clock.now());
      const before = { ...DEFAULT_SITE, ...row.values };
      if (row.version !== version) throw changedMeanwhile(settingsAnswer({ values: before, version: row.version, updatedAt: row.updatedAt }));
      row.values = values;
      row.version += 1;
      row.updatedAt = this.clock.now();
      await this.rows.flush();
      await this.audit.record(actor, 'settings.save', SUBJECT, flat(before), flat(values));
      return { values, version: row.version, updatedAt: row.updatedAt };
    });
    this.kept = null;
    return saved;
  }
}

/** Members of members side by side, as the audit log compares them. */
const flat = ({ company, billing, ...others }: SiteValues): Record<string, unknown> => ({
  ...others,
  ...Object.fromEntries(Object.entries(company).map(([name, value]) => [`company_${name}`, value])),
  ...Object.fromEntries(Object.entries(billing).map(([name, value]) => [`billing_${name}`, value])),
});
