import { Injectable } from '@nestjs/common';
import { LAYOUTS } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { createConflictError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AuditTrailService } from '../audit/index.ts';
import { toSiteSettingsDto, type VersionedSiteValues } from './settings.admin.mapper.ts';
import { DEFAULT_SITE, type CurrentSiteValues, type SiteChanges, type SiteValues } from './site-settings.ts';
import { SiteSettingsRepository } from './site-settings.repository.ts';

/** Cache TTL in ms; changes by another process become visible after it. */
const CACHE_TTL_MS = 1000;
/** Audit subject; there is a single row. */
const AUDIT_SUBJECT = { type: 'settings', id: 1 } as const;

/** Site settings, cached for a second because every public page needs them. */
@Injectable()
export class SiteSettingsService {
  private cached: { values: CurrentSiteValues; until: number } | null = null;

  constructor(
    private readonly rows: SiteSettingsRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  async getCurrent(): Promise<CurrentSiteValues> {
    if (this.cached !== null && this.cached.until > performance.now()) return this.cached.values;
    const { values } = await this.getLatest();
    this.cached = { values, until: performance.now() + CACHE_TTL_MS };
    return values;
  }

  /** Uncached values with their version, for the form. */
  async getLatest(): Promise<VersionedSiteValues> {
    const { row, terms } = await this.rows.load(this.clock.today());
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
  clearCache(): void {
    this.cached = null;
  }

  /** Replaces all values; fails with a conflict if the version is outdated. */
  async update(actor: Actor, version: number, changes: SiteChanges): Promise<VersionedSiteValues> {
    const saved = await this.unit.run(async () => {
      const { termsVersion, ...defaults } = DEFAULT_SITE;
      const row = await this.rows.loadForUpdate(defaults, this.clock.now());
      const before = { ...defaults, ...row.values };
      const { terms } = await this.rows.load(this.clock.today());
      const inForce = { termsVersion: terms ?? termsVersion };
      if (row.version !== version)
        throw createConflictError(
          toSiteSettingsDto({
            values: { ...before, ...inForce },
            version: row.version,
            updatedAt: row.updatedAt,
          }),
        );
      const values = {
        ...changes,
        layoutAreas: mergeAreas(before.layoutAreas, changes.layoutAreas ?? []),
        schoolHolidays: changes.schoolHolidays ?? before.schoolHolidays,
      };
      row.values = values;
      row.version += 1;
      row.updatedAt = this.clock.now();
      await this.rows.flush();
      await this.audit.record(
        actor,
        'settings.save',
        AUDIT_SUBJECT,
        flattenValues(before),
        flattenValues(values),
      );
      return { values: { ...values, ...inForce }, version: row.version, updatedAt: row.updatedAt };
    });
    this.clearCache();
    return saved;
  }
}

/** The usual area of each layout: the given one, otherwise the present one. */
const mergeAreas = (
  present: SiteValues['layoutAreas'],
  given: SiteValues['layoutAreas'],
): SiteValues['layoutAreas'] =>
  LAYOUTS.flatMap((layout) => [...given, ...present].find((area) => area.layout === layout) ?? []);

/** Flattens nested values for the audit log. */
const flattenValues = ({
  company,
  billing,
  layoutAreas,
  schoolHolidays,
  ...others
}: SiteValues): Record<string, unknown> => ({
  ...others,
  ...Object.fromEntries(Object.entries(company).map(([name, value]) => [`company_${name}`, value])),
  ...Object.fromEntries(Object.entries(billing).map(([name, value]) => [`billing_${name}`, value])),
  school_holidays: schoolHolidays.map(({ name, from, until, districts }) =>
    `${name} ${from}–${until} ${districts.join(', ')}`.trim(),
  ),
  ...Object.fromEntries(layoutAreas.map(({ layout, from, to }) => [`layout_area_${layout}`, [from, to]])),
});
